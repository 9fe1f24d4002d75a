import { expect, test } from "vitest";
import { getContent } from "./content.server.ts";
import { guideGlance, projectGlance, serviceGlance } from "./glance.server.ts";

const { guides, projects, services } = getContent();

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

test("a service in a town shows its own job's price and no other's time", () => {
  const { facts } = serviceGlance(services[0]!, "sash-window");
  expect(facts.map(({ note }) => note.split(",")[0])).toEqual(["Repairing a sash window"]);
});

test("every page has work of ours or a figure to show", () => {
  const empty = [
    ...services.map((service) => serviceGlance(service)),
    ...guides.map((guide) => guideGlance(guide)),
    ...projects.map((project) => projectGlance(project)),
  ].filter(({ work, facts }) => !work && facts.length === 0);
  expect(empty).toEqual([]);
});
