import { NotFoundPage } from "../sections/shell/NotFoundPage.tsx";
import { pageHead } from "../seo/head.server.ts";
import { useShell } from "../sections/page/useShell.ts";

export { meta } from "./meta.ts";

/**
 * The file that hosts serve for unknown addresses. It ships no application scripts: React would
 * hydrate it at an address it was not rendered for.
 */
export const handle = { hydrate: false };

/**
 * Static hosts match paths case-sensitively: redirects to the lower-case path if there is a page.
 */
const redirectToLowerCase = `{
  const address = new URL(location.href);
  address.pathname = address.pathname.toLowerCase();
  if (address.pathname !== location.pathname)
    fetch(address, { method: "HEAD" }).then(
      ({ ok }) => ok && location.replace(address),
      () => {},
    );
}`;

export function loader() {
  return { head: pageHead("/404") };
}

export default function NotFound() {
  const { notFoundPicture, hasGuides } = useShell();
  return (
    <>
      <NotFoundPage picture={notFoundPicture} hasGuides={hasGuides} />
      <script dangerouslySetInnerHTML={{ __html: redirectToLowerCase }} />
    </>
  );
}
