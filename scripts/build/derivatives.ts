/** Makes what pages load of a picture, within its bytes. */
import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { readText } from "../../app/content/source.server.ts";
import { palette } from "../../app/theme/palette.ts";
import { linkPreview, previewSettings, previewSize } from "./linkPreview.ts";
import {
  isPhotograph,
  pictureFolder as source,
  readPicture,
  type Contents,
} from "./ownersPictures.ts";
import type { PictureRecord } from "../../app/content/pictures.server.ts";

/** Where they are written. */
export const target = "public/pictures";

const photographs = {
  /** Behind what an original leaves transparent. */
  paper: palette.background.default,
  /**
   * Widths in px; browsers take the first that is wide enough. A picture as wide as the page less its
   * margins needs 640 to 670 px on phones with a pixel ratio of 2, and 960 to 980 on most with a
   * higher one.
   */
  widths: [480, 680, 800, 1000, 1200, 1600],
  fallbackWidth: 800,
  /**
   * Maximum size of a file up to a width, in bytes. A card loads 480 or 680 px, on a dense phone screen
   * 1000 or 1200; only large pictures and the lightbox load more. Leaves and grass need more bytes
   * than painted boards, so quality is lowered until a file fits. Up to 680 px a file fits, headers
   * included, into the first two round trips of a slow connection shared with the fonts.
   */
  limits: [
    [680, 19_500],
    [1200, 45_000],
    [Infinity, 140_000],
  ] as const,
  // A tenth smaller than full chroma resolution at effort 3, for three seconds more.
  avif: { effort: 4, chromaSubsampling: "4:2:0" },
  avifQualities: [52, 47, 44, 41, 38, 34, 30, 26],
  jpegQualities: [76, 70, 64, 58, 52, 46, 40],
};
const limitAt = (width: number) => photographs.limits.find(([upTo]) => width <= upTo)![1];

/** Link previews, of a picture of the content or drawn for the purpose. */
const previews = { ...previewSettings, limit: 130_000, qualities: [80, 74, 68, 60] };
const drawnPreviews = {
  ...previewSize,
  paper: palette.background.default,
  density: 144,
  quality: 82,
};

/**
 * What derivatives are made with is part of the hash in their names, so that all are made again when it changes.
 * Increase a number when code makes something else of the same settings: `readPicture` of a drawing, for one.
 */
const treatments = {
  photograph: { code: 1, ...photographs },
  drawing: { code: 1 },
  film: { code: 1 },
  drawnPreview: { code: 1, ...drawnPreviews },
  preview: { code: 1, ...previews },
};
const markFile = "public/logo.svg";

/** Bytes of a file; those of a drawing do not depend on the system's line ends. */
function bytesOf(file: string): Buffer {
  const bytes = readFileSync(file);
  return file.endsWith(".svg") && isUtf8(bytes) ? Buffer.from(readText(file)) : bytes;
}

const digest = (...parts: (string | Buffer)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 10);
};

function treatmentOf(file: string): keyof typeof treatments {
  if (file.startsWith("og/")) return "drawnPreview";
  if (file.endsWith(".svg")) return "drawing";
  return isPhotograph(file) ? "photograph" : "film";
}

/** What identifies an original and how it is treated. */
const hashOf = (file: string, bytes: Buffer) =>
  digest(JSON.stringify(treatments[treatmentOf(file)]), bytes);

/** The first encoding within the limit, or the last. */
async function within(
  limit: number,
  steps: number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let made: Buffer = Buffer.alloc(0);
  for (const quality of steps) {
    made = await encode(quality);
    if (made.length <= limit) break;
  }
  return made;
}

/** Path of an original's link preview, relative to `public/pictures`. */
const shareName = (file: string, bytes: Buffer) =>
  `og/${file.replace(/\.[a-z0-9]+$/, "")}-${digest(JSON.stringify(treatments.preview), bytes, bytesOf(markFile))}.jpg`;

/** Writes a file below `public/pictures`, unless it is there; returns its URL. */
type Write = (name: string, make: () => Promise<Buffer> | Buffer) => Promise<string>;

async function derivePhotograph(upright: Contents, stem: string, write: Write) {
  const { width, height } = upright;
  const { widths, fallbackWidth, avifQualities, jpegQualities } = photographs;
  const sizes = widths.filter((wide) => wide <= width);
  if (sizes.length === 0) sizes.push(width);
  const avif: string[] = [];
  for (const wide of sizes) {
    const url = await write(`${stem}-${wide}.avif`, () =>
      within(limitAt(wide), avifQualities, (quality) =>
        sharp(upright.data)
          .resize(wide)
          .avif({ quality, ...photographs.avif })
          .toBuffer(),
      ),
    );
    avif.push(`${url} ${wide}w`);
  }
  const fallback = Math.min(fallbackWidth, width);
  const src = await write(`${stem}-${fallback}.jpg`, () =>
    within(limitAt(fallback), jpegQualities, (quality) =>
      sharp(upright.data).resize(fallback).jpeg({ quality, mozjpeg: true }).toBuffer(),
    ),
  );
  const { dominant } = await sharp(upright.data).stats();
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  return { width, height, src, avif: avif.join(", "), colour };
}

/**
 * The record of a picture, with files that are made if they are missing.
 * @throws PictureIssue if the original cannot be used
 */
export async function derive(file: string, shared: boolean): Promise<PictureRecord> {
  const bytes = bytesOf(join(source, file));
  const contents = await readPicture(file, bytes);
  const hash = hashOf(file, bytes);
  const stem = `${file.replace(/\.[a-z0-9]+$/, "")}-${hash}`;
  const ending = file.slice(file.lastIndexOf("."));
  const files: string[] = [];
  const write: Write = async (name, make) => {
    files.push(name);
    const path = join(target, name);
    if (!existsSync(path)) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await make());
    }
    return `/pictures/${name}`;
  };

  if (file.startsWith("og/")) {
    // Link previews do not support SVG.
    const src = await write(`${stem}.jpg`, () =>
      sharp(contents.data, { density: drawnPreviews.density })
        .flatten({ background: drawnPreviews.paper })
        .resize(previewSize.width, previewSize.height)
        .jpeg({ quality: drawnPreviews.quality })
        .toBuffer(),
    );
    return { hash, ...previewSize, src, colour: "transparent", files };
  }

  const { width, height } = contents;
  const picture = isPhotograph(file)
    ? await derivePhotograph(contents, stem, write)
    : {
        width,
        height,
        src: await write(`${stem}${ending}`, () => contents.data),
        colour: "transparent",
      };
  const share =
    shared &&
    (await write(shareName(file, bytes), async () => {
      const preview = await linkPreview(bytes, file.endsWith(".svg"), bytesOf(markFile));
      return within(previews.limit, previews.qualities, (quality) =>
        sharp(preview).jpeg({ quality, mozjpeg: true }).toBuffer(),
      );
    }));
  return { hash, ...picture, files, ...(share && { share }) };
}

/** Whether all that a record names is there, and of this original. */
export function isFresh(record: PictureRecord | undefined, file: string, shared: boolean): boolean {
  const bytes = bytesOf(join(source, file));
  return (
    record?.hash === hashOf(file, bytes) &&
    record.share === (shared ? `/pictures/${shareName(file, bytes)}` : undefined) &&
    record.files.every((name) => existsSync(join(target, name)))
  );
}

/** Why a file is too heavy for its width, if it is. */
export function tooHeavy(name: string): string | undefined {
  const width = /-(\d+)\.(avif|jpg)$/.exec(name)?.[1];
  const limit = name.startsWith("og/") ? previews.limit : width && limitAt(Number(width));
  const bytes = statSync(join(target, name)).size;
  return limit && bytes > limit ? `${name} has ${bytes} bytes, at most ${limit}` : undefined;
}
