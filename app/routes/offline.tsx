import { memo } from "react";
import { offline } from "../content/singles.ts";
import { OfflinePage } from "../sections/shell/OfflinePage.tsx";
import type { Route } from "./+types/offline";
import { useShell } from "../sections/shell/useShell.ts";

/** Shown by the service worker at the address of any page that was not kept: no script fits there. */
export const handle = { hydrate: false };

export function loader() {
  return offline.page;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "robots", content: "noindex" },
];

export default memo(function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflinePage {...loaderData} contact={useShell().contact} />;
});
