import { describe, expect, test } from "vitest";
import { openingOf, sectionsOf } from "../../content/markdown.server.ts";
import { pictureManifest } from "../../content/pictures.server.ts";
import { smallContent } from "../../fixtures/smallContent.ts";
import { layOut } from "./layOut.server.ts";

type Options = { open?: number; opening?: Parameters<typeof sectionsOf>[2] };

const content = { ...smallContent(), pictures: pictureManifest };
const parts = (text: string, { open = 10_000, opening }: Options = {}) =>
  layOut(sectionsOf(text, content, opening), open)
    .html.replaceAll(/\n+/g, "")
    .replaceAll(/<img[^>]*>/g, "<img>");

const picture = "![A bench](drawings/empty.svg)";

test("words without a picture stand in columns beside their title", () => {
  expect(parts("## How\n\nSo.\n\nAnd so.")).toBe(
    '<section class="part"><h2 id="how">How</h2><div class="columns short"><p>So.</p><p>And so.</p></div></section>',
  );
});

test("a picture stands beside the words before it, and the last words below those", () => {
  expect(parts(`## How\n\nSo.\n\n${picture}\n\nAnd so.`)).toBe(
    '<section class="part"><div><h2 id="how">How</h2><p>So.</p></div><div class="beside"><figure><img></figure></div><div><p>And so.</p></div></section>',
  );
});

test("each further picture with words of its own is a further part, one without joins the last", () => {
  const html = parts(`## How\n\nSo.\n\n${picture}\n\n${picture}\n\nAnd so.\n\n${picture}`);
  expect(html.match(/<section class="part( pair)?">/g)).toEqual([
    '<section class="part pair">',
    '<section class="part">',
  ]);
  expect(html).toContain("<figure><img></figure><figure><img></figure></div></section>");
});

const list = (mark: string, count: number) => `${mark} Point\n`.repeat(count);

test.each([
  ["one paragraph below a title", "## How\n\nSo.", "single short"],
  ["three paragraphs below a title", "## How\n\nSo.\n\nAnd.\n\nSo.", "short"],
  ["four paragraphs below a title", "## How\n\nSo.\n\nAnd.\n\nSo.\n\nOn.", ""],
  ["a list below a title", `## How\n\n${list("-", 4)}`, ""],
  ["three steps", `## How\n\nSo.\n\n${list("1.", 3)}`, ""],
  ["four steps", `## How\n\nSo.\n\n${list("1.", 4)}`, "steps"],
  ["five steps", `## How\n\nSo.\n\n${list("1.", 5)}`, ""],
  ["the first words of a text", "So.\n\nAnd so.", "opening"],
])("the columns of %s have names of their own", (_, text, names) => {
  expect(parts(text)).toContain(`<div class="${`columns ${names}`.trim()}">`);
});

test("a table beside words is named, as words after it go below it", () => {
  const html = parts(`## How\n\nSo.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\nAnd so.`);
  expect(html).toContain('<div class="beside table"><section');
});

describe("a page's own picture", () => {
  const opening = { src: "drawings/empty.svg", alt: "A town", sample: false };
  const wide =
    '<section class="part wide"><div><p>First.</p></div><div class="beside"><figure><img></figure></div></section>';

  test("stands beside its first words and the section after them", () => {
    expect(parts("First.\n\n## How\n\nSo.", { opening })).toBe(
      '<section class="part"><div><p>First.</p><h2 id="how">How</h2><p>So.</p></div><div class="beside"><figure><img></figure></div></section>',
    );
  });

  test.each([
    ["has a picture of its own", `First.\n\n## How\n\nSo.\n\n${picture}`, {}],
    ["is closed", `First.\n\n## How\n\n${"word ".repeat(200)}`, { open: 100 }],
    ["is missing", "First.", {}],
  ])("takes the page's width where that section %s", (_, text, options) => {
    expect(parts(text, { opening, ...options }).startsWith(wide)).toBe(true);
  });

  test("joins a picture among the first words", () => {
    expect(parts(`First.\n\n${picture}`, { opening })).toContain("</figure><figure>");
  });
});

test("sections without room are closed below their titles, whose addresses stay", () => {
  const long = "word ".repeat(200);
  const html = parts(`First.\n\n## How\n\n${long}\n\n## Where\n\n${long}`, { open: 250 });
  expect(html).toMatch(
    /<\/section><details class="more"><summary><h2 id="where">Where<\/h2><\/summary><section class="part"><div class="columns single"><p>word[^<]*<\/p><\/div><\/section><\/details>$/,
  );
  expect(html.match(/<details/g)).toHaveLength(1);
});

test("opening words that stand elsewhere are left out", () => {
  const text = sectionsOf("First.\n\n## How\n\nSo.", content);
  expect(openingOf(text)!.trim()).toBe("<p>First.</p>");
  const { html } = layOut({ ...text, isOpeningApart: true }, 10_000);
  expect(html).toMatch(/^<section class="part"><h2 id="how">/);
});

test.each([
  ["has no title", "First.", undefined],
  ["begins with one", "## How\n\nSo.", undefined],
  ["has a picture there", `First.\n\n${picture}\n\n## How\n\nSo.`, undefined],
  [
    "has the page's own there",
    "First.\n\n## How\n\nSo.",
    { src: "drawings/empty.svg", alt: "A town", sample: false },
  ],
])("a text has no opening words to stand elsewhere if it %s", (_, text, opening) => {
  expect(openingOf(sectionsOf(text, content, opening))).toBeUndefined();
});
