import { getContent } from "../content/content.server.ts";
import { isMeasuringOn, setMeasuring } from "../metrics/measuringChoice.ts";
import { InformationPage } from "../sections/article/InformationPage.tsx";
import { StoredSwitch } from "../widgets/SettingSwitch/SettingSwitch.tsx";
import { loader as information } from "./information.tsx";
import { isHistoryAllowed, setHistoryAllowed } from "../lib/browser/keptHistory.ts";

export { meta } from "./meta.ts";

export const loader = (args: { pattern: string }) => ({
  ...information(args),
  choices: getContent().words.cookies,
});

/** The cookies page: its text and the switches described there. */
export default function Cookies({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { head, choices, ...page } = loaderData;
  return (
    <InformationPage breadcrumbs={head.breadcrumbs} {...page}>
      <StoredSwitch {...choices.measuring} isOn={isMeasuringOn} set={setMeasuring} />
      <StoredSwitch {...choices.history} isOn={isHistoryAllowed} set={setHistoryAllowed} />
    </InformationPage>
  );
}
