/** Rules of lists, related pages and the frame of every page. */
import { describe, expect, test } from "vitest";
import { listedProject, serviceCards } from "./cards.server.ts";
import type { Content } from "./entries.server.ts";
import { listedTestimonials, testimonialFilters, serviceMap } from "./lists.server.ts";
import { readingFor, servicesBeside, townsNear } from "./related.server.ts";
import { getShell } from "./shell.server.ts";
import { smallContent } from "../fixtures/smallContent.ts";
import { geoOf, townFacts } from "./townFacts.server.ts";

type Testimonial = Content["testimonials"][0];
const content = smallContent();
const { services, towns } = content;
type Two<Entry> = [Entry, Entry];
const [door] = content.projects as Two<Content["projects"][0]>;
const [doors, kitchens] = services as Two<Content["services"][0]>;
const [mockbury] = towns as Two<Content["towns"][0]>;

test("the firm's own town is the map's hub", () => {
  const business = { ...content.business, locality: "Mockbury" };
  expect(serviceMap({ ...content, business }).towns[0]!.kind).toBe("hub");
});

test("the list of all projects says what one like it costs, and what that covers", () => {
  const priced = (priceBand: object | undefined) =>
    listedProject({ ...door, priceBand } as typeof door, content).price;
  const band = { low: 1250, high: 2000, units: 1 };
  expect(priced(band)).toBe("One like it: £1,250 to £2,000");
  expect(priced({ ...band, covers: "three doors" })).toBe(
    "One like it: £1,250 to £2,000, three doors",
  );
  expect(priced(undefined)).toBeUndefined();
});

test("a service's card has a photograph that stands nowhere else on the page", () => {
  const photograph = { width: 3, height: 2, src: "/a.jpg", avif: "/a.avif 3w", colour: "#fff" };
  const pictures = { ...content.pictures };
  const picture = (src: string) => ({ src, alt: "A door", sample: false });
  for (const src of ["own.jpg", "job.jpg"])
    pictures[src] = { ...photograph, src: `/${src}`, hash: "", files: [] };
  const card = { title: "Doors", description: "Hung.", features: [] };
  const service = {
    ...doors,
    card,
    picture: picture("own.jpg"),
    relatedProjects: [door.slug],
  };
  const project = { ...door, images: [picture("job.jpg")] };
  const one = { ...content, pictures, services: [service], projects: [project] };
  const shown = (...elsewhere: string[]) => serviceCards(one, elsewhere)[0]!.picture.src;
  expect(shown()).toBe("/own.jpg");
  expect(shown("own.jpg")).toBe("/job.jpg");
  expect(shown("own.jpg", "job.jpg")).toBe(pictures[`icons/${doors.icon}.svg`]!.src);
});

describe("testimonials", () => {
  const told = (slug: string, rating: number, fields: object = {}) =>
    ({ slug, service: "doors", rating, tells: [], ...fields }) as unknown as Testimonial;
  const listed = (...testimonials: Testimonial[]) => ({ ...content, testimonials });

  test("are filtered by what several, but not all, have in common", () => {
    const late = { tells: ["Ran late"] };
    const some = listed(
      told("a", 4, late),
      told("b", 5, late),
      told("c", 5, { service: "kitchens" }),
      told("d", 4),
    );
    expect(testimonialFilters(some)).toEqual([
      { name: "Ran late", slug: "ran-late" },
      { name: doors.name, slug: "doors" },
      { name: "5 out of 5", slug: "mark-5" },
      { name: "4 out of 5", slug: "mark-4" },
    ]);
    expect(testimonialFilters(listed(told("a", 5), told("b", 5)))).toEqual([]);
  });

  test("begin with a picture, the best mark and the first project", () => {
    const [first, second] = content.projects.map(({ slug }) => ({ project: slug }));
    const all = listed(
      told("no-picture", 5),
      told("lower", 4, first),
      told("second", 5, second),
      told("first", 5, first),
    );
    expect(listedTestimonials(all).map(({ slug }) => slug)).toEqual([
      "first",
      "second",
      "lower",
      "no-picture",
    ]);
  });
});

describe("related pages", () => {
  const guideLink = { kind: "Guide", name: "What doors cost", href: "/guides/cost" };
  const postLink = { kind: "Blog", name: "Oak & pine", href: "/blog/oak" };
  test.each([
    [["doors"], [guideLink, postLink]],
    [["kitchens"], [postLink]],
    [["roofs", "kitchens"], [postLink]],
    [["roofs"], []],
  ])("reading about any of %j: guides, then posts", (slugs, links) =>
    expect(readingFor(slugs, content)).toEqual(links),
  );

  // A post and a project mention kitchens together with doors; nothing mentions stairs.
  const stairs = { ...kitchens, slug: "stairs", name: "Stairs", order: 3 };
  const pairs = (count: number, ...relatedServices: string[]) =>
    Array.from({ length: count }, () => ({ relatedServices }));
  const posts = pairs(3, "stairs", "doors") as Content["posts"];
  const guides = pairs(4, "doors", "kitchens") as Content["guides"];
  const projects = pairs(1, "/services/doors", "/services/stairs/mockbury") as Content["projects"];
  test.each([
    ["posts and projects", doors, {}, ["Kitchens", "Stairs"]],
    ["nothing: their own order", stairs, {}, ["Doors", "Kitchens"]],
    ["a project", doors, { posts: [], guides: [], projects }, ["Stairs", "Kitchens"]],
    ["posts", doors, { posts }, ["Stairs", "Kitchens"]],
    ["posts and more guides", doors, { posts, guides }, ["Kitchens", "Stairs"]],
  ])("services mentioned together come first, by %s", (_, service, changes, names) => {
    const more = { ...content, services: [stairs, kitchens, doors], ...changes };
    const links = servicesBeside(service, more);
    expect(links.map(({ name }) => name)).toEqual(names);
    expect(links[0]).toEqual({
      kind: "Service",
      name: names[0],
      href: `/services/${names[0]!.toLowerCase()}`,
    });
  });

  test("the nearest towns come first; a degree of longitude is shorter than one of latitude", () => {
    const at = (name: string, latitude: number, longitude: number) => ({
      ...mockbury,
      name,
      latitude,
      longitude,
    });
    const home = at("Home", 52, -2);
    const around = [at("North", 53, -2), home, at("East", 52, -0.6), at("Next", 52.1, -2.1)];
    const near = townsNear(home, { ...content, towns: around });
    expect(near.map(({ name }) => name)).toEqual(["Next", "East", "North"]);
  });
});

describe("a town's distance", () => {
  test.each([
    ["is left out for an area", { isArea: true, distanceKm: 30 }, undefined],
    ["is left out below one kilometre", { distanceKm: 0.9 }, undefined],
    ["is in miles", { distanceKm: 1 }, "About 1\u00A0mile in a straight line"],
    ["is by road if known", { roadMiles: 10 }, "About 10\u00A0miles by road"],
  ])("%s", (_, changes, words) => {
    const facts = townFacts({ ...mockbury, ...changes });
    expect(facts.find(({ name }) => name === "From our base")?.value).toBe(words);
  });
});

test("a town without a planning authority or a county's code says nothing of them", () => {
  const { planningAuthority: _one, countyCode: _other, ...elsewhere } = mockbury;
  expect(townFacts(elsewhere).map(({ name }) => name)).toEqual([
    "Postcodes",
    "From our base",
    "Also near",
  ]);
  expect(geoOf(elsewhere)).toEqual({
    placename: "Mockbury",
    position: "51.75;-2.22",
    region: undefined,
  });
});

test("at most three projects are recent; a designer is optional", () => {
  const projects = Array.from({ length: 5 }, () => door);
  const business = { ...content.business, designer: undefined };
  const shell = getShell({ ...content, projects, business });
  expect(shell.recentWork).toHaveLength(3);
  expect(shell).toMatchObject({ designer: undefined });
});
