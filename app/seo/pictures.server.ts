/** The pictures of a page: their files for structured data and the sitemap, and its link preview. */
import type { Content } from "../content/entries.server.ts";
import { showPicture } from "../content/pictures.server.ts";
import type { Picture } from "../content/schema/common.ts";
import type { Page } from "./pages.server.ts";

/**
 * The file to use where formats cannot be negotiated, a drawing's SVG or a photograph's JPEG, with
 * its own size in px.
 */
export function pictureFile(picture: Picture, content: Content) {
  const { src, alt, caption, width, height } = showPicture(picture, content.pictures);
  // A photograph's JPEG is narrower than the original; its file name ends in the width.
  const wide = Number(/-(\d{3,4})\.jpg$/.exec(src)?.[1] ?? width);
  return {
    src,
    alt,
    ...(caption && { caption }),
    width: wide,
    height: Math.round((height * wide) / width),
  };
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
