/** The requirements on each kind of entry, and the messages for their authors. */
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { describeKind, faults, type Change, type Row } from "../describeKind.ts";
import { auditSummary } from "./audit.ts";
import { business, claim, openingHours, optionalParts } from "./business.ts";
import * as common from "./common.ts";
import { cost } from "./costs.ts";
import * as entries from "./entries.ts";
import * as search from "./search.ts";
import * as site from "./site.ts";

/** The expectation for a single value, without the value found. */
const expected = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe("parts of entries", () => {
  test.each([
    ["kitchens", []],
    ["oak-door-2", []],
    ["Oak", ["expected lower-case words joined by hyphens"]],
    ["oak--door", ["expected lower-case words joined by hyphens"]],
    ["-oak", ["expected lower-case words joined by hyphens"]],
    ["oak-", ["expected lower-case words joined by hyphens"]],
    ["oak door", ["expected lower-case words joined by hyphens"]],
  ])("the name %j", (value, messages) => expect(expected(common.slug, value)).toEqual(messages));

  test("words are trimmed, and there must be some", () => {
    expect(common.text.parse(" Oak \n")).toBe("Oak");
    expect(expected(common.text, "  ")).toEqual(["expected words, found nothing"]);
  });

  test.each([
    ["2026-02-28", []],
    ["2026-02-30", ["expected a date as YYYY-MM-DD"]],
    ["28 February", ["expected a date as YYYY-MM-DD"]],
  ])("the date %j", (value, messages) => expect(expected(common.isoDate, value)).toEqual(messages));

  test("a title has at most 60 characters, a description 50 to 160", () => {
    expect(expected(common.metaTitle, "a".repeat(60))).toEqual([]);
    expect(expected(common.metaTitle, "a".repeat(61))).toEqual(["expected at most 60 characters"]);
    for (const length of [50, 160])
      expect(expected(common.metaDescription, "a".repeat(length))).toEqual([]);
    expect(expected(common.metaDescription, "a".repeat(49))).toEqual([
      "expected at least 50 characters",
    ]);
    expect(expected(common.metaDescription, "a".repeat(161))).toEqual([
      "expected at most 160 characters",
    ]);
  });

  test.each(["/", "/services", "/services/kitchens", "/#about", "/services/a-b/c-d#cost"])(
    "%s is a path",
    (path) => expect(expected(common.sitePath, path)).toEqual([]),
  );
  test.each(["services", "/Services", "//a", "/a/", "/a#", "/a#b/c", "x/a", "/a#B", "/a b"])(
    "%s is no path",
    (path) =>
      expect(expected(common.sitePath, path)).toEqual([
        "expected a path such as /services/kitchens",
      ]),
  );

  test.each([
    "http://firm.example",
    "ftp://firm.example",
    "firm.example",
    "xhttps://a",
    "httpsx://a.example",
    "",
  ])("%j is no address of another site", (address) =>
    expect(expected(common.externalUrl, address)).toEqual(["expected an https:// address"]),
  );

  test.each(["Photo.jpg", "photo.png", "photo.jpg.txt", "a b.jpg", "photojpg"])(
    "%s is no picture",
    (src) =>
      expect(expected(common.picture, { src, alt: "A door" })).toEqual([
        "expected a .jpg, .webp or .svg under app/content/pictures",
      ]),
  );

  test("a picture has words of at most 200 characters, and is no sample unless it says so", () => {
    const src = "oak-door/1.jpg";
    const wanted = "expected words that say what is to be seen in the picture";
    expect(common.picture.parse({ src, alt: " A door " })).toEqual({
      src,
      alt: "A door",
      sample: false,
    });
    expect(expected(common.picture, { src: "a.svg", alt: "a".repeat(200) })).toEqual([]);
    expect(expected(common.picture, { src, alt: "a".repeat(201) })).toEqual([
      "expected at most 200 characters",
    ]);
    expect(expected(common.picture, { src })).toEqual([wanted]);
    expect(expected(common.picture, { src, alt: " " })).toEqual([wanted]);
  });
});

describe("where a schema has no words of its own", () => {
  test.each([
    ["words", "text", 1],
    ["a number", "latitude", "x"],
    ["a whole number", "order", 1.5],
    ["true or false", "isArea", "yes"],
    ["a list", "nearby", "x"],
    ["fields of its own", "planningAuthority", "x"],
  ])("%s are asked for in words", (noun, field, value) => {
    const schema = field === "text" ? entries.town.shape.name : entries.town;
    const given = field === "text" ? value : { [field]: value };
    const all = faults(schema, given);
    expect(all.find((one) => one.startsWith(field === "text" ? "front" : field))).toContain(
      `expected ${noun}; found ${JSON.stringify(value)}`,
    );
  });
});

const page = {
  title: "A page",
  lead: "What it says.",
  metaTitle: "A page",
  metaDescription: "a".repeat(50),
  updated: "2026-11-24",
};
const picture = { src: "a/b.jpg", alt: "A door" };
const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ question: `Question ${at}?`, answer: "Yes." }));
const list = (count: number) => Array.from({ length: count }, (_, at) => `Item ${at}`);

describeKind(
  "a project",
  entries.project,
  {
    title: "A door",
    category: "Doors",
    location: "Stroud",
    shortDescription: "a".repeat(180),
    keyFeatures: list(3),
    materials: list(2),
    images: [picture],
    relatedServices: ["/services/doors"],
    metaTitle: page.metaTitle,
    metaDescription: page.metaDescription,
    updated: page.updated,
  },
  [
    [
      "a title that fills a phone",
      { title: "a".repeat(101) },
      `title: expected at most 100 characters; found "${"a".repeat(76)}…`,
    ],
    [
      "a description too long for a card",
      { shortDescription: "a".repeat(181) },
      `shortDescription: expected at most 180 characters; found "${"a".repeat(76)}…`,
    ],
    [
      "two features",
      { keyFeatures: list(2) },
      'keyFeatures: expected at least 3 in the list; found ["Item 0","Item 1"]',
    ],
    [
      "one material",
      { materials: list(1) },
      'materials: expected at least 2 in the list; found ["Item 0"]',
    ],
    ["no picture", { images: [] }, "images: expected at least 1 in the list; found []"],
    [
      "no service",
      { relatedServices: [] },
      "relatedServices: expected at least 1 in the list; found []",
    ],
    [
      "before and after without the pictures",
      { showBeforeAfter: true, afterImage: picture },
      "beforeImage: expected beforeImage and afterImage, because showBeforeAfter is true; found nothing",
    ],
    [
      "before without after",
      { showBeforeAfter: true, beforeImage: picture },
      'beforeImage: expected beforeImage and afterImage, because showBeforeAfter is true; found {"src":"a/b.jpg","alt":"A door"}',
    ],
    ["before and after", { showBeforeAfter: true, beforeImage: picture, afterImage: picture }, ""],
    ["pictures that are not compared", { beforeImage: picture }, ""],
    [
      "a story",
      { weeks: 2, priceBand: { low: 1, high: 1 }, wentWrong: { what: "A", done: "B" } },
      "",
    ],
    ["half a week", { weeks: 0.5 }, "weeks: expected a whole number; found 0.5"],
    ["no week at all", { weeks: 0 }, "weeks: expected more than 0; found 0"],
    [
      "a price from more to less",
      { priceBand: { low: 2, high: 1 } },
      "priceBand.high: expected no less than low; found 1",
    ],
    [
      "a trouble that nothing was done about",
      { wentWrong: { what: "A" } },
      "wentWrong.done: expected words; found nothing",
    ],
  ],
);

test("what a project does not say is: not compared, near no town, no sample", () => {
  const { showBeforeAfter, towns, sample } = entries.project.parse({
    title: "A door",
    category: "Doors",
    location: "Stroud",
    shortDescription: "A door.",
    keyFeatures: list(3),
    materials: list(2),
    images: [picture],
    relatedServices: ["/services/doors"],
    metaTitle: page.metaTitle,
    metaDescription: page.metaDescription,
    updated: page.updated,
  });
  expect({ showBeforeAfter, towns, sample }).toEqual({
    showBeforeAfter: false,
    towns: [],
    sample: false,
  });
});

describe("a film", () => {
  const film = {
    mp4: "a/b.mp4",
    webm: "a/b.webm",
    name: "Opening",
    description: "A door opens.",
    thumbnail: picture,
    uploadDate: "2026-11-24",
    duration: "PT1M30S",
  };
  test.each(["PT1M30S", "PT40S", "PT12M"])("of %s is taken", (duration) =>
    expect(faults(entries.projectVideo, { ...film, duration })).toEqual([]),
  );
  test.each(["PT", "aPT1M", "1M30S", "PT1M30", "PT1M30Sx", "90"])("of %s is not", (duration) =>
    expect(new Set(faults(entries.projectVideo, { ...film, duration }))).toEqual(
      new Set([`duration: expected a duration such as PT1M30S; found "${duration}"`]),
    ),
  );
  test.each(["mp4", "webm"])("has a .%s under the pictures", (encoding) => {
    for (const name of [`a.${encoding}x`, `A.${encoding}`, `a b.${encoding}`, "a.mov"])
      expect(faults(entries.projectVideo, { ...film, [encoding]: name })).toEqual([
        `${encoding}: expected a .${encoding} under app/content/pictures; found "${name}"`,
      ]);
  });
});

const service = {
  ...page,
  order: 1,
  name: "a".repeat(40),
  icon: "kitchen",
  picture,
  questions: questions(4),
};
describeKind("a service", entries.service, service, [
  ["six questions", { questions: questions(6) }, ""],
  [
    "a name too long for a menu",
    { name: "a".repeat(41) },
    `name: expected at most 40 characters; found "${"a".repeat(41)}"`,
  ],
  ["all towns", { towns: "all" }, ""],
  ["some towns", { towns: ["stroud"] }, ""],
  [
    "a menu item too long",
    { menu: { description: "a".repeat(61) } },
    `menu.description: expected at most 60 characters; found "${"a".repeat(61)}"`,
  ],
  ["a menu item", { menu: { description: "a".repeat(60) } }, ""],
  [
    "four features on its card",
    { card: { title: "A", description: "B", features: list(4) } },
    'card.features: expected 5 in the list; found ["Item 0","Item 1","Item 2","Item 3"]',
  ],
]);
test.each([3, 7])("a service answers four to six questions, not %i", (count) => {
  const [fault] = faults(entries.service, { ...service, questions: questions(count) });
  expect(fault).toContain(
    `questions: expected at ${count < 4 ? "least 4" : "most 6"} in the list; found`,
  );
});
test("what a service does not say is: no page for a town, nothing related, not popular", () => {
  const parsed = entries.service.parse({ ...service, menu: { description: "A" } });
  expect(parsed).toMatchObject({
    towns: [],
    relatedProjects: [],
    relatedGuides: [],
    menu: { popular: false },
  });
});

const town = {
  ...page,
  order: 1,
  name: "Stroud",
  inSentence: "Stroud",
  county: "Gloucestershire",
  planningAuthority: { name: "Stroud District Council", asOf: "2026-11-24" },
  postcodes: ["GL5", "B1", "GL50"],
  latitude: 49,
  longitude: -9,
  distanceKm: 0,
  nearby: ["Painswick"],
  questions: questions(2),
};
describeKind("a town", entries.town, town, [
  ["the far corner of the kingdom", { latitude: 61, longitude: 2, questions: questions(4) }, ""],
  ["too far south", { latitude: 48.9 }, "latitude: expected at least 49; found 48.9"],
  ["too far north", { latitude: 61.1 }, "latitude: expected at most 61; found 61.1"],
  ["too far west", { longitude: -9.1 }, "longitude: expected at least -9; found -9.1"],
  ["too far east", { longitude: 2.1 }, "longitude: expected at most 2; found 2.1"],
  ["nearer than here", { distanceKm: -1 }, "distanceKm: expected at least 0; found -1"],
  ["near nothing", { nearby: [] }, "nearby: expected at least 1 in the list; found []"],
  ...["GL5 1AA", "gl5", "5", "xGL5", "GLO5", "GL555"].map((code): Row => [
    `the postcode ${code}`,
    { postcodes: [code] },
    `postcodes.0: expected an outward code such as GL5; found "${code}"`,
  ]),
]);
test.each([1, 5])("a town answers two to four questions, not %i", (count) =>
  expect(faults(entries.town, { ...town, questions: questions(count) }).join()).toContain(
    `questions: expected at ${count < 2 ? "least 2" : "most 4"} in the list; found`,
  ),
);
test("a town is none of the areas unless it says so", () =>
  expect(entries.town.parse(town).isArea).toBe(false));

const serviceTown = { ...page, questions: questions(2) };
const oneOfTwo = "nearestNote: expected it where nearestProject is given, and only there; found";
describeKind("a service in a town", entries.serviceTown, serviceTown, [
  ["three questions", { questions: questions(3) }, ""],
  ["a project nearby", { nearestProject: "oak-door", nearestNote: "In Stroud." }, ""],
  ["a project without a word on it", { nearestProject: "oak-door" }, `${oneOfTwo} nothing`],
  ["words on no project", { nearestNote: "None here." }, `${oneOfTwo} "None here."`],
]);
test.each([1, 4])("it answers two or three questions, not %i", (count) =>
  expect(
    faults(entries.serviceTown, { ...serviceTown, questions: questions(count) }).join(),
  ).toContain(`questions: expected at ${count < 2 ? "least 2" : "most 3"} in the list; found`),
);

const guide = {
  ...page,
  order: 1,
  published: "2026-11-24",
  picture,
  relatedServices: ["doors"],
};
describeKind("a guide", entries.guide, guide, [
  [
    "no service",
    { relatedServices: [] },
    "relatedServices: expected at least 1 in the list; found []",
  ],
]);
test("a guide needs neither other guides nor questions", () =>
  expect(entries.guide.parse(guide)).toMatchObject({ relatedGuides: [], questions: [] }));

describeKind(
  "a post",
  entries.post,
  {
    ...page,
    published: "2026-11-24",
    author: "Our founder",
    section: "Advice",
    tags: list(4),
    picture,
    relatedServices: ["doors"],
  },
  [
    ["no tag", { tags: [] }, "tags: expected at least 1 in the list; found []"],
    [
      "five tags",
      { tags: list(5) },
      'tags: expected at most 4 in the list; found ["Item 0","Item 1","Item 2","Item 3","Item 4"]',
    ],
    [
      "no service",
      { relatedServices: [] },
      "relatedServices: expected at least 1 in the list; found []",
    ],
  ],
);

const testimonial = {
  attribution: "Homeowner in Stroud",
  service: "doors",
  town: "stroud",
  date: "2026-11-24",
  rating: 5,
};
describeKind("a testimonial", entries.testimonial, testimonial, [
  ["one star", { rating: 1 }, ""],
  ["no star", { rating: 0 }, "rating: expected at least 1; found 0"],
  ["six stars", { rating: 6 }, "rating: expected at most 5; found 6"],
  ["half a star", { rating: 4.5 }, "rating: expected a whole number; found 4.5"],
]);
test("a testimonial is neither featured nor a sample unless it says so", () =>
  expect(entries.testimonial.parse(testimonial)).toMatchObject({ featured: false, sample: false }));

describeKind("a page of information", entries.informationPage, page, []);
describeKind("a group of questions", entries.faqGroup, { title: "A", questions: questions(1) }, [
  ["no question", { questions: [] }, "questions: expected at least 1 in the list; found []"],
]);

const run = { days: ["Mo"], label: "Monday", opens: "08:00", closes: "23:59", shown: "8am" };
describeKind("hours", openingHours, run, [
  ["no day", { days: [] }, "days: expected at least 1 in the list; found []"],
  [
    "a day nobody knows",
    { days: ["Xx"] },
    'days.0: expected one of Mo, Tu, We, Th, Fr, Sa, Su; found "Xx"',
  ],
  ...["8:00", "24:00", "08:60", "x08:00", "08:000"].map((opens): Row => [
    `opening at ${opens}`,
    { opens },
    `opens: expected a time as HH:MM; found "${opens}"`,
  ]),
  ["the whole day", { opens: "00:00", closes: "19:30" }, ""],
]);

describeKind("a claim", claim, { id: "phone-reply", channel: "phone", title: "A", words: "B" }, [
  [
    "a channel nobody knows",
    { channel: "fax" },
    'channel: expected one of trust-strip, trust-badge, counter, phone, whatsapp, email, quote, call-bar; found "fax"',
  ],
  ["evidence with its day", { evidence: "A letter", evidenceDate: "2026-11-24" }, ""],
  [
    "evidence of no day",
    { evidence: "A letter", evidenceDate: "lately" },
    'evidenceDate: expected a date as YYYY-MM-DD; found "lately"',
  ],
]);

const firm = {
  name: "Firm",
  shortName: "Firm",
  tagline: "We build",
  phone: { display: "01452 000 000", e164: "+441452000000" },
  email: "a@firm.example",
  whatsappText: "Hello",
  hours: { working: [run], phone: [run] },
  social: [{ id: "facebook", name: "Facebook", url: "https://social.example/firm" }],
  claims: [],
  locality: "Gloucester",
  region: "Gloucestershire",
  serviceArea: ["Gloucester"],
  serviceRadiusMetres: 1,
  centre: { latitude: 51.8, longitude: -2.2 },
  priceRange: "££",
  freeConsultation: { price: 0, currency: "GBP" },
  origin: "https://firm.example",
  country: "GB",
  locale: "en_GB",
};
describe("the profile of the firm", () => {
  test("a sound one is taken", () => expect(faults(business, firm)).toEqual([]));
  test.each(Object.keys(firm).filter((field) => field !== "phone"))("%s is asked for", (field) => {
    const rest = Object.fromEntries(Object.entries(firm).filter(([key]) => key !== field));
    expect(faults(business, rest).join()).toMatch(new RegExp(`^${field}: expected .*nothing$`));
  });
  test.each([
    [
      { phone: { ...firm.phone, e164: "01452000000" } },
      "phone.e164: expected a UK number in E.164 form",
    ],
    [
      { phone: { ...firm.phone, e164: "+44145200000" } },
      "phone.e164: expected the number that is shown, beginning with +44",
    ],
    ...["+4414520", "+44145200000000"].map(
      (e164) =>
        [
          { phone: { display: `0${e164.slice(3)}`, e164 } },
          "phone.e164: expected a UK number in E.164 form",
        ] as [Change, string],
    ),
    [
      { phone: { ...firm.phone, e164: "x+441452000000" } },
      "phone.e164: expected a UK number in E.164 form",
    ],
    [
      { phone: { ...firm.phone, display: "01452 000 001" } },
      "phone.e164: expected the number that is shown, beginning with +44",
    ],
    [{ phone: { ...firm.phone, display: "+44 1452 000 000" } }, undefined],
    [{ hours: { working: [], phone: [run] } }, "hours.working: expected at least 1 in the list"],
    [{ hours: { working: [run], phone: [] } }, "hours.phone: expected at least 1 in the list"],
    [{ companyNumber: "12345678" }, undefined],
    [{ companyNumber: "SC345678" }, undefined],
    [{ companyNumber: 12345678 }, "companyNumber: expected a company number in quotes"],
    ...["1234567", "123456789", "S1345678", "xSC345678"].map(
      (companyNumber) =>
        [{ companyNumber }, "companyNumber: expected the eight characters of a company number"] as [
          Change,
          string,
        ],
    ),
    [{ vatNumber: "GB 123 4567 89" }, undefined],
    [{ vatNumber: "GB123456789" }, undefined],
    [{ vatNumber: 123456789 }, "vatNumber: expected a VAT number in quotes"],
    ...["GB 123 4567 8", "GB 123 4567 891", "123 4567 89", "xGB 123 4567 89"].map(
      (vatNumber) =>
        [{ vatNumber }, "vatNumber: expected GB and the nine digits of a VAT number"] as [
          Change,
          string,
        ],
    ),
    [
      { social: [{ ...firm.social[0], id: "myspace" }] },
      "social.0.id: expected one of facebook, instagram, tiktok",
    ],
    [{ rating: { value: 4.9, best: 5, count: 12, evidence: "A" } }, undefined],
    [{ rating: { value: 4.9, best: 5, count: 1.5 } }, "rating.count: expected a whole number"],
    [{ serviceArea: [] }, "serviceArea: expected at least 1 in the list"],
    [{ serviceRadiusMetres: 0 }, "serviceRadiusMetres: expected more than 0"],
    [
      { freeConsultation: { price: 0, currency: "pounds" } },
      "freeConsultation.currency: expected 3 characters",
    ],
    [{ email: "a.firm.example" }, "email: expected an email address"],
    [{ country: "GBR" }, "country: expected 2 characters"],
    [{ origin: "https://firm.example/" }, "origin: expected no slash at the end"],
    [{ origin: "http://firm.example" }, "origin: expected an https:// address"],
    [{ goesWithout: ["fax"] }, `goesWithout.0: expected one of ${optionalParts.join(", ")}`],
    [{ goesWithout: [...optionalParts] }, undefined],
    [{ award: { name: "A", organiser: "B", url: "https://award.example" } }, undefined],
    [{ sample: true, sampleNotice: "Made up." }, undefined],
    [{ sample: true }, "sampleNotice: expected the words that say so, because sample is true"],
    [{ trust: { cover: { short: "A", words: "B" } } }, undefined],
    [{ trust: { cover: { short: "A" } } }, "trust.cover.words: expected words"],
    [{ colour: 1 }, "front matter: expected no field called colour"],
  ] as [Change, string | undefined][])("%j: %s", (change, fault) => {
    const found = faults(business, { ...firm, ...change }).map((one) =>
      one.replace(/; found .*/, ""),
    );
    expect(found).toEqual(fault === undefined ? [] : [fault]);
  });
  test("what a firm may go without", () => {
    expect(optionalParts).toEqual([
      "companyNumber",
      "vatNumber",
      "facebook",
      "instagram",
      "tiktok",
      "metrics",
      "chromatic",
    ]);
  });
  test("a designer's words are the firm's own unless they are said to be a sample", () => {
    const designer = {
      name: "A",
      url: "https://a.example",
      credit: "B",
      testimonial: "C",
      attribution: "D",
    };
    expect(business.parse({ ...firm, designer }).designer?.sample).toBe(false);
  });
});

describe("what the search knows", () => {
  const question = { question: "A?", answer: "a".repeat(200), href: "/faq#a-1", asked: ["a"] };
  describeKind("a common question", search.commonQuestion, question, [
    [
      "an answer too long",
      { answer: "a".repeat(201) },
      `answer: expected at most 200 characters; found "${"a".repeat(76)}…`,
    ],
    ["asked in no way", { asked: [] }, "asked: expected at least 1 in the list; found []"],
    ...["faq", "/Faq", "/faq#", "x/faq", "/faq#a_b"].map((href): Row => [
      `an answer at ${href}`,
      { href },
      `href: expected a path such as /faq or /faq#do-i-need-fire-doors; found "${href}"`,
    ]),
    ["an answer in a town", { href: "/services/doors/stroud" }, ""],
    ["an answer on the home page", { href: "/#contact" }, ""],
  ]);
  describeKind("a synonym", search.synonym, { typed: ["a"], means: ["b"] }, [
    ["typed in no way", { typed: [] }, "typed: expected at least 1 in the list; found []"],
    ["meaning nothing", { means: [] }, "means: expected at least 1 in the list; found []"],
  ]);
  describeKind(
    "all of it",
    search.search,
    { hint: "a".repeat(20), synonyms: [], questions: [], suggestions: [] },
    [
      [
        "a hint that a phone cuts",
        { hint: "a".repeat(21) },
        `hint: expected at most 20 characters; found "${"a".repeat(21)}"`,
      ],
    ],
  );
});

describe("menus and the home page", () => {
  const moved = { from: "/old", to: "/new" };
  describeKind("a page that has moved", site.moved, moved, [
    [
      "an address of another site",
      { to: "https://a.example" },
      'to: expected a path such as /services/kitchens; found "https://a.example"',
    ],
  ]);
  test("there is a kind of work", () => {
    expect(faults(site.kinds, ["Doors", "Stairs"])).toEqual([]);
    expect(faults(site.kinds, []).join()).toContain("expected at least 1 in the list; found []");
  });
  const repository = (name: string) => faults(site.editor, { repository: name, branch: "main" });
  describeKind(
    "the editor's repository",
    site.editor,
    { repository: "a-firm/its-site.v2", branch: "main" },
    [],
  );
  test.each([
    "site",
    "a firm/site",
    "firm/site/x",
    "firm/",
    "/site",
    "firm/a site",
    "https://a.example/firm/site",
  ])("%j is no repository", (name) =>
    expect(repository(name)).toEqual([
      `repository: expected an account and a repository, as in some-account/some-site; found ${JSON.stringify(name)}`,
    ]),
  );
  const offline = {
    isOn: true,
    notice: "Saved on {date}.",
    retry: "Try again",
    page: { title: "A", lead: "B", kept: "C" },
  };
  describeKind("reading without a signal", site.offline, offline, [
    [
      "no date",
      { notice: "Saved." },
      'notice: expected {date} where the day and time are to stand; found "Saved."',
    ],
    [
      "a page without its lead",
      { page: { title: "A", kept: "C" } },
      "page.lead: expected words; found nothing",
    ],
  ]);
  describeKind("a menu item", site.navigationItem, { name: "A", href: "/a" }, []);
  describeKind(
    "the menus",
    site.navigation,
    { main: [{ name: "A", href: "/a" }], legal: [], more: [] },
    [["no menu", { main: [] }, "main: expected at least 1 in the list; found []"]],
  );
  test("a menu item has no menu of its own, and a partner is no sample, unless they say so", () => {
    expect(site.navigationItem.parse({ name: "A", href: "/a" }).megaMenu).toBe(false);
    const partner = { name: "A", url: "https://a.example", logo: picture };
    expect(site.partner.parse(partner).sample).toBe(false);
  });
  test("a tile shows either a figure or words", () => {
    const wanted = ["front matter: expected either a value or a text"];
    expect(faults(site.statTile, { label: "A", value: 0, suffix: "+" })).toEqual([]);
    expect(faults(site.statTile, { label: "A", text: "B" })).toEqual([]);
    for (const tile of [{ label: "A" }, { label: "A", value: 1, text: "B" }])
      expect(faults(site.statTile, tile).map((one) => one.replace(/; found .*/, ""))).toEqual(
        wanted,
      );
  });

  const named = { title: "A", text: "B" };
  const tile = { label: "A", value: 1 };
  const home = {
    metaTitle: "a".repeat(60),
    metaDescription: "a".repeat(160),
    updated: "2026-11-24",
    preview: picture,
    hero: { title: "A", lead: "B", picture },
    about: {
      title: "A",
      paragraphs: ["B"],
      pictures: [picture, picture],
      stats: [tile, tile, tile, tile],
      values: [named, named, named],
      consultation: named,
    },
    services: named,
    portfolio: named,
    testimonials: named,
    area: named,
    contact: named,
  };
  const about = (change: Change) => ({ about: { ...home.about, ...change } });
  describeKind("the home page", site.home, home, [
    [
      "no paragraph",
      about({ paragraphs: [] }),
      "about.paragraphs: expected at least 1 in the list; found []",
    ],
    [
      "no picture of the workshop",
      about({ pictures: [] }),
      "about.pictures: expected at least 1 in the list; found []",
    ],
  ]);
  test.each([
    [
      about({ pictures: [picture, picture, picture] }),
      "about.pictures: expected at most 2 in the list",
    ],
    [about({ stats: [tile] }), "about.stats: expected 4 in the list"],
    [about({ values: [named] }), "about.values: expected 3 in the list"],
    [{ metaTitle: "a".repeat(61) }, "metaTitle: expected at most 60 characters"],
    [{ metaDescription: "a".repeat(161) }, "metaDescription: expected at most 160 characters"],
  ])("%#: its lists are as long as its layout", (change, fault) =>
    expect(
      faults(site.home, { ...home, ...change }).map((one) => one.replace(/; found .*/, "")),
    ).toEqual([fault]),
  );

  const index = {
    path: "/guides",
    name: "Guides",
    title: "Guides",
    lead: "A",
    metaTitle: "a".repeat(60),
    metaDescription: "a".repeat(50),
    updated: "2026-11-24",
  };
  describeKind("the words of a list", site.indexPage, index, [
    ["the longest description", { metaDescription: "a".repeat(160) }, ""],
  ]);
  test.each([
    [{ metaTitle: "a".repeat(61) }, "metaTitle: expected at most 60 characters"],
    [{ metaDescription: "a".repeat(161) }, "metaDescription: expected at most 160 characters"],
  ])("%#: they are cut nowhere", (change, fault) =>
    expect(faults(site.indexPage, { ...index, ...change })[0]).toContain(fault),
  );
  test("and a description says something", () =>
    expect(faults(site.indexPage, { ...index, metaDescription: "a".repeat(49) })).toEqual([
      `metaDescription: expected at least 50 characters; found "${"a".repeat(49)}"`,
    ]));
});

const engine = { version: "1", runs: 1, failures: 0, unsure: 0 };
const audit = {
  date: "2026-11-24",
  routes: 1,
  kinds: 1,
  axe: engine,
  equalAccess: engine,
  tests: { passed: 1, failed: 0 },
  criteria: {
    total: 55,
    failed: 0,
    byScript: 1,
    byMachine: 1,
    doesNotArise: 1,
    open: 1,
    byHandToo: 1,
  },
};
describeKind("what the audit found", auditSummary, audit, [
  [
    "a criterion too few",
    { criteria: { ...audit.criteria, total: 54 } },
    "criteria.total: expected 55; found 54",
  ],
  [
    "less than no failure",
    { axe: { ...engine, failures: -1 } },
    "axe.failures: expected at least 0; found -1",
  ],
]);

const price = {
  job: "a".repeat(40),
  order: 1,
  services: ["doors"],
  low: 100,
  high: 300,
  unit: "each door",
  includes: ["The work"],
  excludes: ["The rest"],
  vat: "included",
  date: "2026-11",
  sources: [
    {
      name: "A list",
      url: "https://prices.example",
      says: "£100 to £300",
      dated: "2026-11",
      read: "2026-11-24",
    },
  ],
};
describeKind("a price", cost, price, [
  ["no service", { services: [] }, "services: expected at least 1 in the list; found []"],
  ["nothing included", { includes: [] }, "includes: expected at least 1 in the list; found []"],
  ["nothing left out", { excludes: [] }, "excludes: expected at least 1 in the list; found []"],
  [
    "a job too long",
    { job: "a".repeat(41) },
    `job: expected at most 40 characters; found "${"a".repeat(41)}"`,
  ],
  [
    "a unit too long",
    { unit: "a".repeat(61) },
    `unit: expected at most 60 characters; found "${"a".repeat(61)}"`,
  ],
  ["prices that are alike", { high: 100, sources: price.sources }, ""],
]);
test.each(["26-11", "2026-1", "2026-11-1", "2026-11-241", "November 2026"])(
  "a price has no date %s",
  (dated) =>
    expect(faults(cost, { ...price, sources: [{ ...price.sources[0], dated }] })[0]).toBe(
      `sources.0.dated: expected a date as YYYY, YYYY-MM or YYYY-MM-DD; found "${dated}"`,
    ),
);
