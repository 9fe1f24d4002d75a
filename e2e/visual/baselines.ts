/**
 * Baselines are lossless WebP files, compared pixel by pixel with no tolerance. Playwright's own
 * comparison ignores a changed pixel beside an edge as antialiasing, whatever its threshold.
 */
import { test } from "@playwright/test";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";

const folder = join(import.meta.dirname, "baselines");
const fileOf = (name: string) => join(folder, `${name}.webp`);

type Pixels = { data: Buffer; width: number; height: number };

async function decode(file: Buffer): Promise<Pixels> {
  const image = sharp(file).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const toSharp = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } });

/** `npm run visual:update`. */
const isUpdate = () => ["all", "changed"].includes(test.info().config.updateSnapshots);

/** Attaches a picture to the report, and returns it as PNG. */
async function attach(name: string, picture: Sharp): Promise<Buffer> {
  const body = await picture.removeAlpha().png().toBuffer();
  await test.info().attach(`${name}.png`, { body, contentType: "image/png" });
  return body;
}

/** The rectangle that holds every pixel in which two pictures of one size differ. */
function differingPart({ data, width }: Pixels, other: Pixels): string {
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  for (let at = 0; at < data.length; at += 4) {
    if (data.readUInt32LE(at) === other.data.readUInt32LE(at)) continue;
    columns.add((at / 4) % width);
    rows.add(Math.floor(at / 4 / width));
  }
  const range = (of: Set<number>) => `${Math.min(...of)}–${Math.max(...of)}`;
  return `x ${range(columns)}, y ${range(rows)} px`;
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
  const fileAt = (of: string) => (existsSync(fileOf(of)) ? readFileSync(fileOf(of)) : undefined);
  const baseline = base === undefined ? undefined : fileAt(base);
  const file = fileAt(name) ?? baseline;
  const isSame = async (other?: Buffer) => {
    if (other === undefined) return false;
    const { data, width } = await decode(other);
    return width === actual.width && data.equals(actual.data);
  };
  if (isUpdate()) {
    if (await isSame(baseline)) rmSync(fileOf(name), { force: true });
    else if (!(await isSame(file))) {
      mkdirSync(dirname(fileOf(name)), { recursive: true });
      await toSharp(actual).webp({ lossless: true }).toFile(fileOf(name));
    }
    return undefined;
  }
  if (await isSame(file)) return undefined;
  const shown = await attach(`${name}-actual`, toSharp(actual));
  if (!file) return `${name} has no baseline`;
  const expected = await decode(file);
  const { width, height } = expected;
  await attach(`${name}-expected`, sharp(file));
  if (width !== actual.width || height !== actual.height)
    return `${name} is ${actual.width} × ${actual.height} px, not ${width} × ${height}`;
  await attach(`${name}-diff`, sharp(file).composite([{ input: shown, blend: "difference" }]));
  return `${name} differs at ${differingPart(actual, expected)}`;
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
