import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { check, resolveConfig } from "prettier";
import { afterAll, beforeAll, expect, test } from "vitest";

let scratch = "";
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "widget-"));
});
afterAll(() => rmSync(scratch, { recursive: true }));

const make = (...names: string[]) =>
  spawnSync(process.execPath, [resolve("scripts/build/newWidget.ts"), ...names], {
    cwd: scratch,
    encoding: "utf8",
  });

test("a new widget has a component, stories and a scenario, formatted by Prettier", async () => {
  const { status, stdout } = make("PriceRange");
  expect(status).toBe(0);
  const files = stdout.split("\n").filter((line) => line.includes("."));
  expect(files.slice(0, 3)).toEqual([
    "app/widgets/PriceRange/PriceRange.tsx",
    "stories/widgets/PriceRange.stories.tsx",
    "e2e/scenarios/priceRange.spec.ts",
  ]);
  const options = await resolveConfig(resolve("scripts/build/newWidget.ts"));
  for (const file of files.slice(0, 3)) {
    const text = readFileSync(join(scratch, file), "utf8");
    expect(await check(text, { ...options, filepath: file })).toBe(true);
    // A skipped test would go unnoticed.
    expect(text).not.toMatch(/\.(fixme|skip|only)\b/);
  }
});

test("an existing widget is not overwritten", () => {
  const { status, stderr } = make("PriceRange");
  expect(status).toBe(1);
  expect(stderr).toContain("app/widgets/PriceRange/PriceRange.tsx");
});

test.each(["priceRange", "Price Range", "../Price", "PRICE", ""])("%j is no name", (name) => {
  const { status, stderr } = make(...(name ? [name] : []));
  expect(status).toBe(1);
  expect(stderr).toContain("words joined by capitals");
});
