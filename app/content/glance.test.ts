import { expect, test } from "vitest";
import { getContent } from "./content.server.ts";
import { guideGlance, projectGlance, serviceGlance, townGlance } from "./glance.server.ts";

const { guides, projects, services, towns } = getContent();

test("a service's price is of a job that is its own, and leads to where it is made up", () => {
  const kitchens = services.find(({ slug }) => slug === "kitchens")!;
  const [price, time] = serviceGlance(kitchens).facts;
  expect(price).toMatchObject({
    value: expect.stringMatching(/^£\d/),
    href: "/services/kitchens#cost",
  });
  expect(price!.note).toMatch(/^Fitted kitchen/);
  expect(time).toMatchObject({ name: "On site", value: expect.stringMatching(/week/) });
});

test("a service in a town shows the project near it, its own job's price and no other's time", () => {
  const near = projects.at(-1)!;
  const { work, facts } = serviceGlance(services[0]!, near, "sash-window");
  expect(work?.slug).toBe(near.slug);
  expect(facts.map(({ note }) => note.split(",")[0])).toEqual(["Repairing a sash window"]);
});

test("every page has work of ours or a figure to show, but for towns without a project near", () => {
  const empty = [
    ...services.map((service) => serviceGlance(service)),
    ...guides.map((guide) => guideGlance(guide)),
    ...projects.map((project) => projectGlance(project)),
  ].filter(({ work, facts }) => !work && facts.length === 0);
  expect(empty).toEqual([]);
  for (const town of towns) {
    const isNear = projects.some((project) => project.towns.includes(town.slug));
    expect(Boolean(townGlance(town).work), town.slug).toBe(isNear);
  }
});
