import { describe, expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import * as markdown from "./markdown.server.ts";
import { pictureManifest } from "./pictures.server.ts";

const content = { ...smallContent(), pictures: pictureManifest };
const renderMarkdown = (text: string, of = content) => markdown.renderMarkdown(text, of);
const renderInline = (text: string, of = content) => markdown.renderInline(text, of);

test("a quotation's first sentence is apart from the rest", () => {
  const render = (text: string) => markdown.renderQuote(text, content);
  expect(render("It opens. It shuts tight.\n\nGood.")).toBe(
    '<p class="opening">It opens.</p><p>It shuts tight.</p>\n<p>Good.</p>',
  );
  expect(render("It opens.")).toBe('<p class="opening">It opens.</p>');
  expect(render("It *opens*. It shuts.")).toBe("<p>It <em>opens</em>. It shuts.</p>");
});

test("a heading called as a part of the page leaves that part its anchor", () => {
  const { html, headings } = renderMarkdown("## Contact\n\nCall.\n\n## Oak beams\n\nOak.");
  expect(headings).toEqual([
    { id: "about-contact", text: "Contact" },
    { id: "oak-beams", text: "Oak beams" },
  ]);
  expect(html).toContain('<h2 id="oak-beams">');
});

test("words alone are those of the tree: underscores stay, links keep their words", () => {
  const of = (text: string) => markdown.plainText(text, content);
  expect(of("Write to **ann_and_bob@firm.test** or [_call_ us](/faq), 2 * 3")).toBe(
    "Write to ann_and_bob@firm.test or call us, 2 * 3",
  );
  expect(of("One.\n\n- Two\n- Three")).toBe("One.\nTwo\nThree");
});

test("links to other sites open apart, without an opener", () => {
  expect(renderInline("[x](https://a.example)")).toBe(
    '<a href="https://a.example" rel="noopener noreferrer" target="_blank" aria-label="x, opens in a new tab">x</a>',
  );
  expect(renderInline("[x](http://a.example)")).toContain('target="_blank"');
  for (const here of ["/faq", "/https://a", "mailto:a@b.example"])
    expect(renderInline(`[x](${here})`)).toBe(`<a href="${here}">x</a>`);
});

test("a table has a caption, and one with no room on a phone names each cell's column", () => {
  const two = renderMarkdown("## Sizes\n\n| a | b |\n|---|---|\n| 1 | 2 |").html;
  expect(two).toContain('<caption class="visually-hidden">Sizes</caption>');
  expect(two).toContain('<th scope="row">1</th>');
  expect(two).not.toContain("data-column");
  const three = renderMarkdown("| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |").html;
  // The row's own name needs none.
  expect(three).toContain('<th scope="row">1</th>');
  expect(three).toContain('<td data-column="c">3</td>');
  expect(three).not.toContain("<caption");
});

test("a table can be scrolled by keyboard and is named by the nearest heading", () => {
  const table = "| a |\n|---|\n| 1 |";
  const named = (text: string) => /aria-label="([^"]*)"/.exec(renderMarkdown(text).html)?.[1];
  expect(named(`## Sizes\n\n### In *feet*\n\n${table}`)).toBe("Table: In feet");
  expect(named(`## Sizes\n\n#### Small\n\n${table}`)).toBe("Table: Sizes");
  expect(renderMarkdown(table).html).toMatch(
    /^<section class="table" tabindex="0" aria-label="Table"><table>.*<th scope="col">.*<\/section>$/s,
  );
});

test("links in a table open apart too", () => {
  const { html } = renderMarkdown("| a |\n|---|\n| [x](https://a.example) |");
  expect(html).toContain('target="_blank"');
});

test("the boxes of a list of tasks are named by their items, and no other list's", () => {
  const { html } = renderMarkdown("- [x] Measure *twice*\n- [ ] Cut\n- Nothing");
  expect(html).toMatch(/<input[^>]* aria-label="Measure twice"/);
  expect(html).toMatch(/<input[^>]* aria-label="Cut"/);
  expect(renderMarkdown("- [not](/a-task)").html).not.toContain("aria-label");
});

test("words are counted, and take a minute for each 220, one at least", () => {
  const times = (count: number) => renderMarkdown("word ".repeat(count));
  expect(renderMarkdown("## Two words\n\nAnd *three* more.").words).toBe(5);
  expect([times(1), times(329), times(330), times(2200)].map(({ minutes }) => minutes)).toEqual([
    1, 1, 2, 10,
  ]);
});

test("one paragraph stands without its element, several keep theirs", () => {
  expect(renderInline("a\nb")).toBe("a\nb");
  expect(renderInline("- a")).toBe("<ul>\n<li>a</li>\n</ul>");
  expect(renderMarkdown("a").html).toBe("<p>a</p>");
  expect(renderInline("a\n\nb")).toBe("<p>a</p>\n<p>b</p>");
});

describe("a picture in a paragraph of its own", () => {
  const [drawing, { src, width, height }] = Object.entries(pictureManifest).find(([file]) =>
    file.endsWith(".svg"),
  )!;

  test("is a figure, its place kept, its caption with links", () => {
    expect(renderMarkdown(`![A door](${drawing} "Open *it*: [how](/guides).")`).html).toBe(
      `<figure><img src="${src}" alt="A door" width="${width}" height="${height}" loading="lazy" decoding="async">` +
        '<figcaption>Open <em>it</em>: <a href="/guides">how</a>.</figcaption></figure>',
    );
  });
});
