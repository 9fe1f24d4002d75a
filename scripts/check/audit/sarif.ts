/** The report as SARIF 2.1.0, which code hosts and editors can show next to the code. */
import type { Log, ReportingDescriptor, Result, Run } from "sarif";
import type { EngineRules } from "./evidence.ts";
import type { Finding, Judged, Report, Verdict } from "./judge.ts";

const kinds: Record<Verdict, Result.kind> = {
  failed: "fail",
  "by script": "pass",
  "by machine": "pass",
  "does not arise": "notApplicable",
  open: "open",
};

const descriptor = ({ number, name, level, url, byHand }: Judged): ReportingDescriptor => ({
  id: `WCAG-${number}`,
  name: name.replace(/[^A-Za-z]/g, ""),
  shortDescription: { text: `${number} ${name} (${level})` },
  helpUri: url,
  ...(byHand && { help: { text: byHand } }),
});

/** Location of a finding: a test's line, or the page's URL for an engine. */
function location(origin: string, { file, line, path, target }: Finding) {
  return {
    physicalLocation: {
      artifactLocation: { uri: file ? `e2e/${file}` : `${origin}${path ?? "/"}` },
      ...(line !== undefined && { region: { startLine: line } }),
    },
    ...(target !== undefined && {
      logicalLocations: [{ fullyQualifiedName: target, kind: "element" }],
    }),
  };
}

/** One run per tool: both engines, and the criteria with the results of their tests. */
export function toSarif({ criteria, findings }: Report, engines: EngineRules, origin: string): Log {
  const failuresOf = (tool: Finding["tool"]): Result[] =>
    findings
      .filter((finding) => finding.tool === tool)
      .map((finding) => ({
        ruleId: finding.rule,
        level: "error",
        kind: "fail",
        message: { text: finding.message },
        locations: [location(origin, finding)],
        properties: { criteria: finding.criteria, ...(finding.state && { state: finding.state }) },
      }));
  const engineRun = (tool: "axe" | "equal-access"): Run => {
    const used = criteria.flatMap(({ rules }) => rules.filter(({ engine }) => engine === tool));
    return {
      tool: {
        driver: {
          name: engines[tool].name,
          version: engines[tool].version,
          rules: [...new Set(used.map(({ rule }) => rule))].map((id) => ({
            id,
            properties: { tags: engines[tool].rules.get(id) ?? [] },
          })),
        },
      },
      results: failuresOf(tool),
    };
  };
  const verdicts = criteria.map((criterion): Result => {
    const { number, verdict, tests, rules, byHand, doesNotArise } = criterion;
    const text =
      doesNotArise ??
      `${verdict}: ${tests.length} tests, ${new Set(rules.map(({ rule }) => rule)).size} rules.${byHand ? ` By hand: ${byHand}` : ""}`;
    return {
      ruleId: `WCAG-${number}`,
      kind: kinds[verdict],
      level: verdict === "failed" ? "error" : "none",
      message: { text },
    };
  });
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      engineRun("axe"),
      engineRun("equal-access"),
      {
        tool: { driver: { name: "browser tests", rules: criteria.map(descriptor) } },
        results: [...verdicts, ...failuresOf("script")],
      },
    ],
  };
}
