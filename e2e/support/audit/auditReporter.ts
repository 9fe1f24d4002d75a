/**
 * Writes what the audits of a run did, for an auditor: every look of an engine at a page or a story,
 * and what was tried for each success criterion. `index.html` to read, `results.json` beside it for tools.
 */
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import axe from "axe-core";
import { mkdirSync, writeFileSync } from "node:fs";
import { getPages } from "../../../app/seo/pages.server.ts";
import { attachmentName, type AuditRecord } from "./auditRecord.ts";

/** One look of an engine, with the kind of page; a story has none. */
type Look = AuditRecord & { kind: string; isStory: boolean; project: string };
type Scenario = { title: string; project: string; outcome: string; criteria: string[] };

/** Success criteria of axe's rules, from tags such as `wcag1410`. */
const criteriaOf = new Map(
  axe
    .getRules()
    .map(({ ruleId, tags }) => [
      ruleId,
      tags
        .map((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join("."))
        .filter((criterion) => criterion !== undefined),
    ]),
);

const escaped = (text: string | number) =>
  String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const row = (cells: (string | number)[], tag: "td" | "th") =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
const table = (caption: string, head: string[], rows: (string | number)[][]) =>
  `<table><caption>${escaped(caption)}</caption><thead>${row(head, "th")}</thead>
<tbody>${rows.map((cells) => row(cells, "td")).join("\n")}</tbody></table>`;

/** A row for each criterion that a rule of axe or a tagged test has tried. */
function criteria(looks: Look[], scenarios: Scenario[]) {
  const numbers = [...criteriaOf.values(), ...scenarios.map((scenario) => scenario.criteria)];
  const sorted = [...new Set(numbers.flat())].toSorted((a, b) =>
    a.localeCompare(b, "en", { numeric: true }),
  );
  const isOf = (criterion: string) => (rule: string) =>
    criteriaOf.get(rule)?.includes(criterion) ?? false;
  return sorted.flatMap((criterion) => {
    const rules = (outcome: "passed" | "failed") =>
      [...new Set(looks.flatMap((look) => look[outcome]))].filter(isOf(criterion));
    const tests = scenarios.filter((scenario) => scenario.criteria.includes(criterion));
    if (rules("passed").length + rules("failed").length + tests.length === 0) return [];
    const failed = tests.filter(({ outcome }) => outcome !== "expected").length;
    return [
      [
        criterion,
        rules("passed").join(", "),
        rules("failed").join(", "),
        [...new Set(tests.map(({ title }) => title))].join("; "),
        `${tests.length - failed} passed, ${failed} failed`,
      ],
    ];
  });
}

function html(looks: Look[], scenarios: Scenario[]) {
  const engines = [...new Set(looks.map(({ engine }) => engine))].toSorted();
  const browsers = [...new Set(looks.map(({ browser }) => browser))];
  const unsure = looks.flatMap((look) => look.incomplete.map((result) => ({ ...result, look })));
  const kinds = Map.groupBy(unsure, ({ rule, settled, message }) =>
    [rule, settled?.startsWith("Measured") ? message : (settled ?? "NOT SETTLED")].join("\n"),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Accessibility audit</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem}table{border-collapse:collapse;margin-block:2rem}caption{font-weight:700;text-align:start}td,th{border:1px solid #999;padding:.25rem .5rem;text-align:start;vertical-align:top}</style>
<h1>Accessibility audit</h1>
<p>${escaped(new Date().toISOString())}. ${escaped(engines.join(", "))}. ${escaped(browsers.join(", "))}. Success criteria by number,
with what a person must still try: docs/developers/audit.md.</p>
${table(
  "Success criteria that a tool or a test has tried",
  ["Criterion", "Rules of axe that passed", "Rules that failed", "Tests", "Outcome"],
  criteria(looks, scenarios),
)}
${table(
  "Results that axe leaves to a person, and what settles them",
  ["Rule", "Why, or what settles it", "Elements", "Lowest measured"],
  [...kinds].map(([kind, results]) => {
    const measured = results
      .flatMap(({ settled }) => /[\d.]+(?=:1 by)/.exec(settled ?? "") ?? [])
      .map(Number);
    return [
      ...kind.split("\n"),
      results.length,
      measured.length > 0 ? `${Math.min(...measured)}:1` : "",
    ];
  }),
)}
${table(
  "Every look: a page or story, in one state, at one width",
  ["Kind", "Address", "State", "Width", "Engine", "Passed", "Failed", "Incomplete", "Inapplicable"],
  looks.map((look) => [
    look.kind,
    look.isStory ? "" : new URL(look.url).pathname,
    look.state,
    look.width,
    look.engine,
    look.passed.length,
    look.failed.join(", "),
    look.incomplete.length,
    look.inapplicable.length,
  ]),
)}
<p>Exceptions: stories go without the rules about whole pages (bypass, region, landmark-one-main,
page-has-heading-one), which the pages are held to. Names on the map may touch when letters are widened at 320 px.</p>`;
}

export default class AuditReporter implements Reporter {
  private readonly looks: Look[] = [];
  private readonly scenarios: Scenario[] = [];
  private readonly folder: string;

  constructor({ folder }: { folder: string }) {
    this.folder = folder;
  }

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const project = test.parent.project()!.name;
    const tags = test.tags.filter((tag) => tag.startsWith("@wcag-"));
    this.scenarios.push({
      title: test.titlePath().slice(2).filter(Boolean).join(" › "),
      project,
      outcome: test.outcome(),
      criteria: tags.map((tag) => tag.replace("@wcag-", "")),
    });
    for (const { name, body } of attachments) {
      if (name !== attachmentName || !body) continue;
      const record = JSON.parse(body.toString()) as AuditRecord;
      const { pathname } = new URL(record.url);
      const isStory = pathname.startsWith("/iframe");
      const page = getPages().find(({ path }) => path === pathname);
      const kind = isStory ? "story" : (page?.kind ?? "not-found");
      this.looks.push({ ...record, kind, isStory, project });
    }
  }

  onEnd(): void {
    if (this.looks.length === 0) return;
    const { looks, scenarios } = this;
    const sorted = looks.toSorted((a, b) =>
      `${a.kind} ${a.url} ${a.state} ${a.width}`.localeCompare(
        `${b.kind} ${b.url} ${b.state} ${b.width}`,
      ),
    );
    const tagged = scenarios.filter((scenario) => scenario.criteria.length > 0);
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(
      `${this.folder}/results.json`,
      JSON.stringify({ looks: sorted, scenarios: tagged }, undefined, 1),
    );
    writeFileSync(`${this.folder}/index.html`, html(sorted, tagged));
  }
}
