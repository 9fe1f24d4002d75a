import { describe, expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import type { Content } from "./entries.server.ts";
import { listedTestimonials, serviceMap, testimonialFilters } from "./lists.server.ts";

type Testimonial = Content["testimonials"][0];
const content = smallContent();
const doors = content.services[0]!;

test("the firm's own town is the map's hub", () => {
  const business = { ...content.business, locality: "Mockbury" };
  expect(serviceMap({ ...content, business }).towns[0]!.kind).toBe("hub");
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
