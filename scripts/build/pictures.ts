/**
 * Generates the derivatives of every picture in `app/content/pictures`: for a photograph AVIF in
 * several widths and a JPEG fallback, for a drawing a copy without scripts, for a video a copy, and
 * for the first picture of an entry a link preview of 1200 × 630. Photographs that no entry uses are
 * left out. Writes them to `public/pictures`, with the original's hash in their names, and a list to
 * `app/content/pictures/manifest.json`. Only missing or changed ones are generated.
 *
 *   npm run pictures            generate what is missing
 *   npm run pictures -- --check fail if a derivative is out of date, missing or too large
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readMarkdown, readYaml } from "../../app/content/read.server.ts";
import { ContentError, isLeftover } from "../../app/content/source.server.ts";
import { filesBelow } from "../lib/filesBelow.ts";
import { derive, isFresh, target, tooHeavy } from "./derivatives.ts";
import {
  filesNamed,
  missingAltMessage,
  pictureFolder as source,
  PictureIssue,
  pictureNameIssues,
  unnamed,
} from "./ownersPictures.ts";
import type { PictureManifest } from "../../app/content/pictures.server.ts";

const manifestFile = join(source, "manifest.json");

/** The first picture in an entry's fields, at any depth. */
function firstPicture(fields: unknown): string | undefined {
  if (typeof fields !== "object" || fields === null) return undefined;
  const { src } = fields as { src?: string };
  return src ?? Object.values(fields).map(firstPicture).find(Boolean);
}

/**
 * Pictures shown in link previews: the first of every entry, and the home page's. Not validated,
 * since the validator needs the manifest that this script writes.
 */
function sharedPictures(): Set<string> {
  const { hero } = readYaml("app/content", "home.yaml") as { hero?: object };
  const entries = filesBelow("app/content").filter((file) => /^[^._].*\/[^/.~]*\.md$/.test(file));
  const fields = entries.map((file) => readMarkdown(join("app/content", file)).fields);
  return new Set([hero, ...fields].flatMap((each) => firstPicture(each) ?? []));
}

/** All fields and texts, not validated either. */
const allContent = () =>
  filesBelow("app/content")
    .filter((file) => /\.(md|yaml)$/.test(file) && file !== "README.md" && !isLeftover(file))
    .map((file) =>
      file.endsWith(".md")
        ? readMarkdown(join("app/content", file))
        : readYaml("app/content", file),
    );

function stopAt(issues: string[], what = `that cannot be used, in ${source}`) {
  if (issues.length === 0) return;
  console.error(`Pictures ${what}:\n${issues.join("\n")}`);
  process.exit(1);
}

/** Fails if a derivative is out of date, missing or too large. */
function check(originals: string[], before: PictureManifest, shared: Set<string>) {
  const stale = originals.filter((file) => !isFresh(before[file], file, shared.has(file)));
  const gone = Object.keys(before).filter((file) => !originals.includes(file));
  stopAt([...stale, ...gone], 'out of date; run "npm run pictures"');
  const files = Object.values(before).flatMap((record) => record.files);
  stopAt(
    files.flatMap((name) => tooHeavy(name) ?? []),
    "too heavy",
  );
  console.log(
    `Pictures: ${originals.length} originals, every derivative present and within its bytes.`,
  );
}

/** Makes what is missing, and removes what is no longer wanted. */
async function make(originals: string[], before: PictureManifest, shared: Set<string>) {
  const manifest: PictureManifest = {};
  const issues: string[] = [];
  for (const file of originals) {
    const isShared = shared.has(file);
    const record = before[file];
    try {
      manifest[file] = isFresh(record, file, isShared) ? record! : await derive(file, isShared);
    } catch (error) {
      if (!(error instanceof PictureIssue)) throw error;
      issues.push(error.message);
    }
  }
  stopAt(issues);
  const wanted = new Set(Object.values(manifest).flatMap((record) => record.files));
  for (const name of filesBelow(target)) if (!wanted.has(name)) rmSync(join(target, name));
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  if (!existsSync(manifestFile) || text !== readFileSync(manifestFile, "utf8"))
    writeFileSync(manifestFile, text);
  console.log(`Pictures: ${originals.length} originals, ${wanted.size} derivatives.`);
}

async function main() {
  const given = filesBelow(source).filter((file) => !isLeftover(file));
  stopAt(pictureNameIssues(given));
  const files = given.filter((file) => /\.(jpg|webp|svg|mp4|webm)$/.test(file));
  const withoutWords = unnamed(files, new Set(filesNamed(allContent())));
  const originals = files.filter((file) => !withoutWords.includes(file));
  const manifestText = existsSync(manifestFile) ? readFileSync(manifestFile, "utf8") : "{}";
  const before = JSON.parse(manifestText) as PictureManifest;
  if (process.argv.includes("--check")) return check(originals, before, sharedPictures());
  await make(originals, before, sharedPictures());
  for (const file of withoutWords) console.log(missingAltMessage(file));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
