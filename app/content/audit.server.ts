/** Results of the last accessibility audit, written by `npm run audit:report -- --update`. */
import audit from "./audit.json" with { type: "json" };
import { auditSummary as schema, type AuditSummary } from "./schema/audit.ts";

/** @throws if the file lacks a figure or has an unknown one */
export function auditSummary(): AuditSummary {
  const { data, error } = schema.safeParse(audit);
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new Error(`app/content/audit.json: ${faults.join("; ")}`);
}
