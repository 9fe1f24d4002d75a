/** The planning questions against the law as `app/fixtures/planningLaw.yaml` states it. */
import { describe, expect, test } from "vitest";
import { getContent } from "./content.server.ts";
import { readYaml } from "./read.server.ts";
import { toolsOf } from "./tools.server.ts";

const verdicts = {
  permission: /^You need planning permission/,
  consent: /^You need listed building consent.*offence/,
  "prior approval": /prior approval before you start/,
  ask: /Ask the council/,
};
/** By paragraph, the words of its answer, and the verdict if it is not that of permission. */
type Paths = Record<string, string | [words: string, verdict: keyof typeof verdicts]>;

const { "every house": everyHouse, ...law } = readYaml(
  "app/fixtures",
  "planningLaw.yaml",
) as Record<string, Paths>;

const jobs = getContent().tools.flatMap((tool) => (tool.kind === "permission" ? tool.jobs : []));

test("each class that the law is stated for has its job", () =>
  expect(jobs.map(({ rules }) => rules[0]!.source)).toEqual(Object.keys(law)));

describe.each(jobs)("$title", ({ pages, rules }) => {
  const shown = toolsOf(pages[0]!).find(({ kind }) => kind === "permission");
  if (shown?.kind !== "permission") throw new Error(`${pages[0]} shows no questions`);

  test("each paragraph that ends a right has its answer, in this order, and nothing else has", () => {
    const wanted = Object.entries({ ...everyHouse, ...law[rules[0]!.source] }).map(
      ([paragraph, path]) => {
        const [words, verdict] = typeof path === "string" ? [path, "permission" as const] : path;
        return expect.objectContaining({
          paragraph,
          when: expect.stringMatching(words),
          verdict: expect.stringMatching(verdicts[verdict]),
        });
      },
    );
    expect(shown.questions.flatMap(({ answers }) => answers)).toEqual(wanted);
  });

  test("none of these: the lawful development certificate", () => {
    expect(shown.otherwise).toMatch(
      /^You probably don.t need to apply\..*lawful development certificate/,
    );
    expect(shown.certificate).toBe("https://www.gov.uk/guidance/lawful-development-certificates");
  });
});
