/** Table-driven schema tests: one valid entry, and the faults reported for each change to it. */
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { faultsOf } from "./read.server.ts";

/** An entry's faults, as worded for its author: "field: expected …; found …". */
export const faults = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? faultsOf("", error, value).map((one) => `${one.field}: ${one.expected}`) : [];
};

/** A valid entry with some fields changed; `undefined` omits one. */
export type Change = Record<string, unknown>;
/** @property fault every fault that the change causes, one to a line; "" for none */
export type Row = [what: string, change: Change, fault: string];

/** Checks that the entry is valid, that each of its fields is required, and every row. */
export function describeKind(name: string, schema: z.ZodType, sound: Change, rows: Row[]) {
  describe(name, () => {
    test("a sound one is taken", () => expect(faults(schema, sound)).toEqual([]));
    test.each(Object.keys(sound).filter((field) => !rows.some(([what]) => what === `no ${field}`)))(
      "without %s it is not",
      (field) => {
        const rest = Object.fromEntries(Object.entries(sound).filter(([key]) => key !== field));
        expect(faults(schema, rest).join()).toMatch(new RegExp(`^${field}: expected .*nothing`));
      },
    );
    test("a field nobody knows is named", () =>
      expect(faults(schema, { ...sound, colour: 1, size: 2 }).join()).toContain(
        "expected no field called colour, size",
      ));
    test.each(rows)("%s", (_what, change, fault) =>
      expect(faults(schema, { ...sound, ...change }).join("\n")).toBe(fault),
    );
  });
}
