import { describe, expect, test } from "vitest";
import type { Tool } from "./entries.server.ts";
import { entryFaults } from "./faults.server.ts";
import { tool } from "./schema/tools.ts";
import { smallContent } from "./smallContent.ts";
import { drawing, job, permission, stairs, times } from "./smallTools.ts";
import { toolsOf } from "./tools.server.ts";

const entry = (fields: object): Tool => ({
  ...tool.parse(fields),
  slug: "a-tool",
  file: "app/content/tools/a-tool.yaml",
});
const withTools = (...fields: object[]) => ({ ...smallContent(), tools: fields.map(entry) });

describe("what it names must be there", () => {
  const faultsWith = (fields: object) =>
    entryFaults(withTools(fields)).map(({ field, expected }) => `${field}: ${expected}`);

  test.each([stairs, times, drawing, permission])("a sound one has no fault: $kind", (fields) =>
    expect(faultsWith(fields)).toEqual([]),
  );

  const named = (cost: string) => ({ ...times, jobs: [{ ...job, cost }, times.jobs[1]] });
  const wanted = "jobs.0.cost: expected the name of a cost that takes a time such as 2 to 4 days";
  test.each<[string, object, string]>([
    [
      "the page",
      { ...stairs, pages: ["/services/portcullises"] },
      "pages: expected the path of a service, a guide or a post; found /services/portcullises",
    ],
    ["the cost", named("gate"), `${wanted}; found gate`],
    // "A day" is not a range.
    ["a time in the cost", named("door"), `${wanted}; found door`],
    [
      "the picture",
      { ...drawing, picture: { src: "lost.svg", alt: "Lost" } },
      "picture.src: expected a file under app/content/pictures; found no lost.svg",
    ],
  ])("%s", (_, fields, fault) => expect(faultsWith(fields)).toEqual([fault]));
});

describe("what a page shows", () => {
  test("only its own tools", () => {
    const content = withTools(stairs, { ...drawing, pages: ["/guides/cost"] });
    expect(toolsOf("/services/doors", content).map(({ kind }) => kind)).toEqual(["stairs"]);
    expect(toolsOf("/guides/cost", content).map(({ kind }) => kind)).toEqual(["drawing"]);
    expect(toolsOf("/services", content)).toEqual([]);
  });

  test("the questions of its own job, after those of every job, and the councils of the towns", () => {
    const content = withTools(permission);
    content.towns[0]!.planningAuthority.url = "https://council.example";
    content.towns[1]!.planningAuthority.url = "https://council.example";
    const [shown] = toolsOf("/blog/oak", content);
    expect(shown).toMatchObject({
      title: "A shed",
      questions: [{ ask: "Flat?", answers: [{ verdict: "Apply." }] }, { ask: "High?" }],
    });
    expect(shown).toHaveProperty("councils", [
      { name: "Hills Council", url: "https://council.example" },
    ]);
    expect(shown!.rules).toHaveLength(2);
  });

  test("times in words, and as parts of the longest", () => {
    const [shown] = toolsOf("/services/doors", withTools(times));
    expect(shown).toHaveProperty("jobs", [
      expect.objectContaining({
        before: "2 to 3 weeks",
        onSite: "1 to 2 days",
        whole: "3 to 4 weeks",
      }),
      expect.objectContaining({ whole: "5 to 10 weeks", bar: [80, 20] }),
    ]);
  });

  test("the time on site of a cost", () => {
    const content = withTools({ ...times, jobs: [{ ...job, cost: "door" }, times.jobs[1]] });
    content.costs[0]!.takes = "2 to 5 days, with paint";
    expect(toolsOf("/services/doors", content)[0]).toHaveProperty("jobs.0.onSite", "2 to 5 days");
  });

  test("when a rule was read, in words", () => {
    const [shown] = toolsOf("/services/doors", withTools(stairs));
    expect(shown!.rules).toEqual([
      { source: "A rule", url: "https://rules.test", paragraph: "1.3", read: "25 November 2026" },
    ]);
  });
});
