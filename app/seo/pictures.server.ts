/** The pictures of a page, for structured data, the feed and the sitemap. */
import type { Content } from "../content/entries.server.ts";
import { showPicture } from "../content/pictures.server.ts";
import type { Picture } from "../content/schema/common.ts";
import type { Page } from "./pages.server.ts";

/** A picture's file in a universally supported format, with the file's own size in px. */
export type PictureFile = {
  src: string;
  alt: string;
  caption?: string;
  width: number;
  height: number;
};

const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** A page's own pictures, the most significant first. */
export function pagePictures(page: Page, content: Content): Picture[] {
  const entry = <Entry extends { slug: string }>(entries: Entry[]) =>
    entries.find(({ slug }) => slug === lastPart(page.path))!;
  switch (page.kind) {
    case "home":
      return [content.home.hero.picture, ...content.home.about.pictures];
    case "project": {
      const { images, showBeforeAfter, beforeImage, afterImage } = entry(content.projects);
      const pair = showBeforeAfter ? [beforeImage, afterImage] : [];
      return [...images, ...pair.filter((picture) => picture !== undefined)];
    }
    case "service":
      return [entry(content.services).picture];
    case "post":
      return [entry(content.posts).picture];
    case "guide":
      return [entry(content.guides).picture];
    default:
      return [];
  }
}

/** The file to use where formats cannot be negotiated: a drawing's SVG or a photograph's JPEG. */
export function pictureFile(picture: Picture, content: Content): PictureFile {
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
