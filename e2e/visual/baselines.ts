/** Baselines: lossless WebP files, compared pixel by pixel. Nothing is tolerated. */
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

/** The picture on a larger, transparent sheet. */
function onSheet({ data, width, height }: Pixels, sheetWidth: number, sheetHeight: number): Buffer {
  const sheet = Buffer.alloc(sheetWidth * sheetHeight * 4);
  for (let y = 0; y < height; y++)
    data.copy(sheet, y * sheetWidth * 4, y * width * 4, (y + 1) * width * 4);
  return sheet;
}

/**
 * Counts the pixels that differ. Not Playwright's own comparison: that takes a changed pixel beside an
 * edge for antialiasing and passes it, whatever its threshold.
 * @returns nothing when both pictures are the same
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

/** Whether this run renews baselines: `npm run visual:update`. */
const isUpdate = () => ["all", "changed"].includes(test.info().config.updateSnapshots);

async function attach(name: string, pixels: Pixels): Promise<void> {
  const body = await toSharp(pixels).png().toBuffer();
  await test.info().attach(`${name}.png`, { body, contentType: "image/png" });
}

/**
 * Compares a picture with its baseline, or with that of another picture where it has none of its own.
 * The pictures of a difference go into the HTML report.
 * @param base of what the picture is a variant, if of anything: one that looks the same needs no file
 * @returns what is wrong, in one line; nothing where all is well or the baseline has been renewed
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
 * Finds baselines that no picture has any more, and removes them in a run that renews.
 * @param isTaken whether a picture of this name is taken
 * @returns what is wrong, a line each
 */
export function checkStale(isTaken: (name: string) => boolean): string[] {
  const names = globSync("**/*.webp", { cwd: folder }).map((path) =>
    path.slice(0, -".webp".length),
  );
  const stale = names.filter((name) => !isTaken(name));
  if (isUpdate()) for (const name of stale) rmSync(fileOf(name));
  return isUpdate() ? [] : stale.map((name) => `${name} is stale: nothing takes this picture`);
}
