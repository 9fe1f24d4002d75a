import { useState } from "react";
import { useHydrated } from "../useHydrated.ts";
import { SettingSwitch } from "./SettingSwitch.tsx";

export type StoredSwitchProps = {
  label: string;
  description: string;
  /** Shown if the browser cannot store the choice. */
  refusal: string;
  isOn: () => boolean;
  /** Stores the choice; returns false if it cannot. */
  set: (on: boolean) => boolean;
};

/** A setting stored in this browser. Shown as on until hydrated. */
export function StoredSwitch({ label, description, refusal, isOn, set }: StoredSwitchProps) {
  const hydrated = useHydrated();
  const [choice, setChoice] = useState<boolean>();
  const [refused, setRefused] = useState(false);
  const on = choice ?? (hydrated ? isOn() : true);
  return (
    <SettingSwitch
      label={label}
      description={refused ? refusal : description}
      checked={on && !refused}
      disabled={!hydrated}
      onChange={(checked) => {
        setChoice(checked);
        setRefused(!set(checked));
      }}
    />
  );
}
