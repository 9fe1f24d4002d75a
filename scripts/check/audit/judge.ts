/** From evidence to a verdict per success criterion, and per criterion and page. */
import type { AuditSummary } from "../../../app/content/schema/audit.ts";
import { criteria, understanding, type Criterion } from "./criteria.ts";
import type { EngineRules, Evidence, ScriptRun } from "./evidence.ts";

export type Route = { path: string; kind: string };

export type Verdict = "failed" | "by script" | "by machine" | "does not arise" | "open";

export type Judged = Criterion & {
  url: string;
  verdict: Verdict;
  /** Engine rules that applied, with the number of pages by outcome. */
  rules: { engine: string; rule: string; outcome: "passed" | "failed" | "unsure"; pages: number }[];
  tests: ScriptRun[];
};

export type Finding = {
  tool: "axe" | "equal-access" | "script";
  rule: string;
  criteria: string[];
  /** Absent for a test of what every page shares. */
  path?: string | undefined;
  state?: string | undefined;
  message: string;
  target?: string;
  /** For a test: its file under `e2e`. */
  file?: string;
  line?: number;
};

export const legend = {
  A: "axe looked at it on this page",
  E: "Equal Access looked at it on this page",
  S: "a test of this page speaks for it",
  e: "Equal Access looked at it on another page of this kind",
  s: "a test of another page of this kind, or of what every page shares, speaks for it",
  "✗": "a fault was found on this page",
  "–": "nobody looked at it here but a person can",
} as const;

export type Report = ReturnType<typeof judge>;

const count = <Item>(list: Item[], test: (item: Item) => boolean) => list.filter(test).length;

export function judge(
  { startedAt, engineRuns, scriptRuns, unmatched }: Evidence,
  engines: EngineRules,
  routes: Route[],
) {
  const about = (engine: keyof EngineRules, rule: string) => engines[engine].rules.get(rule) ?? [];
  const findings: Finding[] = [
    ...engineRuns.flatMap(({ engine, path, state, failed }) =>
      failed.map(({ rule, message, target }) => ({
        tool: engine,
        rule,
        criteria: about(engine, rule),
        path,
        state,
        message,
        target,
      })),
    ),
    ...scriptRuns
      .filter(({ passed }) => !passed)
      .map(({ title, file, line, page, criteria: numbers }) => ({
        tool: "script" as const,
        rule: file,
        criteria: numbers,
        path: page,
        message: title,
        file,
        line,
      })),
  ];

  /** Every rule that an engine applied to a page, with its outcome. */
  const applied = engineRuns.flatMap(({ engine, path, passed, unsure, failed }) => {
    const outcomes = { passed, unsure, failed: failed.map(({ rule }) => rule) };
    return (["passed", "unsure", "failed"] as const).flatMap((outcome) =>
      outcomes[outcome].map((rule) => ({ engine, rule, outcome, path })),
    );
  });

  const judged = criteria.map((criterion): Judged => {
    const tests = scriptRuns.filter((run) => run.criteria.includes(criterion.number));
    const here = applied.filter(({ engine, rule }) =>
      about(engine, rule).includes(criterion.number),
    );
    const alike = Map.groupBy(here, ({ engine, rule, outcome }) => `${engine} ${rule} ${outcome}`);
    const rules = Array.from(alike.values(), (list) => {
      const { engine, rule, outcome } = list[0]!;
      return { engine, rule, outcome, pages: new Set(list.map(({ path }) => path)).size };
    });
    const verdict: Verdict = findings.some((finding) => finding.criteria.includes(criterion.number))
      ? "failed"
      : criterion.doesNotArise
        ? "does not arise"
        : tests.length > 0
          ? "by script"
          : rules.some(({ outcome }) => outcome === "passed")
            ? "by machine"
            : "open";
    return { ...criterion, url: understanding(criterion.name), verdict, rules, tests };
  });

  const kinds = new Map(routes.map(({ path, kind }) => [path, kind]));
  /** By path and criterion: letters of the `legend`. */
  const matrix: Record<string, Record<string, string>> = {};
  for (const { path, kind } of routes) {
    const here = engineRuns.filter((run) => run.path === path);
    const sameKind = engineRuns.filter((run) => kinds.get(run.path) === kind);
    const looked = (runs: typeof engineRuns, engine: string, number: string) =>
      runs.some(
        (run) =>
          run.engine === engine &&
          run.passed.some((rule) => about(run.engine, rule).includes(number)),
      );
    const cells: Record<string, string> = {};
    for (const { number, doesNotArise, tests } of judged) {
      if (doesNotArise) continue;
      const fault = findings.some(
        (finding) => finding.criteria.includes(number) && (finding.path ?? path) === path,
      );
      const own = tests.some(({ page, passed }) => passed && page === path);
      const shared = tests.some(
        ({ page, passed }) => passed && (page === undefined || kinds.get(page) === kind),
      );
      const letters = [
        looked(here, "axe", number) && "A",
        looked(here, "equal-access", number)
          ? "E"
          : looked(sameKind, "equal-access", number) && "e",
        own ? "S" : shared && "s",
      ].filter(Boolean);
      cells[number] = fault ? "✗" : letters.join("") || "–";
    }
    matrix[path] = cells;
  }

  const figures = (engine: keyof EngineRules) => {
    const runs = engineRuns.filter((run) => run.engine === engine);
    return {
      version: engines[engine].version,
      runs: runs.length,
      failures: runs.flatMap(({ failed }) => failed).length,
      unsure: runs.flatMap(({ unsure }) => unsure).length,
    };
  };
  const kindsSeen = new Set(
    engineRuns.filter(({ engine }) => engine === "equal-access").map(({ path }) => kinds.get(path)),
  );
  const axePaths = new Set(
    engineRuns.filter(({ engine }) => engine === "axe").map(({ path }) => path),
  );
  const unseen = routes.filter(({ path }) => !axePaths.has(path));
  const allKinds = new Set(routes.map(({ kind }) => kind));
  /** Why the run is not a complete audit. */
  const gaps = [
    ...(unseen.length > 0
      ? [`axe has not looked at ${unseen.length} of ${routes.length} pages`]
      : []),
    ...[...allKinds]
      .filter((kind) => !kindsSeen.has(kind))
      .map((kind) => `Equal Access has not looked at the kind ${kind}`),
    ...unmatched.map(
      (line) => `no test of this run fits ${line} (scripts/check/audit/scenarios.ts)`,
    ),
    ...judged
      .filter(({ verdict, byHand }) => verdict === "open" && !byHand)
      .map(({ number, name }) => `nobody looks at ${number} ${name}`),
  ];

  const summary: AuditSummary = {
    date: startedAt.slice(0, 10),
    routes: routes.length,
    kinds: allKinds.size,
    axe: figures("axe"),
    equalAccess: figures("equal-access"),
    tests: {
      passed: count(scriptRuns, ({ passed }) => passed),
      failed: count(scriptRuns, ({ passed }) => !passed),
    },
    criteria: {
      total: 55,
      failed: count(judged, ({ verdict }) => verdict === "failed"),
      byScript: count(judged, ({ verdict }) => verdict === "by script"),
      byMachine: count(judged, ({ verdict }) => verdict === "by machine"),
      doesNotArise: count(judged, ({ verdict }) => verdict === "does not arise"),
      open: count(judged, ({ verdict }) => verdict === "open"),
      byHandToo: count(judged, ({ verdict, byHand }) => verdict !== "open" && Boolean(byHand)),
    },
  };
  return { startedAt, summary, routes, criteria: judged, matrix, findings, gaps };
}
