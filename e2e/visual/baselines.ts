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
  isSame,
  toSharp,
  toWebp,
} from "../../scripts/pictures/difference.ts";
import type { ReadWords } from "../../scripts/pictures/describeChange.ts";
import { drawSentence } from "../../scripts/pictures/drawPlaces.ts";
import { showDifference, type Difference } from "../../scripts/pictures/showDifference.ts";

const folder = join(import.meta.dirname, "baselines");
const fileOf = (name: string) => join(folder, `${name}.webp`);

/** `npm run visual:update`. */
const isUpdate = () => ["all", "changed"].includes(test.info().config.updateSnapshots);

function write(file: string, body: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}

/** What a picture shows: the name of its file, what it is called in words, and the words within it. */
type Subject = { name: string; called: string; read: ReadWords };

type Attachment = { name: string; body: Buffer; contentType: string };
/** A picture that is not as accepted. */
export type Refusal = {
  called: string;
  /** Undefined if there was none before. */
  difference?: Difference;
  /**
   * What the report shows of it, from what changed to all of it. By their names it finds `-expected`, `-actual` and
   * `-diff`, and shows them beside the words.
   */
  pictures: Attachment[];
};

/**
 * Compares a picture with its baseline, falling back to that of another picture.
 * @param base name of the picture this is a variant of: a variant that looks the same needs no
 * baseline
 * @returns undefined if all is well or the baseline was updated
 */
export async function check(
  png: Buffer,
  { name, called, read }: Subject,
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
  const drawn = { contentType: "image/svg+xml" };
  if (!file) {
    const none = drawSentence("Nobody has accepted a picture of this before.");
    return {
      called,
      pictures: [
        { name: `${called}-diff`, body: shown, contentType },
        { name: `${called}-expected`, body: none, ...drawn },
        { name: `${called}-actual`, body: shown, contentType },
      ],
    };
  }
  const difference = await showDifference(await decode(file), actual, read);
  return {
    called,
    difference,
    pictures: [
      { name: `${called}-diff`, body: difference.picture, ...drawn },
      { name: `${called}-expected`, body: difference.before, ...drawn },
      { name: `${called}-actual`, body: difference.after, ...drawn },
      { name: `${called}, all of it before (expected)`, body: file, contentType },
      { name: `${called}, all of it after (actual)`, body: shown, contentType },
    ],
  };
}

/**
 * Reports baselines that no picture uses; deletes them in an update run.
 * @param isTaken whether a picture of this name is taken
 * @returns what is wrong and what to do about it, in lines
 */
export function checkStale(isTaken: (name: string) => boolean): string[] {
  const names = globSync("**/*.webp", { cwd: folder }).map((path) =>
    path.slice(0, -".webp".length),
  );
  const stale = names.filter((name) => !isTaken(name));
  if (isUpdate()) for (const name of stale) rmSync(fileOf(name));
  if (isUpdate() || stale.length === 0) return [];
  return [
    "Nothing takes these pictures any more. To remove them: npm run visual:update -- .",
    ...stale.map((name) => `  ${name}`),
  ];
}
