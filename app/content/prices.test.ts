import { describe, expect, test } from "vitest";
import { workedExample } from "../fixtures/workedExample.ts";
import { addUp, exampleTable } from "./prices.server.ts";
import { wordsIn } from "./text.server.ts";

const today = "2026-11-28";

describe("a worked example", () => {
  const { job, kitchen, example } = workedExample(today);
  const costs = [job, kitchen];

  test("adds up, with VAT in every line", () => {
    const { lines, ...sums } = addUp(example, costs);
    expect(lines.map(({ amount }) => amount)).toEqual([57600, 14000, 5760, 500, 480]);
    expect(sums).toMatchObject({ subtotal: 78340, contingency: 7160, total: 85500 });
    expect(lines.map(({ how }) => how)).toEqual([
      "Typical: £48,000 and 20 per cent VAT",
      "",
      "10 per cent of £48,000, and 20 per cent VAT",
      "",
      "£400 and 20 per cent VAT",
    ]);
  });

  test("a builder who is not registered takes the VAT off the line and off its contingency", () =>
    expect(addUp(example, costs, { unregistered: ["building"] }).total).toBe(85500 - 9600 - 960));

  test("the firm's own prices have VAT in them, and the architect counts without it", () => {
    const { lines, total } = addUp(example, costs, { isOurs: true });
    expect(lines.map(({ amount }) => amount)).toEqual([60000, 20000, 6000, 500, 480]);
    expect(total).toBe(86980 + 8000);
  });

  test("a usual kind of the firm's own counts at its upper end", () => {
    const kinds = { of: "Each", usual: "plain", rows: [{ id: "plain", job: "", low: 1, high: 9 }] };
    const own = { ...kitchen, ours: { ...kitchen.ours!, typical: undefined, kinds } };
    const { lines } = addUp(example, [job, own], { isOurs: true });
    expect(lines[1]!.amount).toBe(9);
  });

  test("what it names must be there", () => {
    expect(() => addUp(example, [job])).toThrow("expected prices in costs/kitchen.yaml");
    expect(() => addUp({ ...example, lines: example.lines.slice(1) }, costs)).toThrow(
      "expected the id of a line above; found building",
    );
  });

  test("is a table in which words are words", () => {
    const [first, ...others] = example.lines;
    const lines = [{ ...first!, line: "Architect | engineer" }, ...others];
    const table = exampleTable({ ...example, lines }, costs);
    const rows = table.children.map(({ children }) => children.map((cell) => wordsIn(cell)));
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => 3));
    expect(rows[1]).toEqual([
      "Architect | engineer",
      "£57,600",
      "Typical: £48,000 and 20 per cent VAT",
    ]);
    expect(rows.at(-1)).toEqual(["To have in hand", "£85,500", ""]);
  });
});
