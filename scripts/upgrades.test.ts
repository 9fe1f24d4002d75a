import { readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

type Update = { "package-ecosystem": string; groups: Record<string, { patterns: string[] }> };
const { updates } = parse(readFileSync(".github/dependabot.yml", "utf8")) as { updates: Update[] };
const { groups } = updates.find((update) => update["package-ecosystem"] === "npm")!;
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<
  "dependencies" | "devDependencies" | "optionalDependencies",
  Record<string, string>
>;
const packages = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
};

const groupsOf = (name: string) =>
  Object.entries(groups)
    .filter(([, { patterns }]) => patterns.some((pattern) => matchesGlob(name, pattern)))
    .map(([group]) => group);

test.each(Object.keys(packages))("%s is upgraded in one group", (name) => {
  expect(groupsOf(name)).toHaveLength(1);
});

test.each(Object.entries(packages))("%s has an exact version, %s", (_name, version) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test.each(["ci", "weekly"])("the actions of %s are pinned to a commit", (name) => {
  const workflow = readFileSync(`.github/workflows/${name}.yml`, "utf8");
  const uses = [...workflow.matchAll(/uses: \S+@(\S+)/g)].map(([, at]) => at);
  expect(uses.length).toBeGreaterThan(0);
  for (const at of uses) expect(at).toMatch(/^[0-9a-f]{40}$/);
});
