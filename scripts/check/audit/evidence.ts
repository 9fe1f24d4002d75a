/**
 * Evidence about success criteria from a run of the browser tests, read from Playwright's JSON
 * report.
 */
import { createRequire } from "node:module";
import type { JSONReport } from "@playwright/test/reporter";
import type { EngineRun } from "../../../e2e/support/engineRun.ts";
import { specsOf } from "../../lib/playwrightReport.ts";
import { scenarios } from "./scenarios.ts";

export type Evidence = ReturnType<typeof readEvidence>;
/** One test that covers criteria. A test without a page covers what every page shares. */
export type ScriptRun = Evidence["scriptRuns"][number];

/** Reads one or more reports: a sharded run leaves one per shard. */
export function readEvidence(reports: JSONReport[]) {
  const specs = reports.flatMap(specsOf);
  const matched = new Set<number>();
  const evidence = specs.flatMap(({ title, file, line, tags, tests }) => {
    const named = scenarios.flatMap(([where, part, criteria], index) => {
      if (file !== where || !title.includes(part)) return [];
      matched.add(index);
      return criteria.split(" ");
    });
    const tagged = tags.flatMap((tag) => /^@?wcag-(.+)$/.exec(tag)?.[1] ?? []);
    const criteria = [...new Set([...tagged, ...named])];
    return tests.map(({ projectName: project, annotations, results }) => {
      const last = results.at(-1);
      const ran = last?.status !== undefined && !["skipped", "interrupted"].includes(last.status);
      const page = annotations.find(({ type }) => type === "page")?.description;
      const passed = last?.status === "passed";
      const engineRuns = (last?.annotations ?? [])
        .filter(({ type }) => type === "_engine-run")
        .map(({ description }) => JSON.parse(description!) as EngineRun);
      const isScript = ran && criteria.length > 0;
      return {
        engineRuns,
        scriptRuns: isScript ? [{ title, file, line, project, passed, page, criteria }] : [],
      };
    });
  });
  return {
    startedAt: reports.map(({ stats }) => stats.startTime).toSorted()[0] ?? "",
    engineRuns: evidence.flatMap(({ engineRuns }) => engineRuns),
    scriptRuns: evidence.flatMap(({ scriptRuns }) => scriptRuns),
    /** Entries of `scenarios.ts` that match no test of the run. */
    unmatched: scenarios
      .filter((_, index) => !matched.has(index))
      .map(([file, title]) => `${file}: ${title}`),
  };
}

const require = createRequire(import.meta.url);

type Axe = { version: string; getRules: () => { ruleId: string; tags: string[] }[] };
type EqualAccess = {
  Checker: new () => {
    rulesets: { id: string; checkpoints: { num: string; rules: { id: string }[] }[] }[];
  };
};

/** Each engine's version, and the criteria its rules are about. */
export function engineRules() {
  const axe = require("axe-core") as Axe;
  const { Checker } = require("accessibility-checker-engine/ace-node.js") as EqualAccess;
  const { version } = require("accessibility-checker-engine/package.json") as { version: string };
  const equalAccess = new Map<string, string[]>();
  const set = new Checker().rulesets.find(({ id }) => id === "WCAG_2_2")!;
  for (const { num, rules } of set.checkpoints)
    for (const { id } of rules) equalAccess.set(id, [...(equalAccess.get(id) ?? []), num]);
  return {
    axe: {
      name: "axe-core",
      version: axe.version,
      rules: new Map(
        axe
          .getRules()
          .map(({ ruleId, tags }) => [
            ruleId,
            tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join(".") ?? []),
          ]),
      ),
    },
    "equal-access": { name: "IBM Equal Access", version, rules: equalAccess },
  };
}
export type EngineRules = ReturnType<typeof engineRules>;
