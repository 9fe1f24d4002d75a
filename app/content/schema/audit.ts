/** Validator of what the last audit found, `app/content/audit.json`. */
import { z } from "zod";

const count = z.int().nonnegative();

/** Figures of one engine: pages and states it looked at, what failed, what it leaves to a person. */
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
  /** Tests in the browser that speak for a success criterion. */
  tests: z.strictObject({ passed: count, failed: count }),
  /** Success criteria of WCAG 2.2 A and AA, each counted once in `byMachine` to `open`. */
  criteria: z.strictObject({
    total: z.literal(55),
    failed: count,
    byScript: count,
    byMachine: count,
    doesNotArise: count,
    open: count,
    /** Of those looked at, how many need a person too. */
    byHandToo: count,
  }),
});

export type AuditSummary = z.infer<typeof auditSummary>;
