import { useState } from "react";
import { SettingSwitch } from "../../widgets/SettingSwitch/SettingSwitch.tsx";
import { useHydrated } from "../../widgets/useHydrated.ts";

export type StoredSwitchProps = {
  label: string;
  description: string;
  /** Shown if the browser cannot store the choice. */
  storageError: string;
  setting: {
    isOn: () => boolean;
    /** Stores the choice; returns false if it cannot. */
    set: (on: boolean) => boolean;
  };
};

/** A setting stored in this browser. Shown as on until hydrated. */
export function StoredSwitch({ label, description, storageError, setting }: StoredSwitchProps) {
  const hydrated = useHydrated();
  const [choice, setChoice] = useState<boolean>();
  const [refused, setRefused] = useState(false);
  const on = choice ?? (hydrated ? setting.isOn() : true);
  return (
    <SettingSwitch
      label={label}
      description={refused ? storageError : description}
      checked={on && !refused}
      disabled={!hydrated}
      onChange={(checked) => {
        setChoice(checked);
        setRefused(!setting.set(checked));
      }}
    />
  );
}
