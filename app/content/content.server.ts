/**
 * All of the firm's content: read once and validated as a whole, first the fields, then references.
 */
import { readEntries, type Content } from "./entries.server.ts";
import { entryIssues } from "./issues.server.ts";
import { withoutUnverified } from "./proof.server.ts";
import { contentFolder } from "./read.server.ts";
import { ContentError, type ContentIssue } from "./source.server.ts";

/** Reads all content from disk, without the cache. @throws ContentError with every issue found */
export function readContent(root = contentFolder): Content {
  const issues: ContentIssue[] = [];
  const content = readEntries(issues, root);
  // References are only checked once all fields are valid.
  if (issues.length === 0) issues.push(...entryIssues(content));
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
