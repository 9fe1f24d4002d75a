import { useState } from "react";
import { isMeasuringOn, setMeasuring } from "../metrics/choice.ts";
import { InformationPage } from "../sections/page/InformationPage.tsx";
import { SettingSwitch } from "../widgets/SettingSwitch/SettingSwitch.tsx";
import { useHydrated } from "../widgets/useHydrated.ts";
import type { loader } from "./information.tsx";

export { loader, meta } from "./information.tsx";

/** The cookies page: its text, and the switch it speaks of. */
export default function Cookies({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { head, ...page } = loaderData;
  const hydrated = useHydrated();
  const [choice, setChoice] = useState<boolean>();
  const on = choice ?? (hydrated ? isMeasuringOn() : true);
  const [refused, setRefused] = useState(false);
  return (
    <InformationPage breadcrumbs={head.breadcrumbs} {...page}>
      <SettingSwitch
        label="Measure how fast pages load"
        description={
          refused
            ? "Your browser keeps no choices for this site, so measuring stays off."
            : "Kept in this browser only. Without scripts nothing is measured."
        }
        checked={on && !refused}
        disabled={!hydrated}
        onChange={(checked) => {
          setChoice(checked);
          setRefused(!setMeasuring(checked));
        }}
      />
    </InformationPage>
  );
}
