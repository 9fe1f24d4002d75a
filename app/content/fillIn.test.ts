/** What stands for placeholders. */
import { describe, expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import { workedExample } from "../fixtures/workedExample.ts";
import type { Cost } from "./entries.server.ts";
import { fillPlain, fillWords } from "./fillIn.server.ts";
import * as markdown from "./markdown.server.ts";
import { textFaults } from "./textFaults.server.ts";

const firm = smallContent();
const renderMarkdown = (text: string, of = firm) => markdown.renderMarkdown(text, of);
const renderInline = (text: string, of = firm) => markdown.renderInline(text, of);

test("the firm's claims are filled in, in plain words, texts and links", () => {
  const typed = "{{claim:insured}} {{claim-title:insured}}";
  expect(fillPlain(typed, firm)).toBe("For two million. Insured");
  expect(renderInline(typed)).toBe("For two million. Insured");
  expect(renderInline("[write](mailto:{{business.email}})")).toBe(
    '<a href="mailto:post@small.example">write</a>',
  );
});

test("what is filled in is shown as words, even if it looks like Markdown", () => {
  const of = { ...firm, business: { ...firm.business, shortName: "**A** <b> [x](/y)" } };
  expect(renderInline("By {{business.shortName}}", of)).toBe("By **A** &#x3C;b> [x](/y)");
});

test("the firm's email address is a link, with the words around it", () => {
  const link = '<a href="mailto:post@small.example">post@small.example</a>';
  expect(renderInline("To {{ business.email }}. Or *{{business.email}}*")).toBe(
    `To ${link}. Or <em>${link}</em>`,
  );
});

const details = ["legalName", "address", "companyNumber", "vatNumber", "host"] as const;
test.each([[], ...details.map((name) => [name]), ["host", "address"]])(
  "details that are given are filled in, those missing leave no item: %s %s",
  (...missing) => {
    const given = details.filter((name) => !missing.includes(name));
    const said = Object.fromEntries(given.map((name) => [name, `the ${name}`]));
    const of = { ...firm, business: { ...firm.business, ...said } };
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
    const { home, ...rest } = firm;
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
    expect(() => fillPlain(`{{with:${part}}}Two.`, firm)).toThrow("in a long text only");
    expect(() => renderInline("{{with:pool}}Two.")).toThrow(
      "one of counters, film, sample, slider",
    );
  },
);

test.each([
  ["stays while the firm is made up", true, "<p>One.</p>\n<p>Two.</p>"],
  ["goes once it isn't", false, "<p>One.</p>"],
])("a paragraph that says the firm is made up %s", (_, sample, html) => {
  const of = { ...firm, business: { ...firm.business, sample } };
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
    expect(() => fillPlain(`a ${strange}`, firm)).toThrow(said);
  },
);

test("a detail that may be missing stands in texts only", () =>
  expect(() => fillPlain("By {{business.host}}", firm)).toThrow("in a long text only"));

test("times and sizes are filled in, with a capital where a sentence begins", () => {
  const measures = [{ id: "a-time", is: "two to four days", about: ["fit"] }];
  const of = { ...firm, measures };
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
    ...firm.business.hours,
    phone: [{ days: ["Mo" as const, "Tu" as const], opens: "08:00", closes: "18:00" }],
    working: [{ days: ["Sa" as const], opens: "09:30", closes: "14:00" }],
  };
  const of = { ...firm, business: { ...firm.business, hours } };
  const typed = "{{business.phoneHours}}; {{ business.workingHours }}";
  const read = "Mon, Tue 8am–6pm; Sat 9.30am–2pm";
  expect(fillPlain(typed, of)).toBe(read);
  expect(renderInline(typed, of)).toBe(read);
});

test("lone braces are left alone", () => expect(renderInline("a {b} {{c}")).toBe("a {b} {{c}"));

const { costs: prices } = smallContent();
const entry = (fields: object): Cost => ({ ...prices[0]!, date: "2025-03-08", ...fields });
const today = "2026-11-28";

describe("prices of kinds of a job", () => {
  const rows = [{ id: "plain", job: "Plain", low: 2800, high: 3900 }];
  const ours = { low: 1, high: 2, date: "2026-11-01", sample: false, kinds: { of: "Each", rows } };
  const usual = { ...ours, kinds: { ...ours.kinds, usual: "plain" } };

  test("are filled in", () => {
    const content = smallContent();
    content.costs = [entry({ slug: "stair", ours })];
    expect(fillWords("{{price:stair.plain}}", content)).toBe("£2,800 to £3,900");
    expect(() => fillWords("{{price:stair.nothing}}", content)).toThrow("or a kind of it");
    expect(() => fillWords("{{price:stair}}", content)).toThrow("or a kind of it");
    content.costs = [entry({ slug: "stair", ours: usual })];
    expect(fillWords("{{price:stair}}", content)).toBe("£2,800 to £3,900");
  });
});

describe("a worked example", () => {
  const { job, kitchen, example } = workedExample(today);

  const said = (typed: string, priced: Cost[], of = example) => {
    const small = smallContent();
    const facts = { ...small, costs: [{ ...job, example: of }, ...priced] };
    return textFaults(typed, facts, small.pictures).map(({ expected }) => expected);
  };

  test("a text may name its total with the firm's own prices where each job has some", () => {
    const typed = "{{example:extension.ours}}";
    expect(said(typed, [kitchen])).toEqual([]);
    const { ours: _, ...priced } = kitchen;
    expect(said(typed, [priced])).toEqual([
      `${typed}: expected a cost with an example, and a part of it; for .ours, one whose jobs have prices of our own`,
    ]);
  });

  test("one that can't be added up is told of its file alone, not of the texts that name it", () => {
    const broken = { ...example, lines: example.lines.slice(1) };
    expect(said("{{example:extension.total}}", [kitchen], broken)).toEqual([]);
    expect(said("{{example:extension}}", [kitchen], broken)).toEqual([]);
  });
});
