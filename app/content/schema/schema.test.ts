/** The rules that entries' fields keep beyond their types, and what an author who breaks one is told. */
import { expect, test } from "vitest";
import { z } from "zod";
import { smallTools } from "../../fixtures/smallTools.ts";
import { smallContent } from "../../fixtures/smallContent.ts";
import { issuesOf } from "../read.server.ts";
import { business, closure, nextStart, openingHours } from "./business.ts";
import * as common from "./common.ts";
import { cost } from "./costs.ts";
import * as entries from "./entries.ts";
import * as site from "./site.ts";
import { tool } from "./tools.ts";

type Fields = Record<string, unknown>;

/**
 * @param sound a valid entry
 * @param valid changes of its fields after which it is still valid
 * @param broken by what its author is told, changes after which it is not
 */
function rules(
  name: string,
  schema: z.ZodType,
  sound: Fields,
  valid: Fields[],
  broken: Record<string, Fields[]>,
) {
  const issues = (fields: Fields) => {
    const entry = { ...sound, ...fields };
    const { error } = schema.safeParse(entry);
    const found = error ? issuesOf("", error, entry, schema) : [];
    return found.map(({ field, expected }) => `${field}: ${expected}`);
  };
  test.each([{}, ...valid])(`${name}: %j is valid`, (fields) => expect(issues(fields)).toEqual([]));
  const unknown = { "size: expected no field called size": [{ colour: 1, size: 2 }] };
  const cases = Object.entries({ ...unknown, ...broken }).flatMap(([told, changes]) =>
    changes.map((fields) => [told, fields] as const),
  );
  test.each(cases)(`${name}: %s: %j`, (told, fields) =>
    expect(issues(fields).join("\n")).toContain(told),
  );
}

/** An entry's fields, without those that come from its file. */
const fields = ({ slug: _slug, file: _file, body: _body, ...rest }: Fields) => rest;
const small = smallContent();
const letters = (count: number) => "a".repeat(count);
const questions = (...asked: string[]) => asked.map((question) => ({ question, answer: "Yes." }));

rules("page", entries.informationPage, fields(small.information[0]!), [], {
  "title: expected at most 100 characters": [{ title: letters(101) }],
  "title: expected no control characters": [{ title: "A\u0007door" }],
  "lead: expected words, found nothing": [{ lead: " " }],
  "metaTitle: expected at most 60 characters": [{ metaTitle: letters(61) }],
  "metaDescription: expected at least 50 characters": [{ metaDescription: letters(49) }],
  "metaDescription: expected at most 160 characters": [{ metaDescription: letters(161) }],
});

rules("town", entries.town, fields(small.towns[0]!), [], {
  "order: expected a whole number; found 1.5": [{ order: 1.5 }],
  "order: expected more than 0; found 0": [{ order: 0 }],
  "name: expected words; found 1": [{ name: 1 }],
  "county: expected words; found nothing": [{ county: undefined }],
  "planningAuthority: expected fields of its own": [{ planningAuthority: "x" }],
  "latitude: expected a number": [{ latitude: "x" }],
  "latitude: expected at least 49": [{ latitude: 48.9 }],
  "longitude: expected at most 2": [{ longitude: 2.1 }],
  "nearby: expected a list": [{ nearby: "x" }],
  "nearby: expected at least 1 in the list": [{ nearby: [] }],
  "isArea: expected true or false": [{ isArea: "yes" }],
  "label: expected one of east, west, north": [{ label: "up" }],
  "questions: expected at most 4 in the list": [{ questions: questions("a", "b", "c", "d", "e") }],
  "questions: expected questions that differ in letters": [{ questions: questions("A?", "a!") }],
  "questions.0.question: expected letters or digits": [{ questions: questions("?", "a") }],
});

const bought = { title: "A", description: "B", features: ["1", "2", "3", "4"] };
rules("service", entries.service, fields(small.services[0]!), [{ towns: ["stroud"] }], {
  "towns: expected all, or a list of towns": [{ towns: "some" }],
  "card.features: expected 5 in the list": [{ card: bought }],
});

rules(
  "project",
  entries.project,
  fields(small.projects[0]!),
  [{ showBeforeAfter: false, afterImage: undefined, priceBand: { low: 1, high: 1 } }],
  {
    "priceBand.high: expected no less than low": [{ priceBand: { low: 2, high: 1 } }],
    "beforeImage: expected beforeImage and afterImage": [
      { beforeImage: undefined },
      { afterImage: undefined },
    ],
  },
);

const { service: _service, town: _town, ...serviceTown } = fields(small.serviceTowns[1]!);
rules(
  "service in a town",
  entries.serviceTown,
  serviceTown,
  [{ nearestProject: undefined, nearestNote: undefined }],
  { "nearestNote: expected it where": [{ nearestProject: undefined }, { nearestNote: undefined }] },
);

const tile = { icon: "rule", label: "A", value: 0, suffix: "+" };
rules("tile", site.statTile, tile, [{ value: undefined, text: "B" }], {
  "expected either a value or a text": [{ value: undefined }, { text: "B" }],
});

const measure = { id: "a-time", is: "two days", about: ["door"] };
const lists = z.strictObject({ measures: site.measures, categories: site.categories });
const sound = { measures: [measure, { ...measure, id: "another" }], categories: ["Doors"] };
rules("list", lists, sound, [], {
  "measures: expected ids that differ": [{ measures: [measure, measure] }],
  "categories: expected at least 1 in the list": [{ categories: [] }],
  "categories: expected names that differ": [{ categories: ["Doors", "doors!"] }],
});

const [run] = small.business.hours.working;
rules("hours", openingHours, run!, [], {
  "closes: expected a time after opens": [
    { opens: "18:00", closes: "08:00" },
    { closes: run!.opens },
  ],
  "days.0: expected one of Mo, Tu": [{ days: ["Xx"] }],
});
const days = { from: "2026-12-24", to: "2027-01-03", reason: "A break" };
rules("closure", closure, days, [{ to: days.from }], {
  "to: expected the first day or a later one": [{ from: "2027-01-04" }],
  "to: expected a date such as 2026-11-30": [{ to: "2027-02-29" }],
});
const start = { from: "2027-02-01", until: "2027-02-01" };
rules("next start", nextStart, start, [{ until: "2027-01-22" }], {
  "until: expected a day no later than the start": [{ until: "2027-02-02" }],
});

const phone = { display: "01452 000 000", e164: "+441452000000" };
const firm = { ...small.business, phone };
const closed = (change: object) => ({ hours: { ...firm.hours, ...change } });
const holidays = ["2026-12-26", "2026-12-25", "2026-12-26"].map((date) => ({ date, name: "A" }));
rules(
  "profile",
  business,
  firm,
  [
    { phone: { ...phone, display: "+44 1452 000 000" } },
    { country: "FR", phone: { display: "01 23 45 67 89", e164: "+33123456789" } },
    { sample: true, sampleNotice: "Made up." },
    closed({ closures: [days, { ...days, from: "2027-01-04", to: "2027-01-04" }] }),
  ],
  {
    "phone.e164: expected the number that is shown": [
      { phone: { ...phone, e164: "+44145200000" } },
      { phone: { ...phone, display: "01452 000 001" } },
    ],
    "rating.value: expected no more than best": [{ rating: { value: 6, best: 5, count: 1 } }],
    "sampleNotice: expected the words that say so": [{ sample: true }],
    "hours.closures.1.from: expected a day that is not in the list yet": [
      closed({ closures: [{ ...days, from: days.to }, days] }),
    ],
    "hours.bankHolidays.2.date: expected a day that is not in the list yet": [
      closed({ bankHolidays: holidays }),
    ],
    "companyNumber: expected a company number in quotes": [{ companyNumber: 12345678 }],
    "vatNumber: expected a VAT number in quotes": [{ vatNumber: 123456789 }],
    "email: expected an email address": [{ email: "a.firm.example" }],
    "origin: expected https:// and a domain in small letters, with nothing behind it": [
      { origin: "https://firm.example/" },
      { origin: "https://firm.example/site" },
      { origin: "https://firm.example?a=b" },
      { origin: "https://firm.example#a" },
      { origin: "https://firm.example " },
      { origin: "https://Firm.example" },
      { origin: "https://me@firm.example" },
    ],
    "freeConsultation.currency: expected three capitals": [
      { freeConsultation: { price: 0, currency: "pounds" } },
    ],
  },
);

const price = fields(small.costs[0]!);
const [source] = small.costs[0]!.sources;
/** Sources of these dates. */
const dated = (...dates: unknown[]) =>
  dates.map((each, at) => ({
    ...source!,
    name: at > 0 ? `${source!.name} ${at}` : source!.name,
    dated: each,
  }));
const saying = (says: string) => [{ ...source!, says }];
const lines = [
  { id: "one", line: "One", pounds: 1, cost: "door" },
  { id: "two", line: "Two" },
];
const own = (kinds: object, more: object = {}) => ({
  ours: { low: 1, high: 2, date: "2026-11-01", kinds: { of: "Each", ...kinds }, ...more },
});
const rows = [{ id: "plain", job: "Plain", low: 1, high: 2 }];
rules(
  "price",
  cost,
  price,
  [
    { typical: undefined, high: 100 },
    { date: "2026", sources: dated(2026) },
    { ours: { low: 1, high: 2, date: "2026-11-01" } },
    own({ rows }),
    own({ rows, usual: "plain" }),
    // The price and what comes with it.
    { low: 90, sources: saying("£40 plus £50, £200 to £250, £300") },
  ],
  {
    "low: expected a figure that A list says, not £90": [
      { low: 90, sources: saying("£40 and £50, £200 to £250, £300") },
    ],
    "typical: expected a figure that A list says, not £175": [{ typical: 175 }],
    "high: expected a figure that A list says, not £1,000": [
      { high: 1000 },
      // That another says it is not enough.
      { high: 1000, sources: [source, { ...source, name: "Another", says: "£1,000" }] },
    ],
    "from.high: expected the name of a source (A list)": [
      { from: { low: "A list", typical: "A list", high: "Another" } },
    ],
    "from.typical: expected the name of a source (A list)": [
      { from: { low: "A list", high: "A list" } },
    ],
    "sources: expected sources of different names": [{ sources: [source, source] }],
    "typical: expected a whole number, or two of them": [{ typical: [100, 200, 300] }],
    "high: expected prices that rise": [
      { low: 300, high: 100 },
      { low: 250, typical: 200 },
    ],
    "ours.high: expected prices that rise": [{ ours: { low: 3, high: 1, date: "2026-11-01" } }],
    "ours.kinds.usual: expected the id of a kind (plain)": [own({ rows, usual: "fine" })],
    "ours.typical: expected none beside a usual kind": [
      own({ rows, usual: "plain" }, { typical: 1 }),
    ],
    "date: expected 2026-01, the newest": [{ date: "2025", sources: dated("2025", "2026-01") }],
    "example.lines.0.pounds: expected one of pounds, cost and percent": [{ example: { lines } }],
    "example.lines.1.pounds: expected one of pounds, cost and percent": [{ example: { lines } }],
  },
);

const { drawing, permission, quote, quotes, stairs } = smallTools;
rules("sheet to compare quotes", tool, quotes, [{ pages: ["/services", "/blog/oak"] }], {
  "pages.0: expected the path of a service, a guide or a post": [
    { pages: ["/faq"] },
    { pages: ["/services/doors/stroud"] },
  ],
  "kind: expected a kind: quotes, quote, stairs": [{ kind: "abacus" }],
  "rules.0.url: expected an https:// address or a path here": [{ rules: [{ url: "rules" }] }],
});
const usual = (size: number) => ({ height: { ...stairs.height, usual: size } });
const limits = (change: object) => ({ limits: { ...stairs.limits, ...change } });
rules("stair calculator", tool, stairs, [usual(600), usual(4000)], {
  "height.usual: expected a size from min to max": [usual(599), usual(4001)],
  "limits.rise: expected the smaller number first": [
    limits({ rise: [220, 150] }),
    limits({ rise: [220, 220] }),
  ],
  "limits.going: expected two whole numbers such as": [limits({ going: 220 })],
});
const half = { when: "Now", percent: 50 };
rules("quote with its payments", tool, quote, [{ payments: [half, half] }], {
  "payments: expected payments that come to 100 per cent": [
    { payments: [half, { ...half, percent: 49 }] },
  ],
});
const asked = (needs: string) => ({
  everyHouse: [{ ask: "Flat?", answers: [{ when: "It is", paragraphs: ["A.1"], needs }] }],
});
rules("questions about permission", tool, permission, [asked("prior approval")], {
  "answers.0.needs: expected permission, prior approval": [asked("luck")],
  "verdicts.consent.next: expected words; found nothing": [
    { verdicts: { ...permission.verdicts, consent: { says: "Stop." } } },
  ],
});
rules("drawing with numbers", tool, drawing, [], {
  "labels.0.at: expected two numbers such as": [{ labels: [{ ...drawing.labels[0], at: 20 }] }],
});

test("each index page has its words, and the page of questions a question", () => {
  const told = (schema: z.ZodType, value: unknown) =>
    issuesOf("", schema.safeParse(value).error!, value, schema).map(({ expected }) => expected);
  const { indexPages } = small;
  expect(site.indexPages.safeParse(indexPages).success).toBe(true);
  expect(
    told(
      site.indexPages,
      indexPages.filter(({ path }) => path !== "/blog"),
    ),
  ).toEqual(["expected an entry for /blog too; a page whose list is empty says so; found nothing"]);
  expect(told(entries.faq, [])).toEqual([
    "expected a group with a question, for the page /faq; found []",
  ]);
});

test("defaults are filled in, and texts are trimmed", () => {
  expect(common.text.parse(" Oak \n")).toBe("Oak");
  expect(small.projects[1]).toMatchObject({ showBeforeAfter: false, towns: [], sample: false });
  expect(small.services[1]).toMatchObject({ towns: [], relatedProjects: [] });
  // YAML reads a year alone as a number.
  expect(cost.shape.date.parse(2026)).toBe("2026");
});

test("plain words are set as a printer would; a text and a message stay as typed", () => {
  const typed = `It's "so"`;
  const set = "It’s “so”";
  expect([common.text, common.longText].map((kind) => kind.parse(typed))).toEqual([set, set]);
  expect(common.picture.parse({ src: "a.jpg", alt: typed }).alt).toBe(set);
  for (const kind of [common.markdown, common.messageSubject, common.messageText])
    expect(kind.parse(typed)).toBe(typed);
});
