import { isMeasuringOn, setMeasuring } from "../metrics/choice.ts";
import { InformationPage } from "../sections/article/InformationPage.tsx";
import { StoredSwitch } from "../widgets/SettingSwitch/StoredSwitch.tsx";
import type { loader } from "./information.tsx";
import { useShell } from "../sections/shell/useShell.ts";

export { loader, meta } from "./information.tsx";

/** The cookies page: its text and the switch described there. */
export default function Cookies({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { head, ...page } = loaderData;
  const { contact } = useShell();
  return (
    <InformationPage breadcrumbs={head.breadcrumbs} contact={contact} {...page}>
      <StoredSwitch
        label="Measure how fast pages load"
        description="Kept in this browser only. Without scripts nothing is measured."
        refusal="Your browser doesn’t store settings for this site, so measuring stays off."
        isOn={isMeasuringOn}
        set={setMeasuring}
      />
    </InformationPage>
  );
}
