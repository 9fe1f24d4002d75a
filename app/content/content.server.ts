/** All of the firm's content: read once and validated as a whole, fields and references. */
import { basename, extname } from "node:path";
import { readEntries, type Content } from "./entries.server.ts";
import { entryChecks } from "./issues.server.ts";
import { pictureManifest } from "./pictures.server.ts";
import { withoutUnverified } from "./proof.server.ts";
import { contentFolder } from "./read.server.ts";
import { ContentError, type ContentIssue } from "./source.server.ts";

/** Finds issues in content whose fields are valid. */
type Check = (content: Content) => ContentIssue[];

/**
 * Issues between entries, as far as they can be told while some files are faulty. What names a faulty
 * entry waits for its repair, as that entry is not in `content`.
 */
function issuesBetween(content: Content, checks: Check[], faulty: ContentIssue[]): ContentIssue[] {
  const missing = new Set(faulty.map(({ file }) => basename(file, extname(file))));
  const isCertain = ({ file, expected, near = "" }: ContentIssue) =>
    `${file} ${expected} ${near}`.split(/[^a-z0-9-]+/).every((word) => !missing.has(word));
  return checks.flatMap((check) => {
    try {
      return check(content).filter(isCertain);
    } catch (error) {
      // A check may break on a value whose issue is already known.
      if (faulty.length > 0) return [];
      throw error;
    }
  });
}

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
  const issues: ContentIssue[] = [];
  const content = { ...readEntries(issues, root), pictures };
  issues.push(...issuesBetween(content, [...entryChecks, ...checks], issues));
  return { content, issues };
}

/** Reads all content from disk, without the cache. @throws ContentError with every issue found */
export function readContent(): Content {
  const { content, issues } = checkContent();
  if (issues.length > 0) throw new ContentError(issues);
  return content;
}

let cache: Content | undefined;

const readShown = () => withoutUnverified(readContent()).content;

/**
 * All content as shown. Read once per build; in development read again on each call, so that an
 * edit shows on the next request.
 * @throws ContentError with every issue found
 */
export function getContent(): Content {
  if (process.env.NODE_ENV === "development") return readShown();
  cache ??= readShown();
  return cache;
}
