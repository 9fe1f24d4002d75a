import { describe, expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import type { Content } from "./entries.server.ts";
import { readingFor, servicesBeside, townsNear } from "./related.server.ts";

const content = smallContent();
type Service = Content["services"][0];
const [doors, kitchens] = content.services as [Service, Service];
const mockbury = content.towns[0]!;

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
      kind: "Trade",
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
