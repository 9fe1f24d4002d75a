import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { poundsIn } from "../lib/money.ts";
import type { Cost } from "./entries.server.ts";
import { getContent } from "./content.server.ts";
import { costCard } from "./costCard.server.ts";
import { costsOfService, whyOursDiffer } from "./costs.server.ts";
import { fillWords } from "./fillIn.server.ts";
import { plainText } from "./markdown.server.ts";
import { addUp } from "./prices.server.ts";
import type { Example } from "./schema/costs.ts";
import { smallContent } from "../fixtures/smallContent.ts";
import { readText } from "./source.server.ts";
import { textFaults } from "./textFaults.server.ts";

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

  test("the date stands beside a figure over twelve months old", () => {
    const old = { ...source, name: "Old", says: "£100 to £300", dated: "2025-03" };
    const from = { low: source.name, typical: source.name, high: "Old" };
    expect(card({ from, sources: [old, source] }).old).toEqual({ high: "of March 2025" });
  });

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

  test("stand on the page of the job's first service, and of one that is a kind of it", () => {
    const content = smallContent();
    content.costs = [entry({ services: ["doors", "stairs"], ours })];
    const kindsOf = (slug: string, kind?: string) =>
      costsOfService({ slug, kind }, content)[0]!.kinds;
    expect(kindsOf("doors")).toBeDefined();
    expect(kindsOf("stairs")).toBeUndefined();
    expect(kindsOf("stairs", "plain")).toBeDefined();
  });

  test("are prices in a text", () => {
    const content = smallContent();
    content.costs = [entry({ slug: "stair", ours })];
    expect(fillWords("{{price:stair.plain}}", content)).toBe("£2,800 to £3,900");
    expect(() => fillWords("{{price:stair.nothing}}", content)).toThrow("or a kind of it");
    expect(() => fillWords("{{price:stair}}", content)).toThrow("or a kind of it");
    content.costs = [entry({ slug: "stair", ours: usual })];
    expect(fillWords("{{price:stair}}", content)).toBe("£2,800 to £3,900");
  });
});

test("why the firm's own prices differ is said where there are any", () => {
  const content = smallContent();
  content.business.ourPrices = { why: "More is in it.", sample: false };
  const [own, none] = [{ ours: "£3,500" }, { ours: undefined }];
  expect(whyOursDiffer([none, own], content)).toBe("More is in it.");
  expect(whyOursDiffer([none], content)).toBeUndefined();
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

describe("a worked example", () => {
  const [job, kitchen] = [
    { slug: "extension", low: 48000, typical: 48000, high: 48000 },
    { slug: "kitchen", low: 8000, typical: [8000, 14000], high: 14000 },
  ].map((fields) => entry(fields));
  job!.sources = [{ ...source, says: "£48,000 (+VAT)", vat: "excluded" }];
  kitchen!.sources = [{ ...source, says: "£8,000 to £14,000", vat: "included" }];
  job!.ours = { low: 1, typical: 60000, high: 90000, date: today, sample: true };
  kitchen!.ours = { low: 1, typical: 20000, high: 90000, date: today, sample: true };
  const costs = [job!, kitchen!];
  const example: Example = {
    lines: [
      { id: "building", line: "Building", cost: "extension", how: "Typical", of: [] },
      { id: "kitchen", line: "Kitchen", cost: "kitchen", of: [] },
      { id: "architect", line: "Architect", percent: 10, of: ["building"], vat: "excluded" },
      { id: "engineer", line: "Engineer", pounds: 500, of: [] },
      { id: "drains", line: "Drains", pounds: 400, of: [], vat: "excluded" },
    ],
    contingency: { percent: 10, of: ["building", "kitchen"] },
  };

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
    const own = { ...kitchen!, ours: { ...kitchen!.ours!, typical: undefined, kinds } };
    const { lines } = addUp(example, [job!, own], { isOurs: true });
    expect(lines[1]!.amount).toBe(9);
  });

  test("what it names must be there", () => {
    expect(() => addUp(example, [job!])).toThrow("expected prices in costs/kitchen.yaml");
    expect(() => addUp({ ...example, lines: example.lines.slice(1) }, costs)).toThrow(
      "expected the id of a line above; found building",
    );
  });

  const said = (typed: string, priced: Cost[], of = example) => {
    const small = smallContent();
    const facts = { ...small, costs: [{ ...job!, example: of }, ...priced] };
    return textFaults(typed, facts, small.pictures).map(({ expected }) => expected);
  };

  test("a text may name its total with the firm's own prices where each job has some", () => {
    const typed = "{{example:extension.ours}}";
    expect(said(typed, [kitchen!])).toEqual([]);
    const { ours: _, ...priced } = kitchen!;
    expect(said(typed, [priced])).toEqual([
      `${typed}: expected a cost with an example, and a part of it; for .ours, one whose jobs have prices of our own`,
    ]);
  });

  test("one that can't be added up is told of its file alone, not of the texts that name it", () => {
    const broken = { ...example, lines: example.lines.slice(1) };
    expect(said("{{example:extension.total}}", [kitchen!], broken)).toEqual([]);
    expect(said("{{example:extension}}", [kitchen!], broken)).toEqual([]);
  });
});

const guide = "app/content/guides/kitchen-extension-cost.md";

test.runIf(existsSync(guide))("the guide's example, and the drawing of it", () => {
  const content = getContent();
  const amounts = poundsIn(plainText("{{example:kitchen-extension}}", content));
  expect(amounts).toEqual(expect.arrayContaining([57600, 14000, 2000, 7160, 87000]));
  expect(fillWords("{{example:kitchen-extension.vat}}", content)).toBe("£10,560");
  const text = readText(guide);
  // The sum is added up by the build: no amount of it is typed.
  expect(poundsIn(text.split("## An example")[1]!.split("\n##")[0]!)).toEqual([]);
  // The letters of a drawing are outlines; its program has them as words.
  const program = readText("art/figures/guide_cost.py");
  for (const part of ["building", "kitchen", "architect", "contingency", "total"])
    expect(program).toContain(fillWords(`{{example:kitchen-extension.${part}}}`, content));
});
