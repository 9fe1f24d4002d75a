import { describe, expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import type { Content } from "./entries.server.ts";
import { averageMark, listedTestimonials, serviceMap, testimonialFilters } from "./lists.server.ts";

type Service = Content["services"][0];
type Testimonial = Content["testimonials"][0];
const content = smallContent();
const [doors, other] = content.services as [Service, Service];

test("the firm's own town is the map's hub", () => {
  const business = { ...content.business, locality: "Mockbury" };
  expect(serviceMap({ ...content, business }).towns[0]!.kind).toBe("hub");
});

describe("testimonials", () => {
  const told = (slug: string, rating: number, fields: object = {}) =>
    ({ slug, service: "doors", rating, tells: [], ...fields }) as unknown as Testimonial;
  const listed = (...testimonials: Testimonial[]) => ({ ...content, testimonials });

  test("are filtered by service, then by what several, but not all, tell of", () => {
    const late = { tells: ["Ran late"] };
    const some = listed(
      told("a", 4, late),
      told("b", 5, late),
      told("c", 5, { service: other.slug, tells: ["Was quiet"] }),
      told("d", 4),
    );
    expect(testimonialFilters(some)).toEqual([
      { name: doors.name, slug: "doors" },
      { name: other.name, slug: other.slug },
      { name: "Ran late", slug: "ran-late" },
    ]);
    expect(testimonialFilters(listed(told("a", 5), told("b", 5)))).toEqual([]);
  });

  test("have an average mark, if there are several", () => {
    expect(averageMark(listed(told("a", 5), told("b", 4), told("c", 5)))).toBe(
      "4.7 out of 5, over the 3 printed here",
    );
    expect(averageMark(listed(told("a", 5)))).toBeUndefined();
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
