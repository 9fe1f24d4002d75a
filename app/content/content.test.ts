import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** A copy of the content with one fault in it, read as in a build. */
let scratch = "";
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "content-"));
  for (const folder of ["content", "lib", "seo"]) {
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
function readWith(file: string, edit: (text: string) => string) {
  const path = join(scratch, file);
  const before = readFileSync(path, "utf8");
  writeFileSync(path, edit(before));
  const program =
    'import("./app/seo/pages.server.ts").then((m) => console.log(m.getPages().length))';
  const { status, stderr, stdout } = spawnSync(process.execPath, ["-e", program], {
    cwd: scratch,
    encoding: "utf8",
  });
  writeFileSync(path, before);
  return { status, stdout, message: stderr };
}

const first = (folder: string) =>
  join(
    "app/content",
    folder,
    readdirSync(`app/content/${folder}`).find((name) => name.endsWith(".md"))!,
  );
const project = first("projects");
const profile = "app/content/business.yaml";

test("sound content is read", () => {
  expect(readWith(project, (text) => text).status).toBe(0);
});

test.each([
  [
    "a project that names an unknown service",
    project,
    (text: string) => text.replace(/- "?\/services\/[a-z/-]+"?/, "- /services/portcullises"),
    ["relatedServices.0", "/services/portcullises"],
  ],
  [
    "a project without a date",
    project,
    (text: string) => text.replace(/^updated: .*\n/m, ""),
    ["updated", "found nothing"],
  ],
  [
    "a picture that does not exist",
    project,
    (text: string) => text.replace(/src: \S+/, "src: nowhere/at-all.jpg"),
    ["images.0.src", "found no nowhere/at-all.jpg"],
  ],
  [
    "a picture without words",
    project,
    (text: string) => text.replace(/(src: \S+)\n +alt: .*\n/, "$1\n"),
    ["images.0.alt", "what is to be seen in the picture", "; found nothing"],
  ],
  [
    "a field nobody knows",
    project,
    (text: string) => text.replace("---\n", "---\ncolour: blue\n"),
    ["front matter", "colour"],
  ],
  [
    "a title too long for a search result",
    project,
    (text: string) => text.replace(/^metaTitle: .*$/m, `metaTitle: ${"a".repeat(61)}`),
    ["metaTitle", "at most 60 characters"],
  ],
  [
    "front matter that is no YAML",
    project,
    (text: string) => text.replace("---\n", "---\ntitle: [\n"),
    ["front matter", "expected YAML"],
  ],
  [
    "a figure that does not exist",
    project,
    (text: string) => `${text}\n![A door](nowhere/at-all.jpg)\n`,
    ["text", "found no nowhere/at-all.jpg"],
  ],
  [
    "a figure without words",
    project,
    (text: string) => `${text}\n![](${/src: (\S+)/.exec(text)![1]})\n`,
    ["text", "what is to be seen in the picture", "; found nothing"],
  ],
  [
    "a figure among words",
    project,
    (text: string) => `${text}\nSee ![A door](drawings/a.svg) here.\n`,
    ["text", "in a paragraph of its own", "found See"],
  ],
  [
    "a claim that is not made",
    project,
    (text: string) => `${text}\nWe say {{claim:never-made}}.\n`,
    ["text", "{{claim:never-made}}"],
  ],
  [
    "a number that is not the one dialled",
    profile,
    (text: string) => text.replace(/e164: .*/, 'e164: "+441110000000"'),
    ["phone.e164", "expected the number that is shown"],
  ],
  [
    "a company number that lost its zero",
    profile,
    (text: string) => `${text}companyNumber: 00000000\n`,
    ["companyNumber", "expected a company number in quotes"],
  ],
  [
    "a company number too short",
    profile,
    (text: string) => `${text}companyNumber: "0000000"\n`,
    ["companyNumber", "expected the eight characters"],
  ],
  [
    "a VAT number too short",
    profile,
    (text: string) => `${text}vatNumber: GB 000 0000 0\n`,
    ["vatNumber", "expected GB and the nine digits"],
  ],
  [
    "a profile that is no YAML",
    profile,
    (text: string) => text.replace("name:", "name: ["),
    ["fields", "expected YAML"],
  ],
])("%s stops the build and is named", (_name, file, edit, expected) => {
  const { status, message } = readWith(file, edit);
  expect(status).not.toBe(0);
  expect(message).toContain(file);
  for (const words of expected) expect(message).toContain(words);
});

test("a price that no source says stops the build and is named", () => {
  const file = "app/content/costs/broken.yaml";
  mkdirSync(join(scratch, dirname(file)), { recursive: true });
  writeFileSync(
    join(scratch, file),
    [
      "job: A job",
      "order: 1",
      "services: [portcullises]",
      "low: 100",
      "high: 300",
      "unit: whole job",
      "includes: [The work]",
      "excludes: [The rest]",
      "vat: included",
      "date: 2026",
      "sources:",
      "  - { name: A list, url: https://prices.test, says: From £100, dated: 2026, read: 2026-11-24 }",
    ].join("\n"),
  );
  const unsaid = readWith(file, (text) => text);
  const unknown = readWith(file, (text) => text.replace("From £100", "From £100 to £300"));
  rmSync(join(scratch, file));
  expect(unsaid.status).not.toBe(0);
  expect(unsaid.message).toContain(`${file}: high: expected a figure that a source says, not £300`);
  expect(unknown.message).toContain(`${file}: services: expected the name of a service`);
  expect(unknown.message).toContain("portcullises");
});

test("a new project is a page as soon as its file is there", () => {
  const { stdout: before } = readWith(project, (text) => text);
  const copy = join(scratch, "app/content/projects/another-door.md");
  writeFileSync(copy, readFileSync(join(scratch, project), "utf8"));
  const { stdout: after } = readWith(project, (text) => text);
  rmSync(copy);
  expect(Number(after)).toBe(Number(before) + 1);
});
