import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { poundsIn } from "../lib/money.ts";
import type { Cost } from "./content.server.ts";
import { costCard } from "./costCard.server.ts";
import { oldPrices } from "./costs.server.ts";
import { faultsOf } from "./read.server.ts";
import { cost } from "./schema/costs.ts";

const sound = {
  job: "New staircase",
  order: 1,
  services: ["staircases"],
  low: 600,
  typical: [2000, 4000],
  high: 6600,
  unit: "one flight, fitted",
  includes: ["The stair", "Fitting"],
  excludes: ["Plaster"],
  vat: "unstated",
  takes: "2 to 4 days",
  date: "2025-03-08",
  sources: [
    {
      name: "A price guide",
      url: "https://prices.test/stairs",
      says: "£600 to £6,600",
      dated: 2024,
      read: "2026-11-24",
    },
    {
      name: "Another",
      url: "https://prices.test/steps",
      says: "£2,000 to £4,000",
      dated: "2025-03-08",
      read: "2026-11-24",
    },
  ],
};
const entry = (fields: object): Cost => ({
  ...cost.parse({ ...sound, ...fields }),
  slug: "staircase",
  file: "app/content/costs/staircase.yaml",
});

test("a sound entry is taken, a year alone among its dates", () => {
  expect(entry({}).sources[0]!.dated).toBe("2024");
});

describe("a fault is named by its field, and by what was expected", () => {
  test.each([
    ["no low price", { low: undefined }, "low", "expected a number; found nothing"],
    ["pence", { low: 600.5 }, "low", "expected a whole number; found 600.5"],
    [
      "a low price over the high one",
      { low: 6600, high: 600 },
      "high",
      "expected prices that rise",
    ],
    ["a typical price below the low one", { low: 4000, typical: 2000 }, "high", "that rise"],
    ["a figure that no source says", { high: 7000 }, "high", "not £7,000"],
    ["a mean of two figures", { typical: 3000 }, "typical", "not £3,000"],
    ["three typical prices", { typical: [600, 2000, 4000] }, "typical", "or two of them"],
    ["no source", { sources: [] }, "sources", "expected at least 1 in the list"],
    [
      "a source without its date",
      { sources: [{ ...sound.sources[0], dated: undefined }, sound.sources[1]] },
      "sources.0.dated",
      "expected a date as YYYY, YYYY-MM or YYYY-MM-DD; found nothing",
    ],
    ["a date that no source has", { date: "2026" }, "date", "expected 2025-03-08, the newest"],
    [
      "a date older than the newest of three",
      {
        date: "2024",
        sources: ["2025", "2023", "2024"].map((dated, at) => ({ ...sound.sources[at % 2], dated })),
      },
      "date",
      "expected 2025, the newest",
    ],
    ["a word for VAT", { vat: "perhaps" }, "vat", "expected one of included, excluded, unstated"],
    ["a field nobody knows", { price: 1 }, "front matter", "expected no field called price"],
    [
      "own prices that fall",
      { ours: { low: 3000, high: 1000, date: "2026-11-01" } },
      "ours.high",
      "expected prices that rise",
    ],
  ])("%s", (_name, fields, field, expected) => {
    const input = { ...sound, ...fields };
    const { error } = cost.safeParse(input);
    const faults = faultsOf("a.yaml", error!, input);
    expect(faults.map((fault) => fault.field)).toContain(field);
    expect(faults.find((fault) => fault.field === field)!.expected).toContain(expected);
  });
});

describe("as a page shows it", () => {
  test("prices in words, dates as far as they go", () => {
    const { low, typical, high, sources } = costCard(entry({}));
    expect([low, typical, high]).toEqual(["£600", "£2,000 to £4,000", "£6,600"]);
    expect(sources.map(({ dated }) => dated)).toEqual(["2024", "8 March 2025"]);
  });

  test("the typical price lies where it belongs on the line", () => {
    expect(costCard(entry({ low: 2000, typical: 4000, high: 6600 })).mark).toEqual({
      from: 0.435,
      to: 0.435,
    });
    expect(costCard(entry({ typical: undefined })).mark).toBeUndefined();
  });

  test("own prices need no source, and are shown where there are some", () => {
    const ours = { low: 3100, typical: 3500, high: 5200, date: "2026-11-01" };
    expect(costCard(entry({})).ours).toBeUndefined();
    expect(costCard(entry({ ours })).ours).toBe(
      "£3,100 to £5,200, most often £3,500, 1 November 2026",
    );
  });
});

describe("prices that nobody has looked after", () => {
  test("a day over twelve months is too old, twelve months are not", () => {
    expect(oldPrices([entry({})], "2026-03-08")).toEqual([]);
    expect(oldPrices([entry({})], "2026-03-09")).toEqual([
      {
        file: "app/content/costs/staircase.yaml",
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
  const text = readFileSync(guide, "utf8");
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
