import { describe, expect, test } from "vitest";
import { fillPlain } from "./fillIn.server.ts";
import { smallContent } from "../fixtures/smallContent.ts";
import * as markdown from "./markdown.server.ts";
import { pictureManifest } from "./pictures.server.ts";
import { textFaults } from "./textFaults.server.ts";

const facts = smallContent();
const content = { ...facts, pictures: pictureManifest };
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

test("the firm's claims are filled in, in plain words, texts and links", () => {
  const typed = "{{claim:insured}} {{claim-title:insured}}";
  expect(fillPlain(typed, facts)).toBe("For two million. Insured");
  expect(renderInline(typed)).toBe("For two million. Insured");
  expect(renderInline("[write](mailto:{{business.email}})")).toBe(
    '<a href="mailto:post@small.example">write</a>',
  );
});

test("what is filled in is words, whatever it looks like", () => {
  const of = { ...content, business: { ...facts.business, shortName: "**A** <b> [x](/y)" } };
  expect(renderInline("By {{business.shortName}}", of)).toBe("By **A** &#x3C;b> [x](/y)");
});

test("the firm's email address is a link, with the words around it", () => {
  const link = '<a href="mailto:post@small.example">post@small.example</a>';
  expect(renderInline("To {{ business.email }}. Or *{{business.email}}*")).toBe(
    `To ${link}. Or <em>${link}</em>`,
  );
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
  "details that are given are filled in, those missing leave no item: %s %s",
  (...missing) => {
    const given = details.filter((name) => !missing.includes(name));
    const said = Object.fromEntries(given.map((name) => [name, `the ${name}`]));
    const of = { ...content, business: { ...facts.business, ...said } };
    const html = renderInline(details.map((name) => `- {{ business.${name} }}`).join("\n"), of);
    expect([...html.matchAll(/<li>(.*)<\/li>/g)].map(([, words]) => words)).toEqual(
      given.map((name) => `the ${name}`),
    );
  },
);

test.each(["counters", "film", "slider"])(
  "a paragraph about a part that the site lacks goes: %s",
  (part) => {
    const typed = `One.\n\n{{with:${part}}}Two.\n\n- {{with:${part}}}three`;
    expect(renderMarkdown(typed).html).toContain("<p>Two.</p>");
    expect(renderMarkdown(typed).html).toContain("<li>three</li>");
    const { home, ...rest } = content;
    const bare = {
      ...rest,
      home: {
        ...home,
        hero: { ...home.hero, video: undefined },
        about: { ...home.about, stats: [] },
      },
      projects: [],
    };
    expect(renderMarkdown(typed, bare).html).toBe("<p>One.</p>");
    expect(() => fillPlain(`{{with:${part}}}Two.`, facts)).toThrow("in a long text only");
    expect(() => renderInline("{{with:pool}}Two.")).toThrow(
      "one of counters, film, sample, slider",
    );
  },
);

test.each([
  ["stays while the firm is made up", true, "<p>One.</p>\n<p>Two.</p>"],
  ["goes once it isn't", false, "<p>One.</p>"],
])("a paragraph that says the firm is made up %s", (_, sample, html) => {
  const of = { ...content, business: { ...content.business, sample } };
  expect(renderMarkdown("One.\n\n{{with:sample}}Two.", of).html).toBe(html);
});

test("a paragraph or a row with a detail that is missing goes, and a list left empty", () => {
  const typed = "One.\n\nThe host is {{business.host}}.\n\n- {{business.address}}\n\n";
  expect(renderInline(typed)).toBe("One.");
  const row = "| a |\n|---|\n| {{business.host}} |\n| b |";
  expect(renderMarkdown(row).html.match(/<td>/g)).toHaveLength(1);
  expect(renderInline("- One\n  - {{business.host}}")).toBe("<ul>\n<li>One</li>\n</ul>");
  expect(renderInline("[here](https://{{business.host}})")).toBe("");
});

test.each(["{{ claim:no }}", "{{claims:no}}", "{{business.shoeSize}}", "{{business.hours}}"])(
  "%s is an error that says where to look",
  (strange) => {
    const said = `${strange}: expected a field or a claim of app/fixtures/firm/content/business.yaml`;
    expect(() => renderInline(`a ${strange}`)).toThrow(said);
    expect(() => fillPlain(`a ${strange}`, facts)).toThrow(said);
  },
);

test("a detail that may be missing stands in texts only", () =>
  expect(() => fillPlain("By {{business.host}}", facts)).toThrow("in a long text only"));

test("times and sizes are filled in, with a capital where a sentence begins", () => {
  const measures = [{ id: "a-time", is: "two to four days", about: ["fit"] }];
  const of = { ...content, measures };
  const it = "{{measure:a-time}}";
  expect(renderInline(`${it}. ${it}, then ${it}: ${it}`, of)).toBe(
    "Two to four days. Two to four days, then two to four days: two to four days",
  );
  expect(renderInline(`Fit *it.* ${it}\n\n${it}`, of)).toBe(
    "<p>Fit <em>it.</em> Two to four days</p>\n<p>Two to four days</p>",
  );
  expect(renderMarkdown(`| ${it} |\n|---|\n| (${it}) |`, of).html).toContain("(two to four");
  expect(() => renderInline("{{measure:no}}", of)).toThrow(
    "expected an id of app/fixtures/firm/content/measures.yaml, such as by a line there: - { id: no, is: two to four days, about: [no] }",
  );
});

test("the hours are filled in as people read them, those of the phone and those on site", () => {
  const hours = {
    ...facts.business.hours,
    phone: [{ days: ["Mo" as const, "Tu" as const], opens: "08:00", closes: "18:00" }],
    working: [{ days: ["Sa" as const], opens: "09:30", closes: "14:00" }],
  };
  const of = { ...content, business: { ...facts.business, hours } };
  const typed = "{{business.phoneHours}}; {{ business.workingHours }}";
  const read = "Mon, Tue 8am–6pm; Sat 9.30am–2pm";
  expect(fillPlain(typed, of)).toBe(read);
  expect(renderInline(typed, of)).toBe(read);
});

test("lone braces are left alone", () => expect(renderInline("a {b} {{c}")).toBe("a {b} {{c}"));

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
  const three = renderMarkdown("## Sizes\n\n| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |").html;
  expect(three).toContain('<caption class="visually-hidden">Sizes</caption>');
  expect(three).toContain('<th scope="row">1</th>');
  expect(three).not.toContain("data-column");
  const four = renderMarkdown("| a | b | c | d |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |").html;
  expect(four).toContain('<th scope="row" data-column="a">1</th>');
  expect(four).toContain('<td data-column="d">4</td>');
  expect(four).not.toContain("<caption");
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

  const faultsIn = (text: string) =>
    textFaults(text, content, pictureManifest).map(({ expected }) => expected);
  test("has no fault with words, a file and a caption or none", () => {
    for (const line of [`![A door](${drawing})`, `![A door](${drawing} "How it was hung")`])
      expect(faultsIn(`\n\nBefore.\n\n${line}\n\n\nAfter.\n`)).toEqual([]);
    expect(faultsIn("No picture here.")).toEqual([]);
  });
  test.each([
    ["beside words", `Words ![A door](${drawing})`],
    ["before words", `![A door](${drawing}) words`],
    ["in a link", `[![A door](${drawing})](/guides)`],
    ["below a line", `Words\n![A door](${drawing})`],
    ["in a heading", `## A ![A door](${drawing})`],
    ["in a list", `- ![A door](${drawing})`],
  ])("%s it is refused", (_where, block) =>
    expect(faultsIn(`Before.\n\n${block}`)).toEqual([
      "expected a picture in a paragraph of its own, without a link",
    ]),
  );
  test("without words, without its file, or with a broken caption it is refused", () => {
    expect(faultsIn(`![ ](${drawing})`)).toEqual([
      `expected words that say what is to be seen in the picture (${drawing}); found nothing`,
    ]);
    expect(faultsIn("![A door](lost.svg)")).toEqual([
      "expected a file under app/content/pictures; found no lost.svg",
    ]);
    expect(faultsIn(`![A door](${drawing} “By hand”)`)).toEqual([
      expect.stringContaining('expected straight quotes " around the words below a picture'),
    ]);
    expect(faultsIn(`![A door](${drawing} "By <b>hand</b>")`)).toEqual([
      expect.stringContaining("expected no HTML"),
      expect.stringContaining("expected no HTML"),
    ]);
  });
});
