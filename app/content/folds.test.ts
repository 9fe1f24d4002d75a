import { expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import * as markdown from "./markdown.server.ts";
import { pictureManifest } from "./pictures.server.ts";

const content = { ...smallContent(), pictures: pictureManifest };
const renderMarkdown = (text: string) => markdown.renderMarkdown(text, content);
const renderFolded = (text: string, open: number) => markdown.renderFolded(text, open, content);

const long = "word ".repeat(200);
const text = `Before.\n\n## How\n\n${long}\n\n## Where\n\n${long}\n\n## When\n\n${long}`;

test("whole sections stay open while there is room, and the rest is one fold", () => {
  const [open, folded] = renderFolded(text, 300).html.split('<details class="fold">');
  expect(open).toMatch(/^<p>Before.<\/p>\n<h2 id="how">How<\/h2>\n<p>word[^<]*<\/p>\n$/);
  expect(folded).toMatch(/<h2 id="where">[^]*<h2 id="when">[^]*<\/p><\/details>$/);
});

test("its line names the sections in it", () => {
  expect(renderFolded(text, 300).html).toContain(
    "<summary><span>Read the rest<small>Where · When</small></span></summary>",
  );
});

test("a text with room for all of it, or for nearly all, is not folded", () => {
  const { html } = renderMarkdown(text);
  expect(renderFolded(text, 800).html).toBe(html);
  const short = `${text}\n\n## Then\n\nShort.`;
  expect(renderFolded(short, 720).html).toBe(renderMarkdown(short).html);
});

test("what is large takes the room of words", () => {
  const figures = "![A bench](drawings/empty.svg)\n\n".repeat(10);
  expect(renderFolded(`## How\n\n${figures}\n\n## Where\n\n${long}`, 600).html).toContain("fold");
});

test("a fold changes neither the headings nor the count of words", () => {
  const { headings, words } = renderMarkdown(text);
  expect(renderFolded(text, 300)).toMatchObject({ headings, words });
});
