import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCriteria } from "../lib/criteria.ts";

const criteria = readCriteria();

test("the guide for auditors has a row for each criterion of WCAG 2.2 at A and AA", () => {
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
  expect(criteria.filter(({ level }) => level === "A")).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === "AA")).toHaveLength(24);
});

/** The file of a test or helper that the table names. */
const fileOf = (name: string) =>
  ["", "e2e/a11y/", "e2e/scenarios/", "e2e/motion/", "e2e/support/audit/"]
    .flatMap((folder) => [`${folder}${name}.spec.ts`, `${folder}${name}`])
    .find((file) => existsSync(file));

/** What the table says of each criterion, with the file of what it names. */
const named = criteria.flatMap(({ number, named: names }) =>
  names.map((name) => ({ number, name, file: fileOf(name) })),
);

test("each test that it names is there", () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ file }) => file === undefined)).toEqual([]);
});

test("it names the tests that are tagged with a criterion, and no others", () => {
  const said = named
    .filter(({ file }) => file?.endsWith(".spec.ts"))
    .map(({ number, file }) => `${number} ${file}`);
  const tagged = globSync("e2e/**/*.spec.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"@wcag-([\d.]+)"/g)].map(
      ([, criterion]) => `${criterion} ${file}`,
    ),
  );
  expect(new Set(said)).toEqual(new Set(tagged));
});
