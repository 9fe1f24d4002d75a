/**
 * All of the firm's content: read once and validated as a whole, first the fields, then references.
 */
import { readEntries, type Content } from "./entries.server.ts";
import { entryFaults } from "./faults.server.ts";
import { withoutUnverified } from "./proof.server.ts";
import { ContentError, type ContentFault } from "./source.server.ts";

/** Reads all content from disk, without the cache. @throws ContentError with every fault found */
export function readContent(): Content {
  const faults: ContentFault[] = [];
  const content = readEntries(faults);
  // References are only checked once all fields are valid.
  if (faults.length === 0) faults.push(...entryFaults(content));
  if (faults.length > 0) throw new ContentError(faults);
  return content;
}

let cache: Content | undefined;

const readShown = () => withoutUnverified(readContent()).content;

/**
 * All content as shown. Read once per build; in development read again on each call, so that an
 * edit shows on the next request.
 * @throws ContentError with every fault found
 */
export function getContent(): Content {
  if (process.env.NODE_ENV === "development") return readShown();
  cache ??= readShown();
  return cache;
}
