/** The rules for each kind of entry, and what an author who breaks one is told. */
import { expect, test } from "vitest";
import type { z } from "zod";
import { describeKind, issues, type Change } from "./describeKind.ts";
import { smallContent } from "../fixtures/smallContent.ts";
import { business, claim, closure, nextStart, openingHours, optionalParts } from "./business.ts";
import * as common from "./common.ts";
import { cost } from "./costs.ts";
import * as entries from "./entries.ts";
import * as search from "./search.ts";
import * as site from "./site.ts";

/** By field: schema, values it accepts, values it does not, each separated by "|". */
const patterns: Record<string, [z.ZodType, string, string]> = {
  slug: [common.slug, "kitchens|oak-door-2", "Oak|oak--door|-oak|oak-|oak door"],
  date: [common.isoDate, "2026-02-28", "2026-02-30|28 February"],
  path: [
    common.sitePath,
    "/|/services|/services/kitchens|/#about|/services/a-b/c-d#cost",
    "services|/Services|//a|/a/|/a#|/a#b/c|x/a|/a#B|/a b",
  ],
  pagePath: [
    site.moved.shape.from,
    "/|/services|/services/a-b/c-d|/index/a",
    "services|/Services|//a|/a/|/a#b|/a?b=c|/a.html|/sitemap.xml|/index|/a/index|/a b",
  ],
  address: [
    common.externalUrl,
    "https://firm.example/a",
    "http://firm.example|ftp://firm.example|firm.example|xhttps://a|httpsx://a.example|",
  ],
  picture: [
    common.picture.shape.src,
    "a.svg|oak-door/1.jpg|a_b.webp",
    "Photo.jpg|photo.png|photo.jpg.txt|a b.jpg|photojpg",
  ],
  mp4: [site.video.shape.mp4, "a/b.mp4", "a.mp4x|A.mp4|a b.mp4|a.mov"],
  webm: [site.video.shape.webm, "a/b.webm", "a.webm7|A.webm|a b.webm|a.mov"],
  duration: [
    entries.projectVideo.shape.duration,
    "PT1M30S|PT40S|PT12M",
    "PT|aPT1M|1M30S|PT1M30|PT1M30Sx|90",
  ],
  postcode: [entries.town.shape.postcodes.element, "GL5|B1|GL50", "GL5 1AA|gl5|5|xGL5|GLO5|GL555"],
  time: [openingHours.shape.opens, "00:00|19:30|23:59", "8:00|24:00|08:60|x08:00|08:000"],
  phone: [
    business.shape.phone.shape.e164,
    "+441452000000|+44145200000",
    "01452000000|+4414520|+44145200000000|x+441452000000",
  ],
  companyNumber: [
    business.shape.companyNumber,
    "12345678|SC345678",
    "1234567|123456789|S1345678|xSC345678",
  ],
  vatNumber: [
    business.shape.vatNumber,
    "GB 123 4567 89|GB123456789",
    "GB 123 4567 8|GB 123 4567 891|123 4567 89|xGB 123 4567 89",
  ],
  answer: [
    search.commonQuestion.shape.href,
    "/faq#a-1|/services/doors/stroud|/#contact",
    "faq|/Faq|/faq#|x/faq|/faq#a_b",
  ],
  repository: [
    site.editor.shape.repository,
    "a-firm/its-site.v2",
    "site|a firm/site|firm/site/x|firm/|/site|firm/a site|https://a.example/firm/site",
  ],
  priceDate: [
    cost.shape.date,
    "2026|2026-11|2026-11-24",
    "26-11|2026-1|2026-11-1|2026-11-241|November 2026",
  ],
};
const messages = (schema: z.ZodType, values: string) =>
  values.split("|").map((value) => schema.safeParse(value).error?.issues[0]?.message);
test.each(Object.entries(patterns))(
  "%s: only values that match its pattern",
  (_, [schema, match, no]) => {
    expect(messages(schema, match).join("")).toBe("");
    expect(messages(schema, no)).not.toContain(undefined);
  },
);
test("messages for values that match no pattern", () =>
  expect(
    Object.entries(patterns)
      .map(([name, [schema, , no]]) => `${name}: ${[...new Set(messages(schema, no))].join()}`)
      .join("\n"),
  ).toMatchSnapshot());

/** An entry's fields, without those that come from its file. */
const fields = ({ slug: _slug, file: _file, body: _body, ...rest }: Change) => rest;
const small = smallContent();
const letters = (count: number) => "a".repeat(count);
const list = (count: number) => Array.from({ length: count }, (_, at) => `${at}`);
const questions = (count: number) => list(count).map((question) => ({ question, answer: "Yes." }));
const picture = { src: "a/b.jpg", alt: "A door" };

describeKind("picture", common.picture, picture, {
  valid: [{ alt: letters(200) }],
  broken: [{ alt: letters(201) }, { alt: undefined }, { alt: " ", src: "a.png" }],
});
describeKind("page", entries.informationPage, fields(small.information[0]!), {
  valid: [
    { title: letters(100), metaTitle: letters(60), metaDescription: letters(160) },
    { metaDescription: letters(50) },
  ],
  broken: [
    { title: letters(101), lead: " ", metaTitle: letters(61), metaDescription: letters(161) },
    { metaDescription: letters(49), updated: "2026-02-30" },
  ],
});
describeKind("project", entries.project, fields(small.projects[0]!), {
  valid: [
    { title: letters(100), shortDescription: letters(180), priceBand: { low: 1, high: 1 } },
    { showBeforeAfter: false, afterImage: undefined },
  ],
  broken: [
    {
      title: letters(101),
      shortDescription: letters(181),
      keyFeatures: list(2),
      materials: list(1),
      images: [],
      relatedServices: [],
      metaTitle: letters(61),
      metaDescription: letters(161),
      days: 0,
      priceBand: { low: 2, high: 1, units: 0 },
      featured: 0,
      towns: ["Stroud"],
    },
    { days: 0.5, priceBand: { low: 0, high: 0 }, wentWrong: { what: "A" } },
    { beforeImage: undefined },
    { afterImage: undefined },
  ],
});

const card = { title: "A", description: "B", features: list(4) };
describeKind("service", entries.service, fields(small.services[0]!), {
  valid: [
    { name: letters(40), questions: questions(6), towns: ["stroud"] },
    { menu: { description: letters(60) } },
  ],
  broken: [
    {
      order: 0,
      name: letters(41),
      icon: "Kitchen",
      menu: { description: letters(61) },
      card,
      relatedProjects: ["Door"],
      relatedGuides: ["Cost"],
      questions: questions(3),
    },
    { card: { ...card, features: list(6) }, questions: questions(7) },
  ],
});
describeKind("town", entries.town, fields(small.towns[0]!), {
  valid: [
    { latitude: 49, longitude: -9, distanceKm: 0, nearby: ["Painswick"] },
    { latitude: 61, longitude: 2, questions: questions(4) },
  ],
  broken: [
    {
      order: 0,
      postcodes: ["gl5"],
      latitude: 48.9,
      longitude: -9.1,
      distanceKm: -1,
      roadMiles: 0,
      nearby: [],
      questions: questions(1),
    },
    { latitude: 61.1, longitude: 2.1, questions: questions(5) },
    // Where a schema has no message of its own.
    {
      order: 1.5,
      name: 1,
      county: undefined,
      planningAuthority: "x",
      latitude: "x",
      nearby: "x",
      isArea: "yes",
    },
  ],
});
const { service: _service, town: _town, ...serviceTown } = fields(small.serviceTowns[1]!);
describeKind("service in a town", entries.serviceTown, serviceTown, {
  valid: [{ nearestProject: undefined, nearestNote: undefined, questions: questions(3) }],
  broken: [
    { nearestProject: undefined, questions: questions(1) },
    { nearestNote: undefined },
    { questions: questions(4) },
  ],
});
const guide = fields(small.guides[0]!);
describeKind("guide", entries.guide, guide, {
  broken: [{ order: 0, published: "lately", relatedServices: [] }],
});
describeKind("post", entries.post, fields(small.posts[0]!), {
  valid: [{ tags: list(1) }, { tags: list(4) }],
  broken: [{ published: "lately", tags: [], relatedServices: [] }, { tags: list(5) }],
});
describeKind("testimonial", entries.testimonial, fields(small.testimonials[0]!), {
  valid: [{ rating: 1 }],
  broken: [
    { service: "Doors", town: "In Stroud", date: "lately", rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
  ],
});
describeKind("group of questions", entries.faqGroup, small.faq[0]!, {
  broken: [{ questions: [] }],
});

const [run] = small.business.hours.working;
describeKind("hours", openingHours, run!, {
  broken: [
    { days: [], opens: "8am", closes: "24:00" },
    { days: ["Xx"] },
    { opens: "18:00", closes: "08:00" },
    { closes: run!.opens },
  ],
});
const days = { from: "2026-12-24", to: "2027-01-03", reason: "A break" };
describeKind("closure", closure, days, {
  valid: [{ to: days.from }],
  broken: [
    { from: "2027-01-04" },
    { from: "Christmas", to: "2027-02-29", reason: "" },
    { reason: undefined },
  ],
});
describeKind(
  "next start",
  nextStart,
  { from: "2027-02-01", until: "2027-01-22" },
  {
    valid: [{ until: "2027-02-01" }],
    broken: [{ until: "2027-02-02" }, { from: "soon", until: undefined }],
  },
);
const measure = { id: "a-time", is: "two days", about: ["door"] };
test("two times or sizes have two ids", () => {
  expect(site.measures.safeParse([measure, { ...measure, id: "another" }]).success).toBe(true);
  expect(site.measures.safeParse([measure, measure]).success).toBe(false);
  expect(site.measures.safeParse([{ ...measure, about: [] }]).success).toBe(false);
});
describeKind("claim", claim, small.business.claims[0]!, {
  valid: [{ evidence: "A letter", evidenceDate: "2026-11-24" }],
  broken: [{ id: "Phone", channel: "fax", evidenceDate: "lately" }],
});
const phone = { display: "01452 000 000", e164: "+441452000000" };
const firm = { ...small.business, phone };
describeKind("profile of the firm", business, firm, {
  valid: [
    { phone: { ...phone, display: "+44 1452 000 000" }, optedOut: [...optionalParts] },
    { sample: true, sampleNotice: "Made up." },
    { companyNumber: "12345678", vatNumber: "GB123456789" },
  ],
  broken: [
    {
      phone: { ...phone, e164: "01452000000" },
      email: "a.firm.example",
      hours: {
        working: [],
        phone: [],
        closures: [
          { ...days, from: "2027-01-03" },
          days,
          { ...days, from: "2027-01-04", to: "2027-01-04" },
        ],
        bankHolidays: ["2026-12-26", "2026-12-25", "2026-12-26"].map((date) => ({
          date,
          name: "A",
        })),
      },
      companyNumber: 12345678,
      vatNumber: 123456789,
      social: [{ ...firm.social[0], id: "myspace" }],
      trust: { cover: { short: "A" } },
      rating: { value: 4.9, best: 5, count: 1.5 },
      serviceArea: [],
      serviceRadiusMetres: 0,
      freeConsultation: { price: 0, currency: "pounds" },
      origin: "http://firm.example/",
      country: "GBR",
      optedOut: ["fax"],
    },
    { phone: { ...phone, e164: "+44145200000" }, sample: true },
    { phone: { ...phone, display: "01452 000 001" } },
  ],
});

describeKind("common question", search.commonQuestion, small.search.questions[0]!, {
  valid: [{ answer: letters(200) }],
  broken: [{ answer: letters(201), href: "faq", asked: [] }],
});
describeKind("synonym", search.synonym, small.search.synonyms[0]!, {
  broken: [{ typed: [], means: [] }],
});
describeKind("words of the search", search.search, small.search, {
  valid: [{ hint: letters(20) }],
  broken: [{ hint: letters(21), suggestions: ["faq"] }],
});
describeKind(
  "page that has moved",
  site.moved,
  { from: "/old", to: "/new" },
  {
    broken: [{ from: "old", to: "https://a.example" }],
  },
);
describeKind("editor", site.editor, small.editor, { broken: [{ repository: "site", branch: "" }] });
const menuItem = { name: "A", href: "/a" };
describeKind("menu item", site.navigationItem, menuItem, { broken: [{ href: "a" }] });
describeKind("menus", site.navigation, small.navigation, { broken: [{ main: [] }] });
describeKind("partner", site.partner, small.partners[0]!, { broken: [{ url: "a.example" }] });
describeKind(
  "tile",
  site.statTile,
  { label: "A", value: 0, suffix: "+" },
  {
    valid: [{ value: undefined, text: "B" }],
    broken: [{ value: undefined }, { text: "B" }, { value: 1.5 }],
  },
);
const { about } = small.home;
describeKind("home page", site.home, small.home, {
  valid: [{ about: { ...about, pictures: [picture, picture] } }],
  broken: [
    {
      metaTitle: letters(61),
      metaDescription: letters(161),
      about: { ...about, paragraphs: [], pictures: [], stats: [], values: [] },
    },
    { about: { ...about, pictures: [picture, picture, picture] } },
  ],
});
describeKind("words of a list", site.indexPage, small.indexPages[0]!, {
  broken: [{ path: "guides", metaTitle: letters(61), metaDescription: letters(49) }],
});
test("at least one kind of work", () => {
  expect(issues(site.kinds, ["Doors"])).toEqual([]);
  expect(issues(site.kinds, [])).toEqual([
    "front matter: expected at least 1 in the list; found []",
  ]);
});

const price = fields(small.costs[0]!);
const source = small.costs[0]!.sources[0]!;
const { dated: _dated, ...undated } = source;
/** Sources of these dates. */
const dated = (...dates: unknown[]) => dates.map((each) => ({ ...source, dated: each }));
describeKind("price", cost, price, {
  valid: [
    { typical: undefined, high: 100, job: letters(40), unit: letters(60) },
    { date: "2026", sources: dated(2026) },
    { sources: [{ ...source, says: `£100, £200, £250, £300${letters(138)}` }] },
    { ours: { low: 1, high: 2, date: "2026-11-01" } },
    { sources: [undated] },
    // The price and what comes with it.
    { low: 90, sources: [{ ...source, says: "£40 plus £50, £200 to £250, £300" }] },
  ],
  broken: [
    {
      job: letters(41),
      order: 0,
      services: [],
      unit: letters(61),
      includes: [],
      excludes: [],
      sources: [{ ...source, url: "prices.example", says: letters(161), read: "lately" }],
    },
    { low: 100.5, typical: [100, 200, 300], high: undefined, sources: [] },
    { sources: [{ ...source, vat: "perhaps" }] },
    { sources: [{ ...source, vat: undefined }] },
    { low: 90, sources: [{ ...source, says: "£40 and £50, £200 to £250, £300" }] },
    { example: { lines: [], contingency: { percent: 0, of: [] } } },
    {
      example: {
        lines: [
          { id: "one", line: "One", pounds: 1, cost: "door" },
          { id: "two", line: "Two" },
        ],
        contingency: { percent: 10, of: ["one"] },
      },
    },
    { sources: dated("2026-01", "1") },
    { low: 300, high: 100 },
    { low: 250, typical: 200 },
    { low: 99, typical: 175, high: 1000 },
    { date: "2025" },
    { date: "2024", sources: dated("2025", "2023", "2024") },
    { ours: { low: 3000, high: 1000, date: "2026-11-01" } },
    { low: 0, ours: { low: 0, high: 1, date: "2026-11-01" } },
  ],
});

test("defaults are filled in, and texts are trimmed", () => {
  expect(common.text.parse(" Oak \n")).toBe("Oak");
  expect(common.picture.parse({ ...picture, alt: " A door " })).toEqual({
    ...picture,
    sample: false,
  });
  expect(small.projects[1]).toMatchObject({ showBeforeAfter: false, towns: [], sample: false });
  expect(entries.project.shape.priceBand.parse({ low: 1, high: 1 })).toMatchObject({ units: 1 });
  expect(small.services[1]).toMatchObject({ towns: [], relatedProjects: [], relatedGuides: [] });
  expect(entries.service.shape.menu.parse({ description: "A" })?.popular).toBe(false);
  expect(small.towns[0]!.isArea).toBe(false);
  const { questions: _questions, ...guideAlone } = guide;
  expect(entries.guide.parse(guideAlone)).toMatchObject({ relatedGuides: [], questions: [] });
  expect(small.testimonials[0]).toMatchObject({ featured: false, sample: false });
  expect(small.business).toMatchObject({ sample: false, designer: { sample: false } });
  expect(business.parse({ ...firm, trust: undefined }).trust).toEqual({});
  expect(site.navigationItem.parse(menuItem).megaMenu).toBe(false);
  expect(small.partners[0]!.sample).toBe(false);
  // YAML reads a year alone as a number.
  expect(cost.shape.date.parse(2026)).toBe("2026");
});
