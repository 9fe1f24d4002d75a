/** The report as one self-contained page: no script, no font, no picture. */
import type { AuditSummary } from "../../../app/content/schema/audit.ts";
import { formatDate } from "../../../app/lib/dates.ts";
import { colours } from "../../../app/theme/colours.ts";
import type { EngineReport } from "../engines.ts";
import { legend, type Finding, type Judged, type Report, type Verdict } from "./judge.ts";

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
const plural = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

const words: Record<Verdict, string> = {
  failed: "Fault found",
  "by script": "Tested by script",
  "by machine": "Tested by machine",
  "does not arise": "Does not arise",
  open: "For a person",
};

const style = `
:root { color-scheme: light; --ink: ${colours.ink}; --soft: ${colours.inkSoft}; --blue: ${colours.recordBlue}; --line: ${colours.lineStrong}; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: ${colours.film}; font: 1.0625rem/1.6 system-ui, sans-serif; }
header, main { max-width: 76rem; margin-inline: auto; padding: 2rem 1.25rem; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; margin: 0 0 .75rem; }
h1 { font-size: clamp(1.9rem, 4vw, 2.8rem); } h2 { margin-top: 3.5rem; padding-top: .9rem; border-top: 2px solid var(--ink); }
p { max-width: 68ch; margin: 0 0 1rem; } a { color: var(--blue); }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding: 0; margin: 0; list-style: none; }
nav a, summary { display: inline-block; padding-block: .3rem; }
summary { cursor: pointer; font-weight: 600; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 1rem; margin: 1.5rem 0 0; }
.figures div { padding: .9rem 1.1rem; border: 1px solid var(--line); border-radius: 4px; background: ${colours.white}; }
.figures dt { color: var(--soft); font-size: .95rem; } .figures dd { margin: 0; font-size: 1.7rem; font-weight: 700; }
.scroll { overflow: auto; max-height: 80vh; border: 1px solid var(--line); background: ${colours.white}; }
table { border-collapse: collapse; font-size: .95rem; } th, td { padding: .45rem .7rem; text-align: start; vertical-align: top; border-bottom: 1px solid ${colours.line}; }
thead th { position: sticky; top: 0; background: ${colours.blueTint}; z-index: 1; } caption { text-align: start; font-weight: 600; padding: .7rem; }
.criteria { width: 100%; } .criteria td ul { margin: .3rem 0; padding-inline-start: 1.2rem; }
.matrix td, .matrix thead th { padding: .3rem .35rem; text-align: center; white-space: nowrap; font-variant-numeric: tabular-nums; font-size: .85rem; }
.matrix tbody th { position: sticky; left: 0; background: ${colours.white}; font-weight: 500; font-size: .85rem; }
.verdict { display: inline-block; padding: .05rem .55rem; border: 1px solid currentColor; border-radius: 3px; font-weight: 600; white-space: nowrap; }
.failed { color: ${colours.pencilRed}; } .by-script { color: ${colours.whatsapp}; } .by-machine { color: var(--blue); } .open, .does-not-arise { color: var(--soft); }
.bad { color: ${colours.pencilRed}; font-weight: 700; }
@media print { .scroll { overflow: visible; max-height: none; border: 0; } }
@media (forced-colors: active) { .verdict { border-width: 2px; } }
`;

function figures(summary: AuditSummary): string {
  const rows: [string, string | number][] = [
    ["Faults found", summary.axe.failures + summary.equalAccess.failures + summary.tests.failed],
    ["Pages", summary.routes],
    ["Looks by axe", summary.axe.runs],
    ["Looks by Equal Access", summary.equalAccess.runs],
    ["Tests that speak for a criterion", summary.tests.passed + summary.tests.failed],
    ["Criteria for a person alone", summary.criteria.open],
  ];
  return `<dl class="figures">${rows
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)
    .join("")}</dl>`;
}

/** Figures now and in the committed summary, one per row. */
function trend(now: AuditSummary, before: AuditSummary): string {
  const rows: [string, (summary: AuditSummary) => number][] = [
    ["Pages", ({ routes }) => routes],
    ["Failures, axe", ({ axe }) => axe.failures],
    ["Left to a person by axe", ({ axe }) => axe.unsure],
    ["Failures, Equal Access", ({ equalAccess }) => equalAccess.failures],
    ["Left to a person by Equal Access", ({ equalAccess }) => equalAccess.unsure],
    ["Tests that passed", ({ tests }) => tests.passed],
    ["Criteria tested by script", ({ criteria }) => criteria.byScript],
    ["Criteria tested by machine alone", ({ criteria }) => criteria.byMachine],
    ["Criteria for a person alone", ({ criteria }) => criteria.open],
  ];
  return `<div class="scroll" tabindex="0" role="region" aria-label="Trend"><table><caption>Since the summary of ${formatDate(before.date)}</caption>
<thead><tr><th scope="col">Figure</th><th scope="col">Then</th><th scope="col">Now</th><th scope="col">Change</th></tr></thead><tbody>${rows
    .map(([name, value]) => {
      const change = value(now) - value(before);
      const sign = change > 0 ? "+" : change < 0 ? "−" : "";
      return `<tr><th scope="row">${name}</th><td>${value(before)}</td><td>${value(now)}</td><td>${change === 0 ? "none" : `${sign}${Math.abs(change)}`}</td></tr>`;
    })
    .join("")}</tbody></table></div>`;
}

function findingList(findings: Finding[]): string {
  if (findings.length === 0) return "<p>Nothing was found.</p>";
  return `<ol>${findings
    .map(
      ({ tool, rule, path, state, message, target, file, line }) =>
        `<li><strong class="bad">${escape(rule)}</strong> (${tool}${path ? `, ${escape(path)}` : ""}${state ? `, ${escape(state)}` : ""}): ${escape(message)}${target ? `<br><code>${escape(target)}</code>` : ""}${file ? `<br><code>e2e/${escape(file)}:${line}</code>` : ""}</li>`,
    )
    .join("")}</ol>`;
}

function rulesOf({ rules }: Judged): string {
  if (rules.length === 0) return "None";
  const names = [...new Set(rules.map(({ engine, rule }) => `${engine}: ${rule}`))];
  const unsure = rules.filter(({ outcome }) => outcome === "unsure");
  const pages = unsure.reduce((most, rule) => Math.max(most, rule.pages), 0);
  return `<details><summary>${plural(names.length, "rule")}</summary><ul>${names
    .map((name) => `<li>${escape(name)}</li>`)
    .join(
      "",
    )}</ul></details>${unsure.length > 0 ? `<p>${plural(unsure.length, "rule leaves", "rules leave")} something to a person, on up to ${plural(pages, "page")}.</p>` : ""}`;
}

function testsOf({ tests }: Judged): string {
  if (tests.length === 0) return "None";
  const byFile = Map.groupBy(tests, ({ file }) => file);
  return `<details><summary>${plural(tests.length, "test")}</summary><ul>${[...byFile]
    .map(
      ([file, runs]) => `<li><code>e2e/${escape(file)}</code>: ${plural(runs.length, "run")}</li>`,
    )
    .join("")}</ul></details>`;
}

function criterionRow(criterion: Judged): string {
  const { number, name, level, url, verdict, byHand, doesNotArise } = criterion;
  return `<tr id="c-${number}"><th scope="row"><a href="${url}">${number} ${escape(name)}</a></th><td>${level}</td><td><span class="verdict ${verdict.replaceAll(" ", "-")}">${words[verdict]}</span></td><td>${rulesOf(criterion)}</td><td>${testsOf(criterion)}</td><td>${escape(byHand ?? doesNotArise ?? "Nothing left")}</td></tr>`;
}

function matrixOf({ routes, criteria, matrix }: Report): string {
  const columns = criteria.filter(({ doesNotArise }) => !doesNotArise);
  const heads = columns
    .map(
      ({ number, name }) => `<th scope="col"><abbr title="${escape(name)}">${number}</abbr></th>`,
    )
    .join("");
  return [...Map.groupBy(routes, ({ kind }) => kind)]
    .map(
      ([kind, pages]) =>
        `<details><summary>${escape(kind)}: ${plural(pages.length, "page")}</summary><div class="scroll" tabindex="0" role="region" aria-label="Criteria on pages of the kind ${escape(kind)}"><table class="matrix"><thead><tr><th scope="col">Page</th>${heads}</tr></thead><tbody>${pages
          .map(
            ({ path }) =>
              `<tr><th scope="row">${escape(path)}</th>${columns
                .map(({ number }) => {
                  const cell = matrix[path]?.[number] ?? "";
                  return `<td${cell === "✗" ? ' class="bad"' : ""}>${cell}</td>`;
                })
                .join("")}</tr>`,
          )
          .join("")}</tbody></table></div></details>`,
    )
    .join("\n");
}

function engineList(engines: EngineReport[]): string {
  if (engines.length === 0)
    return "<p>Firefox and WebKit were not tried in this run: <code>npm run test:engines</code> does.</p>";
  return `<ul>${engines
    .map(({ name, version = "", missing, lines }) => {
      const failed = lines.filter(({ passed }) => !passed).length;
      const outcome = missing ?? `${lines.length - failed} scenarios passed, ${failed} failed`;
      return `<li><strong>${escape(name)} ${escape(version)}</strong>: ${escape(outcome)}</li>`;
    })
    .join("")}</ul>`;
}

/**
 * @param before the last committed summary, for the trend
 * @param engines results of other browsers in the same run
 */
export function toHtml(report: Report, before: AuditSummary, engines: EngineReport[]): string {
  const { summary, criteria, findings, gaps } = report;
  const faults = findings.length;
  const byHand = criteria.filter((criterion) => criterion.byHand);
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Accessibility audit, ${formatDate(summary.date)}</title><style>${style}</style></head><body>
<header><h1>Accessibility audit</h1>
<p>WCAG 2.2, levels A and AA, on ${plural(summary.routes, "page")} of ${plural(summary.kinds, "kind")}, ${formatDate(summary.date)}. ${faults === 0 ? "No fault was found by machine or by script." : `<strong class="bad">${plural(faults, "fault was", "faults were")} found.</strong>`} A machine sees a part only: what is left to a person is listed below.</p>
<nav aria-label="On this page"><ul><li><a href="#findings">Findings</a></li><li><a href="#trend">Trend</a></li><li><a href="#browsers">Other browsers</a></li><li><a href="#criteria">Criteria</a></li><li><a href="#pages">Pages</a></li><li><a href="#by-hand">By hand</a></li></ul></nav>
${figures(summary)}</header>
<main>
<h2 id="findings">Findings</h2>${findingList(findings)}${gaps.length > 0 ? `<h3>This run is not a whole audit</h3><ul>${gaps.map((gap) => `<li>${escape(gap)}</li>`).join("")}</ul>` : ""}
<h2 id="trend">Trend</h2>${trend(summary, before)}
<h2 id="browsers">Other browsers</h2>${engineList(engines)}
<h2 id="criteria">Criteria</h2>
<p>axe-core ${summary.axe.version} looked at every page at phone and desktop width and at every state that opens, IBM Equal Access ${summary.equalAccess.version} at every kind of page at both widths and, on a desktop, at the same states. Scripts are the tests under <code>e2e</code>.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Criteria"><table class="criteria"><thead><tr><th scope="col">Criterion</th><th scope="col">Level</th><th scope="col">How</th><th scope="col">Machine</th><th scope="col">Script</th><th scope="col">A person, or why not</th></tr></thead><tbody>
${criteria.map(criterionRow).join("\n")}
</tbody></table></div>
<h2 id="pages">Pages</h2>
<dl>${Object.entries(legend)
    .map(([letter, meaning]) => `<div><dt><strong>${letter}</strong></dt><dd>${meaning}</dd></div>`)
    .join("")}</dl>
${matrixOf(report)}
<h2 id="by-hand">By hand</h2>
<p>What no tool can say. Note who looked, when and at what.</p>
<ul>${byHand.map(({ number, name, byHand: how }) => `<li><strong>${number} ${escape(name)}</strong>: ${escape(how ?? "")}</li>`).join("")}</ul>
</main></body></html>
`;
}
