import { NotFoundPage } from "../sections/shell/NotFoundPage.tsx";
import { pageHead } from "../seo/head.server.ts";
import { headTags } from "../seo/metadata.ts";
import type { Route } from "./+types/notFound";
import { useShell } from "./useShell.ts";

/**
 * The file that hosts answer unknown addresses with. It ships no script: React would hydrate it at
 * an address it was not rendered for.
 */
export const handle = { hydrate: false };

export function loader() {
  return { head: pageHead("/404") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function NotFound() {
  const { contact, notFoundPicture, hasGuides } = useShell();
  return <NotFoundPage contact={contact} picture={notFoundPicture} hasGuides={hasGuides} />;
}
