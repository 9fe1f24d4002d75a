import { expect, test } from "vitest";
import { renderMarkdown, sectionsOf } from "../../content/markdown.server.ts";
import { pictureManifest } from "../../content/pictures.server.ts";
import { smallContent } from "../../fixtures/smallContent.ts";
import { foldRest } from "./foldRest.server.ts";

const content = { ...smallContent(), pictures: pictureManifest };
const rendered = (text: string) => renderMarkdown(text, content);
const folded = (text: string, open: number) => foldRest(sectionsOf(text, content), open);

const long = "word ".repeat(200);
const text = `Before.\n\n## How\n\n${long}\n\n## Where\n\n${long}\n\n## When\n\n${long}`;

test("whole sections stay open while there is room, and the rest is one fold", () => {
  const [open, rest] = folded(text, 300).html.split('<details class="fold">');
  expect(open).toMatch(/^<p>Before.<\/p>\n<h2 id="how">How<\/h2>\n<p>word[^<]*<\/p>\n$/);
  expect(rest).toMatch(/<h2 id="where">[^]*<h2 id="when">[^]*<\/p><\/details>$/);
});

test("its line names the sections in it", () => {
  expect(folded(text, 300).html).toContain(
    "<summary><span>Read the rest<small>Where · When</small></span></summary>",
  );
});

test("a text with room for all of it, or for nearly all, is not folded", () => {
  const { html } = rendered(text);
  expect(folded(text, 800).html).toBe(html);
  const short = `${text}\n\n## Then\n\nShort.`;
  expect(folded(short, 720).html).toBe(rendered(short).html);
});

test("what is large takes the room of words", () => {
  const figures = "![A bench](drawings/empty.svg)\n\n".repeat(10);
  expect(folded(`## How\n\n${figures}\n\n## Where\n\n${long}`, 600).html).toContain("fold");
});

test("a fold changes no heading", () => {
  const { headings } = rendered(text);
  expect(folded(text, 300)).toMatchObject({ headings });
});
