/** Figures in a long text: a picture alone in its paragraph, `![alt](file "Caption")`. */
import type { Element, ElementContent, Root } from "hast";
import { pictureAttributes } from "../lib/pictureAttributes.ts";
import { h } from "../lib/hast.ts";
import { showPicture, type PictureManifest } from "./pictures.server.ts";
import type { Picture } from "./schema/common.ts";

/** The width of the text on a phone, otherwise that of a figure in `Prose`. */
const sizes = "(min-width: 1200px) 60vw, (min-width: 640px) 600px, calc(100vw - 40px)";

/** The picture of a paragraph that consists of nothing else. */
function pictureIn({ tagName, children }: Element): Picture | undefined {
  const [image, ...others] = children;
  if (tagName !== "p" || others.length > 0) return undefined;
  if (image?.type !== "element" || image.tagName !== "img") return undefined;
  const { src, alt, title } = image.properties;
  return { src: String(src), alt: alt ?? "", sample: false, ...(title && { caption: title }) };
}

/**
 * A picture with its files, sizes and caption.
 * @param inline renders the Markdown of a caption
 */
export function figureOf(
  picture: Picture,
  pictures: PictureManifest,
  inline: (markdown: string) => ElementContent[],
): Element {
  const shown = pictureAttributes(showPicture(picture, pictures), sizes);
  const image = h("img", shown.image);
  return h(
    "figure",
    {},
    shown.source ? h("picture", {}, h("source", shown.source), image) : image,
    ...(picture.caption ? [h("figcaption", {}, ...inline(picture.caption))] : []),
  );
}

/**
 * Turns each such paragraph into a figure.
 * @param inline renders the Markdown of a caption
 */
export function showFigures(
  tree: Root,
  pictures: PictureManifest,
  inline: (markdown: string) => ElementContent[],
) {
  for (const [index, node] of tree.children.entries()) {
    const picture = node.type === "element" && pictureIn(node);
    if (picture) tree.children[index] = figureOf(picture, pictures, inline);
  }
}
