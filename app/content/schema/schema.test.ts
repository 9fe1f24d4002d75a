/** The rules for each kind of entry, and what an author who breaks one is told. */
import { expect, test } from "vitest";
import { describeKind, issues, type Change } from "./describeKind.ts";
import { smallContent } from "../fixtures/smallContent.ts";
import * as common from "./common.ts";
import { cost } from "./costs.ts";
import * as entries from "./entries.ts";
import * as search from "./search.ts";
import * as site from "./site.ts";

/** An entry's fields, without those that come from its file. */
const fields = ({ slug: _slug, file: _file, body: _body, ...rest }: Change) => rest;
const small = smallContent();
const letters = (count: number) => "a".repeat(count);
const list = (count: number) => Array.from({ length: count }, (_, at) => `${at}`);
const questions = (count: number) => list(count).map((question) => ({ question, answer: "Yes." }));
const picture = { src: "a/b.jpg", alt: "A door" };

describeKind("picture", common.picture, picture, {
  broken: [{ alt: letters(201) }, { alt: undefined }, { alt: " ", src: "a.png" }],
});
describeKind("page", entries.informationPage, fields(small.information[0]!), {
  broken: [
    { title: letters(101), lead: " ", metaTitle: letters(61), metaDescription: letters(161) },
    { metaDescription: letters(49), updated: "2026-02-30" },
  ],
});
describeKind("project", entries.project, fields(small.projects[0]!), {
  valid: [{ showBeforeAfter: false, afterImage: undefined, priceBand: { low: 1, high: 1 } }],
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
  valid: [{ towns: ["stroud"] }],
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
  broken: [{ published: "lately", tags: [], relatedServices: [] }, { tags: list(5) }],
});
describeKind("testimonial", entries.testimonial, fields(small.testimonials[0]!), {
  broken: [
    { service: "Doors", town: "In Stroud", date: "lately", rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
  ],
});
describeKind("group of questions", entries.faqGroup, small.faq[0]!, {
  broken: [{ questions: [] }],
});

const measure = { id: "a-time", is: "two days", about: ["door"] };
test("two times or sizes have two ids", () => {
  expect(site.measures.safeParse([measure, { ...measure, id: "another" }]).success).toBe(true);
  expect(site.measures.safeParse([measure, measure]).success).toBe(false);
  expect(site.measures.safeParse([{ ...measure, about: [] }]).success).toBe(false);
});
describeKind("common question", search.commonQuestion, small.search.questions[0]!, {
  broken: [{ answer: letters(201), href: "faq", asked: [] }],
});
describeKind("synonym", search.synonym, small.search.synonyms[0]!, {
  broken: [{ typed: [], means: [] }],
});
describeKind("words of the search", search.search, small.search, {
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

test("defaults are filled in, and texts are trimmed", () => {
  expect(common.text.parse(" Oak \n")).toBe("Oak");
  expect(small.projects[1]).toMatchObject({ showBeforeAfter: false, towns: [], sample: false });
  expect(small.services[1]).toMatchObject({ towns: [], relatedProjects: [], relatedGuides: [] });
  expect(small.testimonials[0]).toMatchObject({ featured: false, sample: false });
  expect(small.business).toMatchObject({ sample: false, designer: { sample: false } });
  // YAML reads a year alone as a number.
  expect(cost.shape.date.parse(2026)).toBe("2026");
});
