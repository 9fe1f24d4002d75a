import { existsSync, readFileSync } from "node:fs";
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

test("each test that it names is there", () => {
  const named = rows.flatMap(([, , tests]) =>
    tests!.children.flatMap((part) => (part.type === "inlineCode" ? [part.value] : [])),
  );
  expect(named.length).toBeGreaterThan(20);
  const isThere = (name: string) =>
    ["", "e2e/a11y/", "e2e/scenarios/", "e2e/motion/", "e2e/support/"].some((folder) =>
      ["", ".spec.ts"].some((end) => existsSync(`${folder}${name}${end}`)),
    );
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});
