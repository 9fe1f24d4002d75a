/**
 * Baselines are lossless WebP files, compared pixel by pixel with no tolerance. Playwright's own
 * comparison ignores a changed pixel beside an edge as antialiasing, whatever its threshold.
 */
import { test } from "@playwright/test";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  refusedFolder,
  decode,
  drawDifference,
  isSame,
  toSharp,
  toWebp,
} from "../../scripts/lib/difference.ts";

const folder = join(import.meta.dirname, "baselines");
const fileOf = (name: string) => join(folder, `${name}.webp`);

/** `npm run visual:update`. */
const isUpdate = () => ["all", "changed"].includes(test.info().config.updateSnapshots);

function write(file: string, body: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}

/** Attaches a picture to the report, which shows those of one name together. */
const attach = (name: string, body: Buffer) =>
  test.info().attach(`${name}.webp`, { body, contentType: "image/webp" });

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
  const isLike = async (other?: Buffer) =>
    other !== undefined && isSame(await decode(other), actual);
  if (isUpdate()) {
    if (await isLike(baseline)) rmSync(fileOf(name), { force: true });
    else if (!(await isLike(file)))
      write(fileOf(name), await toSharp(actual).webp({ lossless: true }).toBuffer());
    return undefined;
  }
  if (await isLike(file)) return undefined;
  const shown = await toWebp(toSharp(actual).removeAlpha());
  write(join(refusedFolder, `${name}.webp`), shown);
  if (!file) {
    await attach(`${name}-actual`, shown);
    return `${name} has no baseline`;
  }
  const { picture, words } = await drawDifference(await decode(file), actual);
  await attach(`${name}-expected`, file);
  await attach(`${name}-actual`, shown);
  await attach(`${name}-diff`, picture);
  return `${name}: ${words}`;
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
