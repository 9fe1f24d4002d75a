import { existsSync, globSync, readFileSync } from "node:fs";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";

/** Rows of the tables in the guide, without their heads. */
function criteria() {
  const guide = readFileSync("docs/developers/audit.md", "utf8");
  const { children } = unified().use(remarkParse).use(remarkGfm).parse(guide);
  return children.flatMap((node) => (node.type === "table" ? node.children.slice(1) : []));
}

const textOf = ({ children }: { children: object[] }) =>
  children.map((part) => ("value" in part ? String(part.value) : "")).join("");

const rows = criteria()
  .filter(({ children }) => children.length === 5)
  .map(({ children }) => children);

test("the guide for auditors has a row for each criterion of WCAG 2.2 at A and AA", () => {
  const numbers = rows.map(([first]) => textOf(first!).split(" ")[0]);
  expect(new Set(numbers).size).toBe(55);
  expect(rows.filter(([, level]) => textOf(level!) === "A")).toHaveLength(31);
  expect(rows.filter(([, level]) => textOf(level!) === "AA")).toHaveLength(24);
});

/** The file of a test or helper that the table names. */
const fileOf = (name: string) =>
  ["", "e2e/a11y/", "e2e/scenarios/", "e2e/motion/", "e2e/support/audit/"]
    .flatMap((folder) => [`${folder}${name}.spec.ts`, `${folder}${name}`])
    .find((file) => existsSync(file));

/** What the table says of each criterion: `["2.4.7", "keyboardOnly"]`. */
const named = rows.flatMap(([first, , tests]) =>
  tests!.children.flatMap((part) =>
    part.type === "inlineCode" ? [[textOf(first!).split(" ")[0]!, part.value] as const] : [],
  ),
);

test("each test that it names is there", () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([, name]) => fileOf(name) === undefined)).toEqual([]);
});

test("it names the tests that are tagged with a criterion, and no others", () => {
  const said = named.map(([criterion, name]) => `${criterion} ${fileOf(name)}`);
  const tagged = globSync("e2e/**/*.spec.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"@wcag-([\d.]+)"/g)].map(
      ([, criterion]) => `${criterion} ${file}`,
    ),
  );
  const tests = said.filter((one) => one.endsWith(".spec.ts"));
  expect(new Set(tests)).toEqual(new Set(tagged));
});
