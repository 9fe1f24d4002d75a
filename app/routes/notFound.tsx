import { getContent } from "../content/content.server.ts";
import { showPicture } from "../content/pictures.server.ts";
import { NotFoundPage } from "../sections/shell/NotFoundPage.tsx";
import { pageHead } from "../seo/head.server.ts";
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

const drawing = {
  src: "drawings/not-found.svg",
  alt: "Drawing of a staircase that stops after six steps, the rest only dashed",
  sample: false,
};

export function loader() {
  const { guides, pictures } = getContent();
  return {
    head: pageHead("/404"),
    picture: showPicture(drawing, pictures),
    hasGuides: guides.length > 0,
  };
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { picture, hasGuides } = loaderData;
  return (
    <>
      <NotFoundPage picture={picture} hasGuides={hasGuides} />
      <script dangerouslySetInnerHTML={{ __html: redirectToLowerCase }} />
    </>
  );
}
