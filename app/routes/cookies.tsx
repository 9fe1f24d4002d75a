import { useState } from "react";
import { isMeasuringOn, setMeasuring } from "../metrics/choice.ts";
import { isKeepingOn, setKeeping } from "../offline/choice.ts";
import { InformationPage } from "../sections/page/InformationPage.tsx";
import { SettingSwitch } from "../widgets/SettingSwitch/SettingSwitch.tsx";
import { useHydrated } from "../widgets/useHydrated.ts";
import type { loader } from "./information.tsx";
import { useShell } from "./useShell.ts";

export { loader, meta } from "./information.tsx";

type ChoiceProps = {
  label: string;
  description: string;
  /** What is said where the browser keeps no choice. */
  refusal: string;
  isOn: () => boolean;
  /** Keeps the choice; false where that is refused. */
  set: (on: boolean) => boolean;
};

/** A choice that stays in this browser. Taken as made until the page can look. */
function Choice({ label, description, refusal, isOn, set }: ChoiceProps) {
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

/** The cookies page: its text, and the switches it speaks of. */
export default function Cookies({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { head, ...page } = loaderData;
  const { keepsPages } = useShell();
  return (
    <InformationPage breadcrumbs={head.breadcrumbs} {...page}>
      <Choice
        label="Measure how fast pages load"
        description="Kept in this browser only. Without scripts nothing is measured."
        refusal="Your browser keeps no choices for this site, so measuring stays off."
        isOn={isMeasuringOn}
        set={setMeasuring}
      />
      {keepsPages && (
        <Choice
          label="Keep pages I have read, for reading without a signal"
          description="Switching this off also deletes the copies."
          refusal="Your browser keeps no choices for this site, so no page is kept."
          isOn={isKeepingOn}
          set={setKeeping}
        />
      )}
    </InformationPage>
  );
}
