/**
 * The planning questions against the General Permitted Development Order 2015, Schedule 2, Part 1:
 * each paragraph that ends a right, its figures, and what it comes to.
 */
import { describe, expect, test } from "vitest";
import { getContent } from "./content.server.ts";
import { toolsOf } from "./tools.server.ts";

type Path = [paragraph: string, words: RegExp, verdict?: RegExp];

const apply = /^You need planning permission/;
const consent = /^You need listed building consent.*offence/;
const priorApproval = /prior approval before you start/;
const unsettled = /Ask the council/;
const listed: Path = ["Listed Buildings Act 1990, sections 7 and 9", /listed/, consent];

const everyHouse: Path[] = [
  ["Article 2(1)", /flat or a maisonette/],
  [
    "A.1(a) and (l), B.1(a) and (g), C.1(a) and (e), E.1(a) and (k)",
    /barn.*by prior approval alone/,
  ],
  ["Article 4", /Article 4 direction/],
  ["Article 3(4)", /under a permission that takes these rights away/],
  ["Article 3(5)", /without the permission it needed/, unsettled],
];

const law: Record<string, Path[]> = {
  "Class A": [
    listed,
    ["A.2(b) and (d)", /conservation area or a National Landscape.*at the side/],
    ["A.2(c) and (d)", /more than one storey/],
    ["A.2(a)", /cladding a wall in stone, render, timber, plastic or tiles/],
    ["A.1(c)", /^Higher than the top of the house.s roof/],
    ["A.1(d)", /eaves are higher than the house.s/],
    ["A.1(f)(ii), A.1(g)(ii), A.1(j)(i)", /Over 4.m high.*one storey or.*side/],
    ["A.1(i)", /eaves are over 3.m high.*within 2.m of a boundary/],
    [
      "A.1(h), A.1(j)(ii)",
      /More than one storey.*side, over 3.m deep, or within 7.m of the boundary/,
    ],
    ["A.1(e)", /In front of the house, or beyond a side wall that faces a road/],
    ["A.1(j)(iii)", /wider than half the original house/],
    ["A.1(ja)", /the two together/],
    ["A.1(b)", /over half the land/],
    ["A.1(k)(i)", /veranda, a balcony, or a platform over 0.3.m/],
    ["A.1(k)(ii) to (iv)", /chimney, a flue, a soil pipe or a satellite dish.*roof/, unsettled],
    ["A.3(a)", /look different/],
    ["A.3(b)", /upstairs side window is clear.*lower than 1.7.m/],
    ["A.3(c)", /upper storey.*slope/],
    ["A.1(f)(i), A.1(g), A.4", /3 to 6.m, or 4 to 8.m if the house is detached/, priorApproval],
    ["A.1(g)(i)", /Further/],
  ],
  "Classes B and C": [
    listed,
    ["B.1(f)", /conservation area or a National Landscape.*changes shape/],
    ["B.1(h)", /storey put on top/],
    ["B.1(b), C.1(c)", /higher than the top of the roof/],
    ["B.1(c)", /front slope that faces a road/],
    ["B.1(d)", /over 40.m³ more on a terraced house or 50.m³ on any other/],
    ["C.1(b)", /more than 150.mm out of the slope/],
    ["B.2(b)(ii)", /overhangs the outside wall/],
    [
      "B.2(b)(i)",
      /cuts off the eaves, or starts less than 200.mm above them and could start higher/,
    ],
    ["B.1(e)(i)", /balcony, a veranda, or a platform over 0.3.m/],
    ["B.1(e)(ii), C.1(d)", /chimney, a flue, a soil pipe or solar panels/, unsettled],
    ["B.2(a)", /look different/],
    ["B.2(c), C.2", /side window, in wall or slope, is clear.*lower than 1.7.m/],
  ],
  "Class E": [
    ["Class E(a), E.1(i)", /live or sleep/],
    ["Class E", /isn.t part of the garden/],
    ["E.1(g)", /garden of a listed house/],
    ["E.1(c)", /In front/],
    ["E.3", /side of the house, in a conservation area or a National Landscape/],
    ["E.1(d)", /More than one storey/],
    ["E.1(e)(ii)", /Over 2.5.m high.*within 2.m of a boundary/],
    ["E.1(e)(i)", /Over 4.m high.*two slopes/],
    ["E.1(e)(iii)", /Over 3.m high/],
    ["E.1(f)", /eaves are over 2.5.m/],
    ["E.1(b)", /over half the land/],
    ["E.2", /National Landscape.*over 20.m from the house.*more than 10.m²/],
    ["E.1(h)", /veranda, a balcony, or a platform over 0.3.m/],
  ],
};

const jobs = getContent().tools.flatMap((tool) => (tool.kind === "permission" ? tool.jobs : []));

test("each class that the law is stated for has its job", () =>
  expect(jobs.map(({ rules }) => rules[0]!.source)).toEqual(Object.keys(law)));

describe.each(jobs)("$title", ({ pages, rules }) => {
  const shown = toolsOf(pages[0]!).find(({ kind }) => kind === "permission");
  if (shown?.kind !== "permission") throw new Error(`${pages[0]} shows no questions`);
  const answers = shown.questions.flatMap((question) => question.answers);
  const paths = [...everyHouse, ...law[rules[0]!.source]!];

  test.each(paths)("%s", (paragraph, words, verdict = apply) => {
    const found = answers.filter((answer) => answer.paragraph === paragraph);
    expect(found).toEqual([
      expect.objectContaining({
        when: expect.stringMatching(words),
        verdict: expect.stringMatching(verdict),
      }),
    ]);
  });

  test("no answer but these", () =>
    expect(answers.map(({ paragraph }) => paragraph)).toEqual(
      paths.map(([paragraph]) => paragraph),
    ));

  test("none of these: the lawful development certificate", () => {
    expect(shown.otherwise).toMatch(
      /^You probably don.t need to apply\..*lawful development certificate/,
    );
    expect(shown.certificate).toBe("https://www.gov.uk/guidance/lawful-development-certificates");
  });
});
