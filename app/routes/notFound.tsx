import { getContent } from "../content/content.server.ts";
import { showPicture } from "../content/pictures.server.ts";
import { NotFoundPage } from "../sections/shell/NotFoundPage.tsx";
import { pageHead } from "../seo/head.server.ts";
import { getPages } from "../seo/pages.server.ts";
import type { Route } from "./+types/notFound";

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
  const { pictures, words } = getContent();
  const { title, lead, linksTitle, picture, links } = words.notFound;
  const known = new Set(getPages().map(({ path }) => path));
  return {
    head: pageHead("/404"),
    page: {
      title,
      lead,
      linksTitle,
      picture: showPicture(picture, pictures),
      links: links.filter(({ href }) => known.has(href)),
    },
  };
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <NotFoundPage breadcrumbs={loaderData.head.breadcrumbs} {...loaderData.page} />
      <script dangerouslySetInnerHTML={{ __html: redirectToLowerCase }} />
    </>
  );
}
