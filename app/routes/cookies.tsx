import { isMeasuringOn, setMeasuring } from "../metrics/measuringChoice.ts";
import { InformationPage } from "../sections/article/InformationPage.tsx";
import { StoredSwitch } from "../widgets/SettingSwitch/SettingSwitch.tsx";
import type { loader } from "./information.tsx";
import { isHistoryAllowed, setHistoryAllowed } from "../lib/browser/keptHistory.ts";

export { loader, meta } from "./information.tsx";

/** The cookies page: its text and the switches described there. */
export default function Cookies({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { head, ...page } = loaderData;
  return (
    <InformationPage breadcrumbs={head.breadcrumbs} {...page}>
      <StoredSwitch
        label="Measure how fast pages load"
        description="Kept in this browser only. Without scripts nothing is measured."
        storageError="Your browser doesn’t store settings for this site. Measuring is off while this page stays open."
        isOn={isMeasuringOn}
        set={setMeasuring}
      />
      <StoredSwitch
        label="Remember which pages I saw, and where on them I was"
        description="Kept in this browser only, for the search and for going back."
        storageError="Your browser doesn’t store settings for this site. Nothing is remembered while this page stays open."
        isOn={isHistoryAllowed}
        set={setHistoryAllowed}
      />
    </InformationPage>
  );
}
