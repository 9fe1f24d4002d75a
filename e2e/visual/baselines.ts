/**
 * Baselines are lossless WebP files, compared pixel by pixel with no tolerance. Playwright's own
 * comparison ignores a changed pixel beside an edge as antialiasing, whatever its threshold.
 */
import { test } from "@playwright/test";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { refusedFolder, decode, isSame, toSharp, toWebp } from "../../scripts/lib/difference.ts";
import { showDifference, type Reader } from "../../scripts/lib/showDifference.ts";

const folder = join(import.meta.dirname, "baselines");
const fileOf = (name: string) => join(folder, `${name}.webp`);

/** `npm run visual:update`. */
const isUpdate = () => ["all", "changed"].includes(test.info().config.updateSnapshots);

function write(file: string, body: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}

/** What a picture shows: the name of its file, what it is called in words, and the words within it. */
type Shown = { name: string; called: string; read: Reader };

type Attachment = { name: string; body: Buffer; contentType: string };
/** What is wrong with a picture, in words, and what the report shows of it: what differs comes first. */
export type Refusal = { lines: string[]; pictures: Attachment[] };

/**
 * Compares a picture with its baseline, falling back to that of another picture.
 * @param base name of the picture this is a variant of: a variant that looks the same needs no
 * baseline
 * @returns undefined if all is well or the baseline was updated
 */
export async function check(
  png: Buffer,
  { name, called, read }: Shown,
  base?: string,
): Promise<Refusal | undefined> {
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
  const contentType = "image/webp";
  const whole = { name: `${called}: all of it after (actual)`, body: shown, contentType };
  if (!file) {
    const words = `The picture of ${called} is new: nobody has accepted one before.`;
    return { lines: [words], pictures: [whole] };
  }
  const { summary, lines, picture } = await showDifference(await decode(file), actual, read);
  return {
    lines: [`The picture of ${called} changed: ${summary}.`, ...lines.map((line) => `  ${line}`)],
    pictures: [
      { name: `${called}: what changed`, body: picture, contentType: "image/svg+xml" },
      { name: `${called}: all of it before (expected)`, body: file, contentType },
      whole,
    ],
  };
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
