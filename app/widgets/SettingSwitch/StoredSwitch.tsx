import { useState } from "react";
import { useHydrated } from "../useHydrated.ts";
import { SettingSwitch } from "./SettingSwitch.tsx";

export type StoredSwitchProps = {
  label: string;
  description: string;
  /** What is said where the browser keeps no choice. */
  refusal: string;
  isOn: () => boolean;
  /** Keeps the choice; false where that is refused. */
  set: (on: boolean) => boolean;
};

/** A choice that stays in this browser. Taken as made until the page can look. */
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
