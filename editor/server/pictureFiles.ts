/** Photographs that arrive through the editor, and the pictures that are there already. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { namesToMend } from "../../scripts/build/ownersPictures.ts";
import { Refusal } from "./entryFiles.ts";

const folder = join(process.cwd(), "app/content/pictures");
const run = promisify(execFile);

/** Share of the upright picture that is kept, 0 to 1. */
export type Crop = { left: number; top: number; width: number; height: number };

/** Longest side that is kept, px: enough for a screen of any density, and for a print of 30 cm. */
const longest = 4000;

const slugOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/\.[a-z0-9]+$/, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");

/** Names of all pictures an entry can show, as it names them. */
export async function listPictures(): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => isPicture(name) && !/^(og|icons|social|partners)\//.test(name))
    .toSorted();
}

export const isPicture = (name: string) => /^[a-z0-9/-]+\.(jpg|svg)$/.test(name);

/** Where a picture lies; undefined when there is none of that name in the folder. */
export async function picturePath(name: string): Promise<string | undefined> {
  if (!isPicture(name)) return undefined;
  const path = await realpath(join(folder, name)).catch(() => undefined);
  return path?.startsWith((await realpath(folder)) + sep) ? path : undefined;
}

/** One after the other: two runs would write the same list of derivatives. */
let derivatives: Promise<unknown> = Promise.resolve();

/** Makes the sizes that the site shows, as `npm run pictures` does. */
export function makeDerivatives(): Promise<unknown> {
  derivatives = derivatives
    .catch(() => undefined)
    .then(() => run(process.execPath, ["scripts/build/pictures.ts"]));
  return derivatives;
}

/**
 * Keeps an uploaded photograph: upright, cropped as asked, as JPEG, without what the camera wrote
 * into it, such as where it was taken.
 * @param into folder and name wanted, in any words
 * @returns its name as an entry names it
 * @throws Refusal when it is no picture that can be read
 */
export async function keepPicture(
  bytes: Buffer,
  into: { folder: string; name: string },
  crop: Crop | undefined,
): Promise<string> {
  const heic = /\.hei[cf]$/i.test(into.name) ? namesToMend([into.name]) : [];
  if (heic.length > 0) throw new Refusal(heic.join("\n"));
  let upright;
  try {
    upright = await sharp(bytes).rotate().toBuffer({ resolveWithObject: true });
  } catch {
    throw new Refusal(`${into.name}: expected a photograph as JPEG, PNG or WebP`);
  }
  const { width, height } = upright.info;
  let image = sharp(upright.data).flatten({ background: "white" });
  if (crop) {
    const left = Math.min(Math.max(0, Math.round(crop.left * width)), width - 1);
    const top = Math.min(Math.max(0, Math.round(crop.top * height)), height - 1);
    image = image.extract({
      left,
      top,
      width: Math.min(Math.max(1, Math.round(crop.width * width)), width - left),
      height: Math.min(Math.max(1, Math.round(crop.height * height)), height - top),
    });
  }
  const jpeg = await image
    .resize(longest, longest, { fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 92, mozjpeg: true })
    .toBuffer();
  const home = slugOf(into.folder) || "photographs";
  const stem = slugOf(into.name) || "picture";
  await mkdir(join(folder, home), { recursive: true });
  let name = `${home}/${stem}.jpg`;
  for (let next = 2; existsSync(join(folder, name)); next++) name = `${home}/${stem}-${next}.jpg`;
  const path = join(folder, name);
  await writeFile(`${path}.tmp`, jpeg);
  await rename(`${path}.tmp`, path);
  try {
    await makeDerivatives();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return name;
}
