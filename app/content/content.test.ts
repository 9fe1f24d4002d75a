import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** A copy of the content with one issue in it, read as in a build. */
let scratch = "";
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "content-"));
  for (const folder of ["content", "lib"]) {
    cpSync(`app/${folder}`, join(scratch, "app", folder), {
      recursive: true,
      filter: (path) => !/\.(jpg|mp4|webm)$/.test(path),
    });
  }
  cpSync("package.json", join(scratch, "package.json"));
  symlinkSync(resolve("node_modules"), join(scratch, "node_modules"));
});
afterAll(() => rmSync(scratch, { recursive: true }));

/** Edits one entry of the copy, reads all content and restores the entry. */
function readEdited(file: string, edit: (text: string) => string) {
  const path = join(scratch, file);
  const before = readFileSync(path, "utf8");
  writeFileSync(path, edit(before));
  const program = 'import("./app/content/content.server.ts").then((m) => m.readContent())';
  const { status, stderr } = spawnSync(process.execPath, ["-e", program], {
    cwd: scratch,
    encoding: "utf8",
  });
  writeFileSync(path, before);
  return { status, message: stderr };
}

const project = globSync("app/content/projects/*.md")[0]!;
const profile = "app/content/business.yaml";

test.each([
  [
    "a title too long for a search result",
    project,
    (text: string) => text.replace(/^metaTitle: .*$/m, `metaTitle: ${"a".repeat(61)}`),
    ["metaTitle", "at most 60 characters"],
  ],
  [
    "a number that is not the one dialled",
    profile,
    (text: string) => text.replace(/e164: .*/, 'e164: "+441110000000"'),
    ["phone.e164", "expected the number that is shown"],
  ],
])("%s stops the build and is named", (_name, file, edit, expected) => {
  const { status, message } = readEdited(file, edit);
  expect(status).not.toBe(0);
  expect(message).toContain(file);
  for (const words of expected) expect(message).toContain(words);
});
