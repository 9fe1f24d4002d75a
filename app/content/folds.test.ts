import { expect, test } from "vitest";
import { renderFolded, renderMarkdown } from "./markdown.server.ts";

const long = "word ".repeat(60);
const paragraph = `<p>${long.trim()}</p>`;
const summary = (html: string) => /<summary>([^<]*)/.exec(html)?.[1];

test("a section keeps its heading and its opening paragraph, and folds the rest", () => {
  const { html } = renderFolded(`${long}\n\n${long}\n\n## Why\n\nBecause.\n\n${long}\n\n## Next`);
  const [open, folded] = html.split('<details class="fold">');
  expect(open).toContain(`${paragraph}\n${paragraph}`);
  expect(open).toContain('<h2 id="why">Why</h2>\n<p>Because.</p>');
  expect(folded).toContain("<summary>Show more</summary>");
  expect(folded).toMatch(/<p>word[^]*<\/details><h2 id="next">/);
});

test("a short section is not folded", () => {
  const text = "## Why\n\nBecause.\n\nTherefore.";
  expect(renderFolded(text).html).toBe(renderMarkdown(text).html);
});

test("what a fold holds is named", () => {
  const steps = Array.from({ length: 12 }, (_, at) => `${at + 1}. ${"word ".repeat(6)}`).join("\n");
  const table = "| A | B |\n|---|---|\n| 1 | 2 |";
  const figure = "![A bench](drawings/empty.svg)";
  expect(summary(renderFolded(`## How\n\n${steps}`).html)).toBe("All 12 steps");
  expect(summary(renderFolded(`## How\n\nSo.\n\n${table}\n\n${figure}\n\n${figure}`).html)).toBe(
    "Show more, with a table and two pictures",
  );
  expect(summary(renderFolded(`## How\n\nSo.\n\n${steps}\n\n${table}\n\n${figure}`).html)).toBe(
    "Show more, with 12 steps, a table and a picture",
  );
});

test("folds change neither the headings nor the count of words", () => {
  const text = `## Why\n\nBecause.\n\n${long}`;
  const { headings, words } = renderMarkdown(text);
  expect(renderFolded(text)).toMatchObject({ headings, words });
});
