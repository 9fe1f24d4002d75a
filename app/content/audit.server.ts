/** What the last accessibility audit found: written by `npm run audit:report -- --update`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkValue, contentFolder, ContentError, type ContentFault } from "./read.server.ts";
import { auditSummary as schema, type AuditSummary } from "./schema/audit.ts";

/** @throws ContentError when the file is missing a figure or has one too many */
export function auditSummary(): AuditSummary {
  const faults: ContentFault[] = [];
  const value: unknown = JSON.parse(readFileSync(join(contentFolder, "audit.json"), "utf8"));
  const summary = checkValue("app/content/audit.json", value, schema, faults);
  if (faults.length > 0) throw new ContentError(faults);
  return summary;
}
