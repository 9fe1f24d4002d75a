import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCriteria } from "../lib/criteria.ts";

const criteria = readCriteria();

test("the guide for auditors has a row for each criterion of WCAG 2.2 at A and AA", () => {
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
  expect(criteria.filter(({ level }) => level === "A")).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === "AA")).toHaveLength(24);
});

test("each file that it names is there", () => {
  const names = criteria.flatMap(({ named }) => named);
  expect(names.filter((name) => !existsSync(name) && !existsSync(`${name}.spec.ts`))).toEqual([]);
});

test("the tests in a criterion's row are those tagged with it", () => {
  const rows = criteria.flatMap(({ number, named }) =>
    named.filter((name) => existsSync(`${name}.spec.ts`)).map((name) => `${number} ${name}`),
  );
  const tags = globSync("e2e/**/*.spec.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"@wcag-([\d.]+)"/g)].map(
      ([, number]) => `${number} ${file.replace(".spec.ts", "")}`,
    ),
  );
  expect(rows.toSorted()).toEqual([...new Set(tags)].toSorted());
});
