import { cpSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { deadLinks, movedIssues } from "../seo/links.server.ts";
import { checkContent, getContent } from "./content.server.ts";
import type { PictureManifest } from "./pictures.server.ts";
import { ContentError, readText } from "./source.server.ts";

/** A copy of the small firm's content, which each test edits. */
let scratch = "";
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("app/fixtures/firm/content", scratch, { recursive: true });
});
afterAll(() => rmSync(scratch, { recursive: true }));

/** Edits the copy, checks it, and restores it; returns what the owner reads. A file may be a new one. */
function messageAfter(edits: Record<string, (text: string) => string>): string {
  const before = Object.keys(edits).map((name) => {
    const file = join(scratch, name);
    return [name, file, existsSync(file) ? readText(file) : undefined] as const;
  });
  for (const [name, file, text = ""] of before) writeFileSync(file, edits[name]!(text));
  const pictures = JSON.parse(readText(join(scratch, "pictures/manifest.json"))) as PictureManifest;
  const { issues } = checkContent(scratch, pictures, [movedIssues, deadLinks]);
  for (const [, file, text] of before)
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  return new ContentError(issues).message;
}

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
  const lines = new RegExp(`The content has an issue:\n.*${file}:\\d+: ${issue}`);
  expect(messageAfter({ [file]: (text) => text.replace(before, after) })).toMatch(lines);
});

test("an issue of a single file is told of this firm's file, with what stands in it", () =>
  expect(
    messageAfter({ "business.yaml": (text) => text.replace(/^shortName: .*/m, "shortName: 007") }),
  ).toMatch(/content-\w+\/business.yaml:2: shortName: expected words; found 007; write "007"$/));

test("all files that can't be read are told at once", () => {
  const message = messageAfter({
    "faq.yaml": (text) => `\t${text}`,
    "business.yaml": (text) => `${text}name: Twice\n`,
    "projects/door.md": (text) => text.replace("---", "--"),
  });
  const files = [...message.matchAll(/content-\w+\/([\w./]+):\d+/g)].map(([, file]) => file);
  expect(files).toHaveLength(3);
  expect(new Set(files)).toEqual(new Set(["business.yaml", "faq.yaml", "projects/door.md"]));
});

test("issues of fields and between entries are told at once", () => {
  const message = messageAfter({
    // Named by a testimonial and other entries, which are right.
    "projects/door.md": (text) => text.replace(/^metaTitle: .*$/m, `metaTitle: ${"a".repeat(61)}`),
    "guides/cost.md": (text) => text.replace("- doors", "- windows"),
  });
  expect(message.split("\n").map((line) => line.replace(/.*content-\w+\//, ""))).toEqual([
    "The content has 2 issues:",
    expect.stringMatching(/^projects\/door.md:\d+: metaTitle: expected at most 60 characters/),
    expect.stringMatching(
      /^guides\/cost.md:\d+: relatedServices.0: expected the name of a service/,
    ),
  ]);
});

/** A fault for which an entry is left out, so that nothing knows its name. */
const unread = (text: string) => `title: one: two\n${text}`;

test.each(globSync("*/**/*.{md,yaml}", { cwd: "app/fixtures/firm/content" }))(
  "a fault in %s is told without what follows from it",
  (file) => {
    const [, ...lines] = messageAfter({ [file]: unread }).split("\n");
    expect(lines).toEqual([expect.stringContaining(`${file}:1: `)]);
  },
);

test("nor does anything follow from a faulty profile", () => {
  const message = messageAfter({
    "business.yaml": (text) => text.replace("- id: phone-reply", "- ID: phone-reply"),
    "guides/cost.md": (text) => `${text}\n{{claim:phone-reply}}\n`,
  });
  expect(message).toMatch(/business.yaml:\d+: claims.0.ID: expected no field called ID; write id$/);
});

test.each([
  ["services/staircases.md", "[Oak](/two words).", "such as [our work](/projects)"],
  ["services/words.md", "An [](/faq).", "expected words in the link"],
  ["towns/no.md", "![Oak](gone.jpg)", "found no gone.jpg"],
])("a fault in %s hides no other whose message has a word of its name", (file, typed, expected) =>
  expect(
    messageAfter({ [file]: unread, "guides/cost.md": (text) => `${text}\n${typed}\n` }),
  ).toContain(expected),
);

test("a wrong SITE_ORIGIN is named, not the profile that it overrides", () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("SITE_ORIGIN", "https://firm.example/site");
  expect(messageAfter({})).toBe(
    `The content has an issue:\n  SITE_ORIGIN: origin: expected https:// and a domain in small letters, with nothing behind it: the site cannot live in a folder of a domain; found "https://firm.example/site"`,
  );
});

test("issues of fields are told where a file of the wrong shape stops all other checks", () => {
  const message = messageAfter({ "home.yaml": (text) => text.replace(/^about:/m, "aboutUs:") });
  expect(message).toMatch(/home.yaml:\d+: about: expected/);
});

test("the firm of another trade, which the guide follows, has no issue", () => {
  const folder = "app/fixtures/plumber/content";
  const pictures = globSync("**/*.{jpg,svg}", { cwd: join(folder, "pictures") });
  const unmade = { hash: "", width: 1, height: 1, src: "", colour: "", files: [] };
  const named = Object.fromEntries(pictures.map((file) => [file, unmade]));
  expect(checkContent(folder, named).issues).toEqual([]);
});

test("the page that the guide for another firm writes out is that firm's", () => {
  const page = readText("app/fixtures/plumber/content/service-towns/boilers/shrewsbury.md");
  expect(readText("docs/developers/another-firm.md")).toContain(`\`\`\`md\n${page}\`\`\``);
});

// e2e/site/devServer.spec.ts saves a file in development, where it is read again.
test("all content is read once", () => {
  expect(getContent()).toBe(getContent());
});

test("the newest post comes first", () => {
  const dates = getContent().posts.map(({ published }) => published);
  expect(dates).toEqual(dates.toSorted().toReversed());
});
