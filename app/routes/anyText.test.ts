/**
 * Whatever an owner types: each field refuses it and names itself, or the pages and files that show
 * it are valid and say what was typed.
 */
import { ThemeProvider } from "@mui/material/styles";
import * as fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { HtmlValidate } from "html-validate";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { z } from "zod";
import { allProjects, answered } from "../content/cards.server.ts";
import type { Content } from "../content/entries.server.ts";
import { categoryFilters } from "../content/lists.server.ts";
import { renderMarkdown } from "../content/markdown.server.ts";
import { business } from "../content/schema/business.ts";
import * as entries from "../content/schema/entries.ts";
import * as site from "../content/schema/site.ts";
import { smallContent } from "../content/smallContent.ts";
import { Portfolio } from "../sections/project/Portfolio.tsx";
import { TrustFacts } from "../sections/trust/TrustFacts.tsx";
import { theme } from "../theme/theme.ts";
import { Questions } from "../widgets/Questions/Questions.tsx";
import { siteFiles } from "../seo/files.server.ts";
import { headOf } from "../seo/head.server.ts";
import { pageMetadata } from "../seo/metadata.ts";
import { listPages } from "../seo/pages.server.ts";

const pieces = [
  "Doors & windows",
  `"quoted"`,
  "it's",
  "<b>bold</b>",
  "</script><script>alert(1)</script>",
  "<!--",
  "]]>",
  "🪚",
  "x".repeat(300),
  "דלתות עץ",
  "one\n\ntwo",
  "- a list\n- of two",
  "# Large",
  "1. first",
  "[open](",
  "100%",
  "#5",
  "back\\slash",
  "${price}",
  "$& $1",
  "`code`",
  "\v",
  " ",
];
const typed = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 })
  .map((few) => few.join(" "));

type Fields = Record<string, unknown>;

/** The fields with each text replaced, wherever the schema takes it. */
function typeInto<Output extends object>(schema: z.ZodType<Output>, fields: object, words: string) {
  let sound = schema.parse(fields);
  const replaceIn = (path: string[]) => {
    const copy = structuredClone(sound) as Fields;
    const parent = path.slice(0, -1).reduce((value, key) => value[key] as Fields, copy);
    const value = path.reduce<unknown>((of, key) => (of as Fields)[key], sound);
    if (typeof value === "object" && value !== null)
      for (const key of Object.keys(value)) replaceIn([...path, key]);
    if (typeof value !== "string") return;
    parent[path.at(-1)!] = words;
    const result = schema.safeParse(copy);
    if (result.success) sound = result.data;
    else for (const { message } of result.error.issues) expect(message).toMatch(/^expected /);
  };
  for (const key of Object.keys(sound)) replaceIn([key]);
  return sound;
}

function typedContent(words: string): Content {
  const content = smallContent();
  const into = <Entry extends { slug: string; file: string; body: string }>(
    schema: z.ZodType<object>,
    list: Entry[],
  ) =>
    list.map(({ slug, file, body: _body, ...fields }) => ({
      ...fields,
      ...typeInto(schema, fields, words),
      slug,
      file,
      body: words.trim() || "Words",
    })) as unknown as Entry[];
  const kinds = typeInto(site.kinds, content.kinds, words);
  const projects = into(entries.project, content.projects);
  return {
    ...content,
    business: { ...typeInto(business, content.business, words), origin: content.business.origin },
    kinds,
    projects: projects.map((project) => ({ ...project, category: kinds[0]! })),
    services: into(entries.service, content.services),
    towns: into(entries.town, content.towns),
    guides: into(entries.guide, content.guides),
    posts: into(entries.post, content.posts),
    testimonials: into(entries.testimonial, content.testimonials),
    faq: content.faq.map((group) => typeInto(entries.faqGroup, group, words)),
    home: typeInto(site.home, content.home, words),
  };
}

const html = new HtmlValidate({
  rules: { "element-permitted-content": "error", "close-order": "error", "no-dup-id": "error" },
});
/** Emotion's styles stand in the head of a real page. */
function expectValid(markup: string) {
  const { results } = html.validateStringSync(
    `<main>${markup.replaceAll(/<style[^>]*>.*?<\/style>/gs, "")}</main>`,
  );
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
}
const render = (part: ReactNode) =>
  renderToString(createElement(MemoryRouter, null, createElement(ThemeProvider, { theme }, part)));

test("any words stand in any field, or are refused", () => {
  fc.assert(
    fc.property(typed, (words) => {
      const content = typedContent(words);
      const pages = listPages(content);
      for (const page of pages)
        pageMetadata(headOf(page, content).fields, headOf(page, content).site);
      const files = new Map(siteFiles(content).map(({ path, text }) => [path, text]));
      for (const [path, text] of files)
        if (path.endsWith(".xml")) expect(XMLValidator.validate(text), path).toBe(true);
      const rss = new XMLParser().parse(files.get("/rss.xml")!) as {
        rss: { channel: { item: { title: unknown } } };
      };
      expect(String(rss.rss.channel.item.title)).toBe(content.posts[0]!.title);
      const listed = files.get("/llms.txt")!.match(/^- \[.+\]\(https:\S+\): .+$/gm);
      expect(listed).toHaveLength(pages.filter(({ hidden }) => !hidden).length);

      expectValid(renderMarkdown(content.posts[0]!.body).html);
      for (const { questions } of [...content.faq, ...content.services])
        expectValid(render(createElement(Questions, { questions: answered(questions) })));
      const [answer] = answered([{ question: "How?", answer: words.trim() || "So" }]);
      expectValid(
        render(
          createElement(TrustFacts, {
            facts: [{ id: "a", title: words, short: words, html: answer!.answer }],
          }),
        ),
      );
      const portfolio = render(
        createElement(Portfolio, {
          projects: allProjects(content),
          categories: categoryFilters(content),
          emptyPicture: { src: "/a.svg", alt: "", width: 1, height: 1, colour: "#fff" },
        }),
      );
      // Its rules name the kind of work by its address.
      for (const [name] of portfolio.matchAll(/\[data-category="[^"]*"\]/g))
        expect(name).toMatch(/^\[data-category="[\p{L}\p{N}-]+"\]$/u);
      expectValid(portfolio);
    }),
    { numRuns: 26, examples: pieces.map((words) => [words]) },
  );
});
