/** Schema tests: valid entries, and a snapshot of what the author of a faulty one is told. */
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { issuesOf } from "../read.server.ts";

/** An entry's issues, as worded for its author: "field: expected …; found …". */
export const issues = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? issuesOf("", error, value).map((one) => `${one.field}: ${one.expected}`) : [];
};

/** Fields to change in a valid entry. */
export type Change = Record<string, unknown>;

/** @param broken each must have issues; the snapshot lists them */
export function describeKind(
  name: string,
  schema: z.ZodType,
  sound: Change,
  { valid = [], broken }: { valid?: Change[]; broken: Change[] },
) {
  const change = (fields: Change) => issues(schema, { ...sound, ...fields });
  describe(name, () => {
    test("valid entries are accepted", () => expect([{}, ...valid].flatMap(change)).toEqual([]));
    test("unknown fields are named", () =>
      expect(change({ colour: 1, size: 2 }).join()).toContain("no field called colour, size;"));
    test("issues are named", () => {
      const reports = broken.map(change);
      for (const report of reports) expect(report).not.toEqual([]);
      expect(reports.map((report) => report.join("\n")).join("\n\n")).toMatchSnapshot();
    });
  });
}
