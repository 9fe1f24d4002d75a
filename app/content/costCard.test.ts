/** What a page shows of the cost of a job. */
import { describe, expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import { costCard } from "./costCard.server.ts";
import type { Cost } from "./entries.server.ts";

const { costs: prices } = smallContent();
const entry = (fields: object): Cost => ({ ...prices[0]!, date: "2025-03-08", ...fields });

const source = prices[0]!.sources[0]!;
const today = "2026-11-28";
const card = (fields: object) => costCard(entry(fields), today);

describe("as a page shows it", () => {
  test("prices in words, dates as far as they go, and what is over twelve months old", () => {
    const dates = ["2025", "2026-01", "2025-11-28", "2025-11-27", undefined];
    const dated = dates.map((date, at) => ({ ...source, name: String(at), dated: date }));
    const from = { low: "0", typical: "0", high: "0" };
    const { low, typical, high, sources } = card({ high: 300, from, sources: dated });
    expect([low, typical, high]).toEqual(["£100", "£200 to £250", "£300"]);
    expect(sources.map(({ read }) => read)).toEqual([
      "Old: dated 2025, read on 2\u00A0January 2026",
      "Dated January 2026, read on 2\u00A0January 2026",
      "Dated 28\u00A0November 2025, read on 2\u00A0January 2026",
      "Old: dated 27\u00A0November 2025, read on 2\u00A0January 2026",
      "Without a date, read on 2\u00A0January 2026",
    ]);
  });

  test("who published the figures, and in which year", () => {
    const named = (name: string, dated?: string) => ({ ...source, name, dated });
    const from = { low: "One", typical: "Two", high: "Three" };
    const by = (...dates: (string | undefined)[]) =>
      card({ from, sources: ["One", "Two", "Three"].map((name, at) => named(name, dates[at])) })
        .published;
    expect(by("2025", "2025-03", "2026-01")).toBe("One and Two, 2025; Three, 2026");
    expect(by("2025", "2025", undefined)).toBe("One and Two, 2025; Three, read 2026");
    const alone = { low: "One", typical: "One", high: "One" };
    expect(card({ from: alone, sources: [named("One", "2025")] }).published).toBe("One, 2025");
  });

  test.each([
    ["job", "each door", "each door"],
    ["m²", "labour only", "each m², labour only"],
    ["unit", undefined, "each unit"],
    ["job", undefined, "whole job"],
  ])("what a price is for: %s, %j", (per, unit, words) =>
    expect(card({ per, unit }).unit).toBe(words),
  );

  test("without a guide it links to the service", () =>
    expect(card({ guide: undefined }).href).toBe("/services/doors#cost"));

  const ours = { low: 3100, typical: 3500, high: 5200, date: "2026-11-01", sample: false };
  test.each([
    [undefined, "£3,100 to £5,200"],
    [3500, "£3,500"],
    [[3500, 4000], "£3,500 to £4,000"],
  ])("own prices need no source, typical: %j", (typical, usual) => {
    const shown = card({ ours: { ...ours, typical } });
    expect(shown.ours).toBe(usual);
    expect(shown.ownPrices).toBe("£3,100 to £5,200 with VAT, 1\u00A0November 2026");
  });
});

describe("kinds of a job", () => {
  const rows = [{ id: "plain", job: "Plain", low: 2800, high: 3900 }];
  const ours = { low: 1, high: 2, date: "2026-11-01", sample: false, kinds: { of: "Each", rows } };

  test("have the firm's own prices in words", () =>
    expect(card({ ours }).kinds).toEqual({
      of: "Each",
      rows: [{ id: "plain", job: "Plain", price: "£2,800 to £3,900" }],
    }));

  const usual = { ...ours, kinds: { ...ours.kinds, usual: "plain" } };
  test("one of which is the usual one, with its name", () =>
    expect(card({ ours: usual })).toMatchObject({ ours: "£2,800 to £3,900", oursOf: "Plain" }));

  test("of which none is the usual one", () =>
    expect(card({ ours })).toMatchObject({ ours: "£1 to £2", oursOf: undefined }));
});

describe("VAT", () => {
  const without = { ...source, name: "A builder", vat: "excluded", says: "£100, £200 to £250" };
  const unstated = { ...source, name: "A page", vat: "unstated", says: "£300" };
  const from = { low: "A builder", typical: "A builder", high: "A page" };

  test("is added where a source leaves it out, and each source says where it stands", () => {
    const { low, typical, high, vat, sources } = card({ from, sources: [without, unstated] });
    expect([low, typical, high]).toEqual(["£120", "£240 to £300", "£300"]);
    expect(vat).toBe(
      "We added 20 per cent to the figures of A builder, which leave it out. The figures of A page don’t say, and nothing is added to them.",
    );
    expect(sources.map(({ says }) => says)).toEqual([
      "£100, £200 to £250; without VAT",
      "£300; VAT not stated",
    ]);
  });

  test("is in what a source says that has it, and in the firm's own prices", () => {
    const ours = { low: 1, high: 2, date: "2026-11-01", sample: false };
    expect(card({ ours }).vat).toBe("Our own prices include it. So do the published ones.");
    expect(card({}).sources[0]!.says).toBe(`${source.says}; with VAT`);
  });

  test("is that of the source which the figure names, whichever else says it", () => {
    const both = [{ ...without, says: "£100, £200 to £250, £300" }, unstated];
    const named = (high: string) => card({ from: { ...from, high }, sources: both }).high;
    expect([named("A page"), named("A builder")]).toEqual(["£300", "£360"]);
    // In the order of the sources no less.
    expect(card({ from, sources: both.reverse() }).high).toBe("£300");
  });
});
