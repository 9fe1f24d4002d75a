import { expect, test } from "vitest";
import { auditSummary } from "./audit.server.ts";
import { getContent } from "./content.server.ts";
import { fillIn } from "./fillIn.server.ts";

test("the last audit is there, whole and without a failure", () => {
  const { axe, equalAccess, tests, criteria } = auditSummary();
  expect(axe.failures + equalAccess.failures + tests.failed + criteria.failed).toBe(0);
  expect(axe.runs).toBeGreaterThan(0);
  expect(equalAccess.runs).toBeGreaterThan(0);
  const { byScript, byMachine, doesNotArise, open } = criteria;
  expect(byScript + byMachine + doesNotArise + open).toBe(criteria.total);
});

test("the accessibility statement says when it was and what it found", () => {
  const statement = getContent().information.find(({ slug }) => slug === "accessibility")!;
  for (const field of ["date", "pages", "failures", "tested", "person"])
    expect(statement.body).toContain(`{{audit.${field}}}`);
  expect(fillIn(statement.body)).not.toContain("{{");
});
