/** What the launch check reads in finished pages: here, pages of a few words. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smallContent } from "../../app/content/smallContent.ts";
import { listPages } from "../../app/seo/pages.server.ts";
import { findInPages } from "./launchPages.ts";

const content = smallContent();
const paths = listPages(content).map(({ path }) => path);
const towns = paths.find((path) => /^\/locations\/./.test(path))!;
let site = "";
beforeAll(() => (site = mkdtempSync(join(tmpdir(), "pages-"))));
afterAll(() => rmSync(site, { recursive: true }));

/** Finds what is left when one page has these words, and all link to every page but those named. */
function leftWith(words: string, { at = "/", unlinked = [] as string[], of = content } = {}) {
  const links = paths
    .filter((path) => !unlinked.includes(path))
    .map((path) => `<a href="${path}">A page</a>`)
    .join("");
  for (const path of paths) {
    mkdirSync(join(site, path), { recursive: true });
    const html = `<main>${links}<p>A bath of stone in lower case.</p>${path === at ? words : ""}</main>`;
    writeFileSync(join(site, path, "index.html"), html);
  }
  return findInPages(of, site).map((left) => left.words);
}

test("three hours of talk are no claim", () =>
  expect(leftWith("<p>Open for three hours of talk.</p>")).toEqual([]));

test.each([
  ["<b>450</b><span>+</span><span> happy clients</span>", /^"450\+ happy clients" is a claim/],
  ["<p>Tell us. An award-winning workshop.</p>", /^"An award-winning workshop\." is a claim/],
  ["<p>A reply within 3 hours.</p>", /^"A reply within 3 hours\." is a claim/],
])("%s: one thing, once", (words, expected) =>
  expect(leftWith(words)).toEqual([expect.stringMatching(expected)]),
);

test("a page to which no other links", () =>
  expect(leftWith("", { unlinked: [towns] })).toEqual([expect.stringMatching(/^No page links/)]));

test("two entries that say the same", () => {
  const [first, second, ...others] = content.projects;
  const body = "A cupboard with four doors under a stair that turns twice on its way up.";
  const of = {
    ...content,
    projects: [{ ...first!, body }, { ...second!, body: `${body} Painted.` }, ...others],
  };
  expect(leftWith("", { of })).toEqual([
    `It says nearly the same as ${second!.file}. Change one, or take it away.`,
  ]);
});
