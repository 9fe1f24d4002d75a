import { expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import { smallTools } from "../fixtures/smallTools.ts";
import { guideGlance, priceFrom, projectGlance, serviceGlance } from "./glance.server.ts";
import { tool } from "./schema/tools.ts";

const rows = [
  { id: "oak", job: "Oak", low: 300, high: 400 },
  { id: "pine", job: "Pine", low: 150, high: 200 },
];
const kinds = { of: "Each", rows };

/** The small firm with times of its jobs, and a price of its own for each kind of them. */
function pricedContent({ isPricedByKind = false } = {}) {
  const content = smallContent();
  content.tools = [{ ...tool.parse(smallTools.times), slug: "times", file: "" }];
  if (isPricedByKind)
    content.costs[0]!.ours = { low: 150, high: 400, date: "2026-01-01", sample: false, kinds };
  return content;
}
const content = pricedContent();
const [doors] = content.services;
const notes = ({ facts }: { facts: { note: string }[] }) => facts.map(({ note }) => note);

test("a service's price is of its own job, and leads to where it is made up", () => {
  content.costs[0]!.guide = undefined;
  expect(serviceGlance(doors!, content).facts[0]).toMatchObject({
    value: "£200 to £250",
    note: "A door, each door",
    href: "/services/doors#cost",
  });
});

test("where a service's price begins: with the job, or that of its kind", () => {
  const priced = pricedContent({ isPricedByKind: true });
  expect(priceFrom(doors!, priced)).toBe("A door from £150");
  expect(priceFrom({ ...doors!, kind: "oak" }, priced)).toBe("From £300");
  priced.costs[0]!.per = "m²";
  expect(priceFrom(doors!, priced)).toBe("A door, each m², from £150");
  expect(priceFrom(doors!, pricedContent())).toBeUndefined();
});

test("a guide shows the price of the job it names, or else that of its service", () => {
  const gate = { ...content.costs[0]!, slug: "gate", job: "A gate", guide: undefined };
  const of = { ...content, costs: [...content.costs, gate] };
  const guide = { ...content.guides[0]!, slug: "gates" };
  expect(notes(guideGlance({ ...guide, cost: "gate" }, of))[0]).toBe("A gate, each door");
  expect(notes(guideGlance(guide, of))[0]).toBe("A door, each door");
});

test("the time of the priced job stands beside its price", () => {
  const [, time] = serviceGlance(doors!, content).facts;
  expect(time).toMatchObject({ name: "On site", value: expect.stringMatching(/^1 to 2\sdays$/) });
  expect(time!.note.startsWith("A door, ")).toBe(true);
});

test("where that has none, the time is of the first job that the service's page tells of", () => {
  const of = { ...content, costs: [{ ...content.costs[0]!, job: "A hatch" }] };
  const [price, time] = serviceGlance(doors!, of).facts;
  expect(price!.note).toBe("A hatch, each door");
  expect(time!.note.startsWith("A door, ")).toBe(true);
});

test("a page about another job shows that job's price and no other's time", () => {
  const gate = { ...content.costs[0]!, slug: "gate", job: "A gate", services: ["kitchens"] };
  const of = { ...content, costs: [...content.costs, gate] };
  expect(notes(serviceGlance(doors!, of, { cost: "gate" }))).toEqual(["A gate, each door"]);
});

test("a page about one kind of a job shows its price, and a time only if it's the service's kind", () => {
  const of = pricedContent({ isPricedByKind: true });
  const glance = (kind?: string) => serviceGlance({ ...doors!, kind: "oak" }, of, { kind });
  expect(notes(glance())[0]).toBe("Oak, VAT included");
  expect(glance().facts).toHaveLength(2);
  expect(notes(glance("pine"))).toEqual(["Pine, VAT included"]);
});

test("a service with kinds of its job leads to their prices, a page about one kind doesn't", () => {
  const of = pricedContent({ isPricedByKind: true });
  const service = Object.assign(of.services[0]!, { alsoPriced: "Oak and pine" });
  expect(serviceGlance(service, of).facts[0]!.more).toEqual({
    name: "Oak and pine",
    href: "/services/doors#cost",
  });
  expect(serviceGlance(service, of, { kind: "oak" }).facts[0]).not.toHaveProperty("more");
});

test("a project says what one like it costs and how long it took", () => {
  const project = content.projects[0]!;
  const priceBand = { low: 200, high: 600, units: 1, covers: "two doors" };
  const { facts } = projectGlance({ ...project, priceBand, days: 10 }, content);
  expect(facts.map(({ value, note }) => `${value}: ${note}`)).toEqual([
    "£200 to £600: two doors, VAT included",
    "2 weeks: This one, start to finish",
  ]);
  expect(projectGlance({ ...project, priceBand: undefined, days: undefined }, content)).toEqual({
    facts: [],
  });
});
