import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readContent } from "./content.server.ts";
import { readText } from "./source.server.ts";

/** A copy of the small firm's content, with one issue in it. */
let scratch = "";
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("app/fixtures/firm/content", scratch, { recursive: true });
});
afterAll(() => rmSync(scratch, { recursive: true }));

test.each([
  [
    "projects/door.md",
    /^metaTitle: .*$/m,
    `metaTitle: ${"a".repeat(61)}`,
    "metaTitle: expected at most 60 characters",
  ],
  [
    "business.yaml",
    /e164: .*/,
    'e164: "+441110000000"',
    "phone.e164: expected the number that is shown",
  ],
])("an issue in %s stops the build and is named", (file, before, after, issue) => {
  const path = join(scratch, file);
  const text = readText(path);
  writeFileSync(path, text.replace(before, after));
  const lines = new RegExp(`The content has an issue:\n.*${file}:\\d+: ${issue}`);
  expect(() => readContent(scratch)).toThrow(lines);
  writeFileSync(path, text);
});
