import { describe, expect, test } from "vitest";
import { business } from "./business.ts";
import { figureIssues } from "./figures.server.ts";
import { fillIn } from "./fillIn.server.ts";
import { renderInline, renderMarkdown } from "./markdown.server.ts";
import { measures } from "./singletons.ts";
import { pictureManifest } from "./pictures.server.ts";

test("the firm's claims are filled in", () => {
  for (const { id, words, title } of business.claims)
    expect(fillIn(`{{claim:${id}}}, {{claim-title:${id}}}`)).toBe(`${words}, ${title}`);
});

test("a heading called as a part of the page leaves that part its anchor", () => {
  const { html, headings } = renderMarkdown("## Contact\n\nCall.\n\n## Oak beams\n\nOak.");
  expect(headings).toEqual([
    { id: "about-contact", text: "Contact" },
    { id: "oak-beams", text: "Oak beams" },
  ]);
  expect(html).toContain('<h2 id="oak-beams">');
});

const details = ["legalName", "address", "companyNumber", "vatNumber", "host"] as const;
test.each([[], ...details.map((name) => [name]), ["host", "address"]])(
  "details that are given are filled in, those missing leave no line: %s %s",
  (...missing) => {
    const before = { ...business };
    const given = details.filter((name) => !missing.includes(name));
    for (const name of details)
      Object.assign(business, { [name]: given.includes(name) ? `the ${name}` : undefined });
    const lines = fillIn(details.map((name) => `- {{ business.${name} }}`).join("\n"));
    for (const name of details) Object.assign(business, { [name]: before[name] });
    expect(lines).toBe(given.map((name) => `- the ${name}`).join("\n"));
  },
);

test.each(["{{ claim:no }}", "{{claims:no}}", "{{business.shoeSize}}"])(
  "%s is an error that says where to look",
  (strange) =>
    expect(() => fillIn(`a ${strange}`)).toThrow(
      `${strange}: expected a field or a claim of app/content/business.yaml`,
    ),
);
test("times and sizes are filled in, with a capital where a sentence begins", () => {
  const [first] = measures;
  if (!first) return;
  const { id, is } = { ...first };
  try {
    Object.assign(first, { id: "a-time", is: "two to four days" });
    const it = "{{measure:a-time}}";
    expect(fillIn(`${it}. ${it}, then ${it}: ${it}\n${it}`)).toBe(
      "Two to four days. Two to four days, then two to four days: two to four days\nTwo to four days",
    );
    expect(fillIn(`1. **Fit it.** ${it}\n\n| A | ${it} |`)).toBe(
      "1. **Fit it.** Two to four days\n\n| A | Two to four days |",
    );
    expect(() => fillIn("{{measure:no}}")).toThrow("expected an id of app/content/measures.yaml");
  } finally {
    Object.assign(first, { id, is });
  }
});

test("lone braces are left alone", () => expect(fillIn("a {b} {{c}")).toBe("a {b} {{c}"));

test("HTML in an entry is not passed on", () => {
  expect(renderMarkdown("Hello <script>alert(1)</script> you").html).not.toContain("<script");
});

test("links to other sites open apart, without an opener", () => {
  expect(renderInline("[x](https://a.example)")).toBe(
    '<a href="https://a.example" rel="noopener noreferrer" target="_blank" aria-label="x, opens in a new tab">x</a>',
  );
  expect(renderInline("[x](http://a.example)")).toContain('target="_blank"');
  for (const here of ["/faq", "/https://a", "mailto:a@b.example"])
    expect(renderInline(`[x](${here})`)).toBe(`<a href="${here}">x</a>`);
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

  test("in a paragraph with words or without a picture it stays as it is", () => {
    expect(renderMarkdown(`Words and ![A door](${drawing})`).html).not.toContain("<figure");
    expect(renderMarkdown("Words.").html).toBe("<p>Words.</p>");
    expect(renderMarkdown(`## ![A door](${drawing})`).html).not.toContain("<figure");
  });

  const issuesIn = (body: string) =>
    figureIssues({ file: "a.md", body }, pictureManifest).map(({ file, field, expected }) =>
      [file, field, expected].join(": "),
    );
  test("has no issue with words, a file and a caption or none", () => {
    for (const line of [`![A door](${drawing})`, `![A door](${drawing} "How it was hung")`])
      expect(issuesIn(`\n\nBefore.\n\n${line}\n\n\nAfter.\n`)).toEqual([]);
    expect(issuesIn("No picture here.")).toEqual([]);
  });
  test.each([
    ["beside words", `Words ![A door](${drawing})`],
    ["before words", `![A door](${drawing}) words`],
    ["in a link", `[![A door](${drawing})](/guides)`],
    ["below a line", `Words\n![A door](${drawing})`],
  ])("%s it is refused", (_where, block) =>
    expect(issuesIn(`Before.\n\n${block}`)).toEqual([
      `a.md: text: expected a picture in a paragraph of its own, without a link; found ${block.replaceAll(/\s+/g, " ")}`,
    ]),
  );
  test("without words, or without its file, it is refused", () => {
    expect(issuesIn(`![ ](${drawing})`)).toEqual([
      `a.md: text: expected words that say what is to be seen in the picture (${drawing}); found nothing`,
    ]);
    expect(issuesIn("![A door](lost.svg)")).toEqual([
      "a.md: text: expected a file under app/content/pictures; found no lost.svg",
    ]);
  });
});
