import { expect, test } from "vitest";
import { getContent } from "./content.server.ts";
import { guideGlance, projectGlance, serviceGlance } from "./glance.server.ts";
import { timesOfPage } from "./tools.server.ts";

const { costs, guides, projects, services } = getContent();
const ownCost = (service: string) => costs.find((cost) => cost.services[0] === service);

test("a service's price is of a job that is its own, and leads to where it is made up", ({
  skip,
}) => {
  const priced = services.find(({ slug }) => ownCost(slug)?.guide === undefined && ownCost(slug));
  skip(!priced, "No service has a price of its own.");
  const { job } = ownCost(priced!.slug)!;
  const [price] = serviceGlance(priced!).facts;
  expect(price).toMatchObject({
    value: expect.stringMatching(/^£\d/),
    href: `/services/${priced!.slug}#cost`,
  });
  expect(price!.note.startsWith(`${job}, `)).toBe(true);
});

test("a service's time on site is of its own job", ({ skip }) => {
  const timed = services.find(
    ({ slug }) => ownCost(slug) && timesOfPage(`/services/${slug}`).length > 0,
  );
  skip(!timed, "No service has both a price and a time.");
  const [, time] = serviceGlance(timed!).facts;
  const [first] = timesOfPage(`/services/${timed!.slug}`);
  expect(time).toMatchObject({ name: "On site", value: first!.onSite });
});

test("a service in a town shows its own job's price and no other's time", ({ skip }) => {
  const [service] = services;
  const other = costs.find((cost) => !cost.services.includes(service?.slug ?? ""));
  skip(!service || !other, "No price is of another service's job.");
  const { facts } = serviceGlance(service!, other!.slug);
  expect(facts.map(({ note }) => note.split(",")[0])).toEqual([other!.job.split(",")[0]]);
});

test("every page about something with a price or a time shows it", () => {
  const priced = new Set(costs.flatMap((cost) => cost.services));
  const empty = [
    ...services.filter(({ slug }) => priced.has(slug)).map((service) => serviceGlance(service)),
    ...guides
      .filter(({ relatedServices }) => priced.has(relatedServices[0]!))
      .map((guide) => guideGlance(guide)),
    ...projects
      .filter(({ priceBand, days }) => priceBand ?? days)
      .map((project) => projectGlance(project)),
  ].filter(({ facts }) => facts.length === 0);
  expect(empty).toEqual([]);
});
