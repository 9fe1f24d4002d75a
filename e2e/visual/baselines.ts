/** Baselines are lossless WebP files, compared pixel by pixel with no tolerance. */
import { test } from "@playwright/test";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

const folder = join(import.meta.dirname, "baselines");
const fileOf = (name: string) => join(folder, `${name}.webp`);

/** Raw pixels, four bytes each. */
export type Pixels = { data: Buffer; width: number; height: number };

async function decode(file: Buffer): Promise<Pixels> {
  const image = sharp(file).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const toSharp = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } });

/** Pads a picture with transparency to a larger size. */
function onSheet({ data, width, height }: Pixels, sheetWidth: number, sheetHeight: number): Buffer {
  const sheet = Buffer.alloc(sheetWidth * sheetHeight * 4);
  for (let y = 0; y < height; y++)
    data.copy(sheet, y * sheetWidth * 4, y * width * 4, (y + 1) * width * 4);
  return sheet;
}

/**
 * Counts differing pixels. Playwright's own comparison will not do: whatever its threshold, it
 * ignores a changed pixel beside an edge as antialiasing.
 * @returns undefined if the pictures are the same
 */
function compare(expected: Pixels, actual: Pixels): { count: number; diff: Pixels } | undefined {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const isSameSize = expected.width === actual.width && expected.height === actual.height;
  if (isSameSize && expected.data.equals(actual.data)) return undefined;
  const diff = { data: Buffer.alloc(width * height * 4), width, height };
  const sheets = [expected, actual].map((pixels) => onSheet(pixels, width, height));
  const options = { threshold: 0, includeAA: true, checkerboard: true };
  return { count: pixelmatch(sheets[0]!, sheets[1]!, diff.data, width, height, options), diff };
}

/** Whether this run updates baselines: `npm run visual:update`. */
const isUpdate = () => ["all", "changed"].includes(test.info().config.updateSnapshots);

async function attach(name: string, pixels: Pixels): Promise<void> {
  const body = await toSharp(pixels).png().toBuffer();
  await test.info().attach(`${name}.png`, { body, contentType: "image/png" });
}

/**
 * Compares a picture with its baseline, falling back to that of another picture. Attaches the
 * pictures to the HTML report if they differ.
 * @param base name of the picture this is a variant of: a variant that looks the same needs no
 * baseline
 * @returns one line of what is wrong; undefined if all is well or the baseline was updated
 */
export async function check(png: Buffer, name: string, base?: string): Promise<string | undefined> {
  const actual = await decode(png);
  const read = (of = name) =>
    existsSync(fileOf(of)) ? decode(readFileSync(fileOf(of))) : undefined;
  const baseline = base === undefined ? undefined : await read(base);
  const expected = (await read()) ?? baseline;
  const difference = expected && compare(expected, actual);
  if (isUpdate()) {
    if (baseline && !compare(baseline, actual)) rmSync(fileOf(name), { force: true });
    else if (!expected || difference) {
      mkdirSync(dirname(fileOf(name)), { recursive: true });
      writeFileSync(fileOf(name), await toSharp(actual).webp({ lossless: true }).toBuffer());
    }
    return undefined;
  }
  if (expected && !difference) return undefined;
  await attach(`${name}-actual`, actual);
  if (!expected || !difference) return `${name} has no baseline`;
  await attach(`${name}-expected`, expected);
  await attach(`${name}-diff`, difference.diff);
  return `${name}: ${difference.count} px differ`;
}

/**
 * Reports baselines that no picture uses; deletes them in an update run.
 * @param isTaken whether a picture of this name is taken
 * @returns one line per problem
 */
export function checkStale(isTaken: (name: string) => boolean): string[] {
  const names = globSync("**/*.webp", { cwd: folder }).map((path) =>
    path.slice(0, -".webp".length),
  );
  const stale = names.filter((name) => !isTaken(name));
  if (isUpdate()) for (const name of stale) rmSync(fileOf(name));
  return isUpdate() ? [] : stale.map((name) => `${name} is stale: nothing takes this picture`);
}
