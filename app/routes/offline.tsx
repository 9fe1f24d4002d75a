import { offline } from "../content/singles.ts";
import { OfflinePage } from "../sections/shell/OfflinePage.tsx";
import type { Route } from "./+types/offline";
import { useShell } from "../sections/shell/useShell.ts";
import { memoPage } from "./memoPage.ts";

/** Served by the service worker at the address of any page not cached, so it must not hydrate. */
export const handle = { hydrate: false };

export function loader() {
  return offline.page;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export default memoPage(function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflinePage {...loaderData} contact={useShell().contact} />;
});
