/** Schema of the last audit's results, `app/content/audit.json`. */
import { z } from "zod";

const count = z.int().nonnegative();

/** Results of one engine: pages and states checked, failures, and what needs manual review. */
const engine = z.strictObject({
  version: z.string(),
  runs: count,
  failures: count,
  unsure: count,
});

export const auditSummary = z.strictObject({
  /** The day the audit ran, `YYYY-MM-DD`. */
  date: z.iso.date(),
  routes: z.int().positive(),
  kinds: z.int().positive(),
  axe: engine,
  equalAccess: engine,
  /** Browser tests that cover a success criterion. */
  tests: z.strictObject({ passed: count, failed: count }),
  /** Success criteria of WCAG 2.2 A and AA, each counted once in `byMachine` to `open`. */
  criteria: z.strictObject({
    total: z.literal(55),
    failed: count,
    byScript: count,
    byMachine: count,
    doesNotArise: count,
    open: count,
    /** How many of the checked criteria also need a manual check. */
    byHandToo: count,
  }),
});

export type AuditSummary = z.infer<typeof auditSummary>;
