import { readdirSync, readFileSync } from "node:fs";
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

test.each(readdirSync(".github/workflows"))("the actions of %s are pinned to a commit", (name) => {
  const workflow = readFileSync(`.github/workflows/${name}`, "utf8");
  const uses = [...workflow.matchAll(/uses: (\S+?)@(\S+)(.*)/g)];
  expect(uses.length).toBeGreaterThan(0);
  for (const [, action, at, version] of uses) {
    expect(at, action).toMatch(/^[0-9a-f]{40}$/);
    expect(version, action).toMatch(/^ # v\d+\.\d+\.\d+$/);
  }
});

type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean };
const { packages: locked } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};

test("every package in the lock file comes from the registry and has an integrity hash", () => {
  const entries = Object.entries(locked).filter(([path]) => path !== "");
  expect(entries.length).toBeGreaterThan(100);
  const faults = entries
    // Bundled packages are covered by the hash of the package they are in.
    .filter(([, entry]) => !("inBundle" in entry))
    .filter(([, { resolved, integrity, link }]) => {
      // .npmrc keeps registry URLs out of the lock file, so one that is there must be the public
      // one.
      const isPublic = resolved?.startsWith("https://registry.npmjs.org/") ?? true;
      return !isPublic || link || !/^sha512-[\w+/]{86}==$/.test(integrity ?? "");
    });
  expect(faults.map(([path]) => path)).toEqual([]);
  expect(readFileSync(".npmrc", "utf8")).not.toMatch(/registry\s*=|_authToken/);
});
