/** The auditor's report as a page: what ran, what it came to, and what is left to a person. */
import { axeOptionsOfStory } from "../../../.storybook/axe.ts";
import { outcomes, outcomesOf, type Look, type Outcome } from "./auditRecord.ts";
import { escaped, fold } from "./html.ts";
import { readCriteria } from "../../../scripts/lib/criteria.ts";
import { findingKey, noCriterion, withSource, type Finding } from "./finding.ts";
import { criteriaOfRule, rulesFor } from "./rules.ts";

/** A test that is about success criteria, or failed by more than its pictures. */
export type Scenario = {
  title: string;
  project: string;
  outcome: string;
  /** Those of its tags. */
  criteria: string[];
  /** Those that do not hold: the ones that its findings name, else those of its tags; none if it passed. */
  failed: string[];
  /** Its findings, without those of the engines. */
  findings: Finding[];
};

/** The criteria that a rule tries. */
const namesOf = (rule: string) => criteriaOfRule(rule).join(", ") || noCriterion;

const isAxe = ({ engine }: Look) => engine.startsWith("axe");
const placeOfLook = ({ kind, url, state }: Look) =>
  kind === "story" ? state : `${new URL(url).pathname}, ${state}`;

const unique = <Item>(items: Iterable<Item>) => [...new Set(items)];

/** How many items of a list are shown before it is opened. */
const mostShown = 3;

/** An item below the other, with all but the first few folded away. */
function list(items: string[]): string {
  const lines = (some: string[]) => some.map((item) => `<div>${escaped(item)}</div>`).join("");
  const rest = items.slice(mostShown);
  return (
    lines(items.slice(0, mostShown)) +
    (rest.length > 0 ? fold(`and ${rest.length} more`, lines(rest)) : "")
  );
}

/** A table whose rows are cards on a phone, with the name of its column before each cell. */
function table(caption: string, head: string[], rows: (string | number | string[])[][]): string {
  const cell = (content: string | number | string[], column: number) => {
    if (content.toString() === "") return `<td class="none"></td>`;
    const isBad = head[column] === "Failed" && content !== 0;
    const items = Array.isArray(content) ? content : [String(content)];
    return `<td data-column="${escaped(head[column]!)}"${isBad ? ' class="bad"' : ""}><div>${list(items)}</div></td>`;
  };
  return `<table><caption>${escaped(caption)}</caption>
<thead><tr>${head.map((name) => `<th scope="col">${escaped(name)}</th>`).join("")}</tr></thead>
<tbody>${rows.map((cells) => `<tr>${cells.map(cell).join("")}</tr>`).join("\n")}</tbody></table>`;
}

/** A row for each criterion of WCAG 2.2 at A and AA, tried or not. */
export function criteriaRows(looks: Look[], scenarios: Scenario[]) {
  const outcomesSeen = new Map<string, Set<Outcome>>();
  for (const look of looks)
    for (const [rule, outcome] of outcomesOf(look))
      outcomesSeen.set(rule, (outcomesSeen.get(rule) ?? new Set()).add(outcome));
  return readCriteria().map(({ number, name, level, tests: said, byHand, last }) => {
    const rules = rulesFor(number);
    const seen = (rule: string, outcome: Outcome) => outcomesSeen.get(rule)?.has(outcome) ?? false;
    const failedRules = rules.filter((rule) => seen(rule, "failed"));
    const passedRules = rules.filter((rule) => seen(rule, "passed") && !failedRules.includes(rule));
    const open = rules.filter((rule) => seen(rule, "incomplete"));
    const tests = scenarios.filter(({ criteria }) => criteria.includes(number));
    const failed = scenarios.filter((scenario) => scenario.failed.includes(number));
    const passed = tests.filter(({ outcome }) => outcome === "expected");
    const titles = unique(tests.map(({ title }) => title.split(" › ")[0]!)).join(", ");
    const isTried = tests.length + passedRules.length + failedRules.length + open.length > 0;
    return [
      `${number} ${name} (${level})`,
      passedRules.toSorted().join(", "),
      open.toSorted().join(", "),
      unique([...failedRules, ...failed.map(({ title }) => title)]),
      tests.length > 0
        ? `${passed.length} of ${tests.length} passed: ${titles}`
        : isTried
          ? ""
          : said,
      byHand === "nothing" ? "" : `${byHand} (last: ${last})`,
    ];
  });
}

/** What an engine left to a person, by rule and by what settles it. */
function incompleteRows(looks: Look[]) {
  const kinds = Map.groupBy(
    looks.flatMap(({ incomplete }) => incomplete),
    ({ rule, settled, message }) =>
      [rule, settled?.startsWith("Measured") ? message : (settled ?? "NOT SETTLED")].join("\n"),
  );
  const rows = [...kinds].map(([kind, results]) => {
    const measured = results
      .flatMap(({ settled }) => /[\d.]+(?=:1 by)/.exec(settled ?? "") ?? [])
      .map(Number);
    return [
      ...kind.split("\n"),
      results.length,
      measured.length > 0 ? `measured, ${Math.min(...measured)}:1 at the least` : "",
    ];
  });
  return rows.toSorted(([one], [other]) => String(one).localeCompare(String(other)));
}

/** What Equal Access asks a person about, with an element as an example. */
function askedRows(looks: Look[]) {
  const asked = looks.flatMap((look) =>
    look.incomplete.map((result) => ({ ...result, place: placeOfLook(look) })),
  );
  return [...Map.groupBy(asked, ({ rule, message }) => `${rule}\n${message}`).values()]
    .map((results) => {
      const { rule, message, target, place } = results[0]!;
      // The whole path is in `results.json`.
      const end = target.split("/").slice(-3).join("/");
      return [rule, message, namesOf(rule), results.length, `${place}: … ${end}`];
    })
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)));
}

/** Each look with the names of the rules that ran, under how many they are. */
export function lookSection(look: Look): string {
  const results = [...outcomesOf(look)];
  const of = outcomes.map((asked) => {
    const rules = results.filter(([, outcome]) => outcome === asked).map(([rule]) => rule);
    const name = asked === "inapplicable" ? "not applicable" : asked;
    // Equal Access names those alone that found something to try.
    return asked === "inapplicable" && !isAxe(look)
      ? { count: `${name}: this engine does not say`, rules }
      : { count: `${rules.length} ${name}`, rules };
  });
  const lists = of
    .filter(({ rules }) => rules.length > 0)
    .map(({ count, rules }) => `<dt>${count}</dt><dd>${rules.toSorted().join(", ")}</dd>`);
  return fold(
    `${placeOfLook(look)}, ${look.width} px, ${look.engine}: ${of.map(({ count }) => count).join(", ")}`,
    `<dl>${lists.join("")}</dl>`,
  );
}

function kindSection(kind: string, looks: Look[]): string {
  const failed = looks.reduce((sum, look) => sum + look.failed.length, 0);
  return fold(
    `${kind}: ${looks.length} ${looks.length === 1 ? "look" : "looks"}, ${failed === 0 ? "nothing failed" : `${failed} FAILED`}`,
    looks.map(lookSection).join("\n"),
  );
}

const style = `
:root { color-scheme: light }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 90rem; color: #1b1b1b }
h1, h2 { line-height: 1.2 } h2 { margin-top: 3rem } h4 { margin-bottom: 0 }
table { border-collapse: collapse; width: 100%; margin-block: 1rem }
caption { text-align: start; font-weight: 600; padding-block: .5rem }
th, td { border-block-end: 1px solid #bbb; padding: .4rem .6rem; text-align: start; vertical-align: top }
thead th { background: #eee; position: sticky; top: 0 }
td { min-width: 5rem } td div { overflow-wrap: anywhere } td div + div { margin-block-start: .4rem }
td details, td summary { border: 0; padding: 0; margin-block-start: .4rem }
dl { margin: 0 0 1rem } dt { font-weight: 600 } dd { margin: 0 0 .5rem; overflow-wrap: anywhere }
summary { cursor: pointer; padding-block: .5rem; border-block-end: 1px solid #bbb; overflow-wrap: anywhere }
details details, details dl { margin-inline-start: 1rem }
.bad { color: #a40000; font-weight: 700 }
@media (max-width: 700px) {
  thead { display: none } table, tbody, tr, td, caption { display: block }
  tr { border: 1px solid #999; border-radius: 4px; margin-block: .75rem; padding: .25rem }
  td { border: 0; display: grid; grid-template-columns: 8rem minmax(0, 1fr); gap: .5rem; padding: .2rem .4rem }
  td::before { content: attr(data-column); color: #555 } td.none { display: none }
}`;

/** A place once, with all the widths at which it was looked at. */
const placesOf = (looks: Look[]) =>
  [...Map.groupBy(looks, placeOfLook)].map(
    ([place, its]) =>
      `${place}, ${unique(its.map(({ width }) => width).toSorted((a, b) => a - b)).join(" and ")} px wide`,
  );

/** A row for each result that failed, or that an engine left open and nothing settles: where it was seen, and with which elements. */
export function findingRows(looks: Look[]) {
  const findings = looks.flatMap((look) =>
    [...look.failed, ...look.incomplete.filter(({ settled }) => settled === undefined)].map(
      (result) => ({ ...result, look }),
    ),
  );
  const alike = Map.groupBy(findings, ({ rule, message }) => `${rule}\n${message}`);
  return [...alike.values()].map((same) => {
    const { rule, message } = same[0]!;
    const its = same.map(({ look }) => look);
    return [
      message,
      namesOf(rule),
      placesOf(its),
      unique(same.map(({ target }) => target)),
      `${rule}, of ${unique(its.map(({ engine }) => engine)).join(" and ")}`,
    ];
  });
}

/** A row for each finding that a test tells in its own words: the same one of several tests is one. */
export function testRows(scenarios: Scenario[]) {
  const ofCriteria = scenarios.filter((scenario) => scenario.failed.length > 0);
  const findings = ofCriteria.flatMap((scenario) =>
    scenario.findings.map((finding) => ({ ...finding, scenario })),
  );
  return [...Map.groupBy(findings, findingKey).values()].map((same) => {
    const [first] = same;
    const { criteria = [], more = [] } = first!;
    return [
      [withSource(first!), ...more].join(" "),
      unique(criteria.length > 0 ? criteria : same.flatMap(({ scenario }) => scenario.failed)).join(
        ", ",
      ),
      unique(
        same.map(({ widths = [], scenario: { title, project } }) =>
          widths.length > 0 ? `${title}, ${widths.join(", ")} px wide` : `${title}, (${project})`,
        ),
      ),
    ];
  });
}

/** The run that a report is of. */
export type Run = {
  /** When it ended. */
  at: Date;
  /** What was audited. */
  commit: string;
  /** How many pages the site has. */
  pageCount: number;
};

export function auditPage(
  looks: Look[],
  scenarios: Scenario[],
  { at, commit, pageCount }: Run,
): string {
  const findings = findingRows(looks);
  const passed = scenarios.filter(({ outcome }) => outcome === "expected");
  const failed = scenarios.filter((scenario) => scenario.failed.length > 0);
  const tests = testRows(scenarios);
  const others = scenarios.filter(
    (scenario) => scenario.outcome === "unexpected" && scenario.failed.length === 0,
  );
  const [stories, ofPages] = [true, false].map((isStory) =>
    looks.filter(({ kind }) => (kind === "story") === isStory),
  ) as [Look[], Look[]];
  const paths = unique(ofPages.map(({ url }) => new URL(url).pathname));
  const widths = unique(looks.map(({ width }) => width)).toSorted((a, b) => a - b);
  const facts = [
    ["When", `${at.toISOString().slice(0, 16).replace("T", ", ")} UTC`],
    ["What", `commit ${commit}, as built`],
    [
      "Engines",
      unique(looks.map(({ engine }) => engine))
        .toSorted()
        .join(", "),
    ],
    ["Browsers", unique(looks.map(({ browser }) => browser)).join(", ")],
    [
      "Looked at",
      `${looks.length} times: ${paths.length} of the site's ${pageCount} pages, ${unique(stories.map(({ state }) => state)).length} stories, at ${widths.join(", ")} px`,
    ],
    ["Tests of criteria", `${passed.length} passed, ${failed.length} failed`],
  ];
  const off = Object.entries(axeOptionsOfStory.rules)
    .filter(([, { enabled }]) => !enabled)
    .map(([rule]) => rule);
  const kinds = [...Map.groupBy(looks, ({ kind }) => kind)];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Accessibility audit</title>
<style>${style}</style></head><body><main>
<h1>Accessibility audit: WCAG 2.2, A and AA</h1>
<dl>${facts.map(([name, what]) => `<dt>${name}</dt><dd>${escaped(what!)}</dd>`).join("")}</dl>
<p>The same for tools: <a href="results.json">results.json</a> has every look with its rules,
<a href="earl.json">earl.json</a> those at pages in EARL.</p>
<h2>What failed</h2>
${
  findings.length > 0
    ? table(
        "Rules that failed, or are left open",
        ["What is wrong", "Criterion", "Page and state, or story", "Elements", "Rule"],
        findings,
      )
    : "<p>No rule failed.</p>"
}
${
  tests.length > 0
    ? table("What tests found besides", ["What is wrong", "Criterion", "Tests"], tests)
    : "<p>Tests of criteria found nothing else.</p>"
}
<h2>Criterion by criterion</h2>
${
  others.length > 0
    ? `<p class="bad">${others.length} failed ${others.length === 1 ? "test carries" : "tests carry"} no criterion: ${escaped(others.map(({ title }) => title).join(", "))}.</p>`
    : ""
}
${table(
  "The 55 success criteria",
  [
    "Criterion",
    "Rules passed",
    "Left open, see below",
    "Failed",
    "Tests",
    "What a person must still try",
  ],
  criteriaRows(looks, scenarios),
)}
<h2>Results that axe leaves to a person</h2>
${table(
  "Each kind of incomplete result",
  ["Rule", "Why, or what settles it", "Elements", "Contrast"],
  incompleteRows(looks.filter(isAxe)),
)}
<h2>What Equal Access asks a person about</h2>
<p>It asks wherever a question can arise, and marks no finding by that. Nobody has answered these by hand yet.</p>
${table(
  "Each kind of question",
  ["Rule", "What it asks", "Criterion", "Elements", "Such as"],
  askedRows(looks.filter((look) => !isAxe(look))),
)}
<h2>Exceptions</h2>
<ul><li>Stories go without ${off.join(", ")}: a part of a page has none of these of its own. Pages are held to them.</li>
<li>Names on the map may touch when letters are widened at 320 px: the list beside it has the same links.</li></ul>
<h2>Every look, by kind of page</h2>
<p>axe looks at each; Equal Access, whatever axe finds, at each kind of page and most of its states on a desktop.</p>
${kinds.map(([kind, its]) => kindSection(kind, its)).join("\n")}
</main></body></html>`;
}
