import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { poundsIn } from "../lib/money.ts";
import type { Cost } from "./entries.server.ts";
import { costCard } from "./costCard.server.ts";
import { oldPrices } from "./costs.server.ts";
import { smallContent } from "./smallContent.ts";
import { readText } from "./source.server.ts";

const { costs: prices } = smallContent();
const entry = (fields: object): Cost => ({ ...prices[0]!, date: "2025-03-08", ...fields });

describe("as a page shows it", () => {
  test("prices in words, dates as far as they go", () => {
    const [source] = prices[0]!.sources;
    const dated = ["2024", "2026-01", "2025-03-08"].map((date) => ({ ...source!, dated: date }));
    const { low, typical, high, sources } = costCard(entry({ high: 6600, sources: dated }));
    expect([low, typical, high]).toEqual(["£100", "£200 to £250", "£6,600"]);
    expect(sources.map(({ dated: date }) => date)).toEqual([
      "2024",
      "January 2026",
      "8 March 2025",
    ]);
  });

  test.each([
    [
      "a single typical price",
      { low: 2000, typical: 4000, high: 6600 },
      { from: 0.435, to: 0.435 },
    ],
    ["no typical price", { typical: undefined }, undefined],
    ["equal prices", { typical: 100, high: 100 }, undefined],
  ])("the mark on the line of %s", (_, fields, mark) =>
    expect(costCard(entry(fields)).mark).toEqual(mark),
  );

  test("without a guide it links to the service", () =>
    expect(costCard(entry({ guide: undefined })).href).toBe("/services/doors#cost"));

  test.each([
    ["excluded", "Not in the prices: add 20 per cent."],
    ["unstated", "Some sources do not say whether it is in. Ask."],
  ])("VAT %s is put into words", (vat, words) => expect(costCard(entry({ vat })).vat).toBe(words));

  test.each([
    [undefined, "£3,100 to £5,200, 1 November 2026"],
    [3500, "£3,100 to £5,200, most often £3,500, 1 November 2026"],
    [[3500, 4000], "£3,100 to £5,200, most often £3,500 to £4,000, 1 November 2026"],
  ])("own prices need no source, typical: %j", (typical, words) => {
    const ours = { low: 3100, typical, high: 5200, date: "2026-11-01" };
    expect(costCard(entry({ ours })).ours).toBe(words);
  });
});

describe("prices that nobody has looked after", () => {
  test("a day over twelve months is too old, twelve months are not", () => {
    expect(oldPrices([entry({})], "2026-03-08")).toEqual([]);
    expect(oldPrices([entry({})], "2026-03-09")).toEqual([
      {
        file: "app/content/costs/door.yaml",
        path: ["date"],
        date: "2025-03-08",
        words: "The prices of 8 March 2025 are over twelve months old. Look for newer ones.",
      },
    ]);
  });

  test("the firm's own have a date of their own", () => {
    const ours = { low: 3100, high: 5200, date: "2024-06-01" };
    const old = oldPrices([entry({ ours })], "2026-01-01");
    expect(old.map(({ path, words }) => [path, words])).toEqual([
      [
        ["ours", "date"],
        "Your own prices of 1 June 2024 are over twelve months old. Look for newer ones.",
      ],
    ]);
  });
});

const guide = "app/content/guides/kitchen-extension-cost.md";

test.runIf(existsSync(guide))("the guide's example adds up", () => {
  const text = readText(guide);
  const rows = text
    .split("## An example")[1]!
    .split("\n##")[0]!
    .match(/^\|.*£.*\|$/gm)!;
  const amounts = rows.map((row) => poundsIn(row.split("|")[2]!)[0]!);
  const [building, kitchen, architect, architectVat, engineer, drains, before, contingency, all] =
    amounts as [number, number, number, number, number, number, number, number, number];
  expect(architect).toBe(building * 0.1);
  expect(architectVat).toBe(architect * 0.2);
  expect(drains).toBe(400 * 1.2);
  expect(before).toBe(building + kitchen + architect + architectVat + engineer + drains);
  expect(contingency).toBe((building + kitchen) * 0.1);
  expect(all).toBe(before + contingency);
  expect(text).toContain("its line grows by £9,600");
  expect(building * 0.2).toBe(9600);
});
