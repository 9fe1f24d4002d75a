/** All of the firm's content: read once and validated as a whole, fields and references. */
import { readdirSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { readEntries, type Content } from "./entries.server.ts";
import { evidenceIssues } from "./evidence.server.ts";
import { fillAll } from "./fillIn.server.ts";
import { entryChecks } from "./issues.server.ts";
import { pictureManifest, type PictureManifest } from "./pictures.server.ts";
import { contentFolder } from "./read.server.ts";
import { ContentError, type ContentIssue } from "./source.server.ts";

/** Finds issues in content whose fields are valid. */
type Check = (content: Content) => ContentIssue[];

/** Whether one of two fields is the other or a part of it. */
const overlap = (one: string, other: string) =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);

/**
 * Issues between entries, as far as they can be told while some files are faulty. What depends on a
 * faulty file waits for its repair: a faulty entry is not in `content`.
 */
function issuesBetween(content: Content, checks: Check[], faulty: ContentIssue[]): ContentIssue[] {
  const faultyNames = new Set(faulty.map(({ file }) => basename(file, extname(file))));
  const isCertain = ({ file, field, dependsOn = [] }: ContentIssue) =>
    !dependsOn.some((name) => faultyNames.has(name)) &&
    !faulty.some((known) => known.file === file && overlap(known.field, field));
  const found: ContentIssue[] = [];
  for (const check of checks)
    try {
      found.push(...check(content).filter(isCertain));
    } catch (error) {
      // A check may break on a single file whose issue is already known. If it breaks for another
      // reason, it does so again once that issue is put right.
      if (faulty.length + found.length === 0) throw error;
    }
  return found;
}

function findIssues(root: string, pictures: PictureManifest, checks: Check[]) {
  const issues: ContentIssue[] = [];
  const content = readEntries(issues, root, pictures);
  issues.push(...issuesBetween(content, checks, issues));
  return { content, issues };
}

/** What a firm that is no sample has to prove. */
const unproven: Check = (content) => (content.business.sample ? [] : evidenceIssues(content));

/**
 * Reads all content from disk, without the cache, and finds every issue in it.
 * @param pictures those that entries may name
 * @param checks further ones than those of entries, for what is made from them
 */
export function checkContent(
  root = contentFolder,
  pictures = pictureManifest,
  checks: Check[] = [],
): { content: Content; issues: ContentIssue[] } {
  return findIssues(root, pictures, [...entryChecks, unproven, ...checks]);
}

function orThrow({ content, issues }: { content: Content; issues: ContentIssue[] }): Content {
  if (issues.length > 0) throw new ContentError(issues);
  return content;
}

/**
 * Reads all content from disk as typed, without the cache, and doesn't ask for evidence.
 * @throws ContentError with every issue found
 */
export const readTyped = () => orThrow(findIssues(contentFolder, pictureManifest, entryChecks));

/**
 * Reads all content from disk as typed, without the cache, and asks a firm that is no sample for
 * evidence.
 * @throws ContentError with every issue found
 */
export const readContent = () => orThrow(checkContent());

let cache: { state: string; content: Content } | undefined;

/** Changes with every file of the content. */
const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|yaml|json)$/.test(entry.name))
    .map(({ parentPath, name }) => `${name} ${statSync(join(parentPath, name)).mtimeMs}`)
    .join("\n");

/**
 * All content as shown, with the placeholders of plain words filled in. Read once per build; in
 * development again when a file has changed, so that an edit shows on the next request.
 * @throws ContentError with every issue found
 */
export function getContent(): Content {
  const state = process.env.NODE_ENV === "development" ? stateOf(contentFolder) : "built";
  // Browser tests look at a build, which has checked it. Each of their processes would take seconds.
  const isChecked = process.env.CHECKED_CONTENT === contentFolder;
  const read = () =>
    isChecked ? orThrow(findIssues(contentFolder, pictureManifest, [])) : readContent();
  if (cache?.state !== state) cache = { state, content: fillAll(read()) };
  return cache.content;
}
