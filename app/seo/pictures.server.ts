/** The pictures of a page: their files for structured data and the sitemap, and its link preview. */
import type { Content } from "../content/entries.server.ts";
import { showPicture } from "../content/pictures.server.ts";
import type { Picture } from "../content/schema/common.ts";
import type { Page } from "./pages.server.ts";

/** The file to use where formats cannot be negotiated: a drawing's SVG or a photograph's JPEG. */
export function pictureFile(picture: Picture, content: Content) {
  const { src, alt, caption } = showPicture(picture, content.pictures);
  return { src, alt, caption };
}

/**
 * A page's link preview, 1200 × 630 px; the home page's drawing if a page has no picture. `src` is a
 * path on this site, `alt` that of the original picture.
 */
export function getSharePicture(page: Page, content: Content) {
  const { home, pictures } = content;
  const first = page.preview ?? page.pictures?.[0];
  const share = first && pictures[first.src]?.share;
  return {
    ...(first && share
      ? { src: share, alt: first.alt }
      : { src: showPicture(home.preview, pictures).src, alt: home.preview.alt }),
    width: 1200,
    height: 630,
  };
}
