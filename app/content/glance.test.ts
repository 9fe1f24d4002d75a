import { expect, test } from "vitest";
import { getContent } from "./content.server.ts";
import { guideGlance, projectGlance, serviceGlance } from "./glance.server.ts";
import { jobTimes, timesOfPage } from "./tools.server.ts";

const content = getContent();
const { costs, guides, projects, services } = content;
const ownCost = (service: string) => costs.find((cost) => cost.services[0] === service);

test("a service's price is of a job that is its own, and leads to where it is made up", ({
  skip,
}) => {
  const priced = services.find(({ slug }) => ownCost(slug)?.guide === undefined && ownCost(slug));
  skip(!priced, "No service has a price of its own.");
  const { job } = ownCost(priced!.slug)!;
  const [price] = serviceGlance(priced!, content).facts;
  expect(price).toMatchObject({
    value: expect.stringMatching(/^£\d/),
    href: `/services/${priced!.slug}#cost`,
  });
  expect(price!.note.startsWith(`${job}, `)).toBe(true);
});

test("a guide that names a job shows its price", ({ skip }) => {
  const named = guides.find(({ cost }) => cost);
  skip(!named, "No guide names a job.");
  const { job } = costs.find(({ slug }) => slug === named!.cost)!;
  expect(guideGlance(named!, content).facts[0]!.note.startsWith(`${job}, `)).toBe(true);
});

test("where the job that is priced has a time, it stands beside its price", () => {
  const timed = new Map(jobTimes(content).map(({ job, onSite }) => [job, onSite]));
  const mixed = [
    ...services.map((service) => serviceGlance(service, content)),
    ...guides.map((guide) => guideGlance(guide, content)),
  ]
    .map(({ facts: [price, time] }) => ({
      time,
      own: time && costs.find(({ job }) => price!.note.startsWith(`${job}, `))?.job,
    }))
    .filter(({ time, own }) => own && timed.has(own) && time!.value !== timed.get(own));
  expect(mixed).toEqual([]);
});

test("where it has none, the time is of the first job that the service's page tells of", ({
  skip,
}) => {
  const jobs = new Set(jobTimes(content).map(({ job }) => job));
  const timed = services.find(
    ({ slug }) =>
      ownCost(slug) &&
      !jobs.has(ownCost(slug)!.job) &&
      timesOfPage(`/services/${slug}`, content).length > 0,
  );
  skip(!timed, "No service has a price and only other jobs' times.");
  const [, time] = serviceGlance(timed!, content).facts;
  const [first] = timesOfPage(`/services/${timed!.slug}`, content);
  expect(time).toMatchObject({ name: "On site", value: first!.onSite });
});

test("a service in a town shows its own job's price and no other's time", ({ skip }) => {
  const [service] = services;
  const other = costs.find((cost) => !cost.services.includes(service?.slug ?? ""));
  skip(!service || !other, "No price is of another service's job.");
  const { facts } = serviceGlance(service!, content, { cost: other!.slug });
  expect(facts.map(({ note }) => note.split(",")[0])).toEqual([other!.job.split(",")[0]]);
});

test("a page about one kind of a job shows that kind's price, and a time only if it's the service's kind", ({
  skip,
}) => {
  const of = (service: string) => ownCost(service)?.ours?.kinds?.rows ?? [];
  const service = services.find(({ slug }) => of(slug).length > 0);
  skip(!service, "No job is priced by its kinds.");
  const [first, second] = of(service!.slug);
  const glance = (own: string, kind?: string) =>
    serviceGlance({ ...service!, kind: own }, content, { kind }).facts;
  expect(glance(first!.id)[0]!.note).toBe(`${first!.job}, VAT included`);
  expect(glance(first!.id, second!.id).map(({ note }) => note)).toEqual([
    `${second!.job}, VAT included`,
  ]);
  expect(glance(first!.id)).toHaveLength(
    1 + timesOfPage(`/services/${service!.slug}`, content).slice(0, 1).length,
  );
});

test("a service with kinds of its job leads to their prices, a page about one kind doesn't", ({
  skip,
}) => {
  const service = services.find(({ slug, alsoPriced }) => alsoPriced && ownCost(slug)?.ours?.kinds);
  skip(!service, "No service names what else is priced.");
  const { id } = ownCost(service!.slug)!.ours!.kinds!.rows[0]!;
  const more = { name: service!.alsoPriced, href: `/services/${service!.slug}#cost` };
  expect(serviceGlance(service!, content).facts[0]!.more).toEqual(more);
  expect(
    serviceGlance({ ...service!, kind: "" }, content, { kind: id }).facts[0],
  ).not.toHaveProperty("more");
});

test("every page about something with a price or a time shows it", () => {
  const priced = new Set(costs.flatMap((cost) => cost.services));
  const empty = [
    ...services
      .filter(({ slug }) => priced.has(slug))
      .map((service) => serviceGlance(service, content)),
    ...guides
      .filter(({ relatedServices }) => priced.has(relatedServices[0]!))
      .map((guide) => guideGlance(guide, content)),
    ...projects
      .filter(({ priceBand, days }) => priceBand ?? days)
      .map((project) => projectGlance(project, content)),
  ].filter(({ facts }) => facts.length === 0);
  expect(empty).toEqual([]);
});
