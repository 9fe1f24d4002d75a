/** Reads the owner's pictures and films, and says in plain words why one cannot be used or found. */
import sharp from "sharp";
import { optimize, type CustomPlugin } from "svgo";
import { visit } from "unist-util-visit";
import { parseTyped } from "../../app/content/text.server.ts";
import { pictureName } from "../../app/content/hints.server.ts";
import { excerpt } from "../../app/lib/shorten.ts";
import { palette } from "../../app/theme/palette.ts";

/** Where the owner puts them. */
export const pictureFolder = "app/content/pictures";

/** Why a file cannot be used and what to do about it, in one line with its name. */
export class PictureIssue extends Error {}

/** What to do about a photograph that browsers do not show. */
const exportHeic =
  "browsers show no HEIC. On the iPhone choose Settings, Camera, Formats, Most Compatible, or open the file and export it as JPEG; then put the .jpg here instead.";

const videoSize = { width: 1280, height: 720 };
/** How a file of each kind begins: in MP4 after four bytes, and not as a QuickTime film does. */
const films: Record<string, RegExp> = { mp4: /^.{4}ftyp(?!qt)/s, webm: /^.E\xDF\xA3/s };
const formats: Record<string, string> = { jpg: "jpeg", webp: "webp", svg: "svg" };

/** A photograph upright and opaque, a drawing without scripts, a film as it is; sizes in px. */
export type Contents = { data: Buffer; width: number; height: number };

/** Removes animations that write an address, which may be a script's: svgo looks at links only. */
const removeLinkAnimations: CustomPlugin = {
  name: "removeLinkAnimations",
  fn: () => ({
    element: {
      enter(node, parent) {
        if (/^(.*:)?href$/.test(node.attributes.attributeName ?? ""))
          parent.children = parent.children.filter((child) => child !== node);
      },
    },
  }),
};

async function readImage(bytes: Buffer, format: string): Promise<Contents> {
  const found = await sharp(bytes).metadata();
  if (found.compression === "hevc") throw new PictureIssue(exportHeic);
  if (found.format !== format)
    throw new PictureIssue(
      `this is ${found.format.toUpperCase()}, though its name says ${format.toUpperCase()}. Open it and export it as JPEG; then put the .jpg here instead.`,
    );
  if ((found.pages ?? 1) > 1)
    throw new PictureIssue("photographs don't move. Export one of its pictures as JPEG.");
  if (format === "svg") {
    // A drawing can hold scripts, which run where it is opened by its own address.
    const { data } = optimize(bytes.toString(), {
      plugins: ["removeScripts", removeLinkAnimations],
    });
    return { data: Buffer.from(data), width: found.width, height: found.height };
  }
  // Harmless oddities, such as bytes after the picture's end, are let pass.
  const { data, info } = await sharp(bytes, { failOn: "error" })
    // Applies the EXIF orientation before all metadata, GPS included, is stripped.
    .rotate()
    .flatten({ background: palette.background.default })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Reads a picture or a film as what its name says it is.
 * @param file path below `app/content/pictures`
 * @throws PictureIssue
 */
export async function readPicture(file: string, bytes: Buffer): Promise<Contents> {
  const ending = file.slice(file.lastIndexOf(".") + 1);
  const film = films[ending];
  try {
    if (!film) return await readImage(bytes, formats[ending]!);
    if (film.test(bytes.toString("latin1", 0, 16))) return { data: bytes, ...videoSize };
    throw new PictureIssue(`this is no ${ending.toUpperCase()}. Export the film as that again.`);
  } catch (error) {
    const reason = (error as Error).message;
    const remedy = `it cannot be read as ${ending.toUpperCase()} (${excerpt(reason.split("\n", 1)[0]!)}). Copy it here again, or open it and export it anew, at most 8000 pixels wide.`;
    throw new PictureIssue(`${file}: ${error instanceof PictureIssue ? reason : remedy}`);
  }
}

/** Picture files whose format or name is not supported, each with what to do about it. */
export function pictureNameIssues(files: string[]): string[] {
  return files.flatMap((file) => {
    if (/\.hei[cf]$/i.test(file)) {
      return [`${file}: ${exportHeic}`];
    }
    if (/\.(png|avif|gif|tiff?|bmp|jfif|jxl)$/i.test(file)) {
      return [
        `${file}: photographs are taken as JPEG or WebP. Export it as JPEG and put that here.`,
      ];
    }
    if (/\.(mov|avi|mkv|m4v|3gp)$/i.test(file))
      return [`${file}: films are taken as MP4 and WebM. Export it as both and put those here.`];
    // The record, and a note to oneself.
    if (/\.(json|txt|md)$/i.test(file)) return [];
    if (!/\.(jpe?g|webp|svg|mp4|webm)$/i.test(file))
      return [
        `${file}: this is no picture that browsers show. Export it as JPEG and put that here, or take it away.`,
      ];
    if (/^[a-z0-9/_-]+\.(jpg|webp|svg|mp4|webm)$/.test(file)) return [];
    return [
      `${file}: names are small letters, digits, hyphens and underscores. Call it ${pictureName(file)}.`,
    ];
  });
}

/** Whether a file is a photograph, judging by its name. */
export const isPhotograph = (file: string) => /\.(jpg|webp)$/.test(file);

/** The files that fields name at any depth, alone or as a picture in a text. */
export function filesNamed(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(filesNamed);
  if (typeof value !== "string") return [];
  const found = [value];
  visit(parseTyped(value), "image", ({ url }) => void found.push(url));
  return found;
}

/** Photographs that no entry names, which are not published. */
export const unnamed = (files: string[], named: Set<string>): string[] =>
  files.filter((file) => isPhotograph(file) && !named.has(file));

/** What to do about a photograph that no entry uses. */
export const missingAltMessage = (file: string) =>
  `${file}: no entry shows it yet, so it is not published. Name it in one, and say under alt what is to be seen:\n    - src: ${file}\n      alt: …`;
