import { getContent } from "../content/content.server.ts";
import { measuringChoice } from "../metrics/measuringChoice.ts";
import { InformationPage } from "../sections/article/InformationPage.tsx";
import { StoredSwitch } from "../sections/page/StoredSwitch.tsx";
import { loader as information } from "./information.tsx";
import { historyChoice } from "../lib/browser/keptHistory.ts";

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
      <StoredSwitch {...choices.measuring} setting={measuringChoice} />
      <StoredSwitch {...choices.history} setting={historyChoice} />
    </InformationPage>
  );
}
