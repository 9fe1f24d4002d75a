/**
 * Whatever an owner types: each field refuses it and says what to type instead, or the pages and
 * files that show it are valid, and say all that was typed without the marks of Markdown.
 */
import { ThemeProvider } from "@mui/material/styles";
import * as fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { HtmlValidate } from "html-validate";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { z } from "zod";
import { answered } from "../content/cards.server.ts";
import type { Content } from "../content/entries.server.ts";
import { fillAll, fillPlain } from "../content/fillIn.server.ts";
import { renderInline, renderMarkdown } from "../content/markdown.server.ts";
import { business } from "../content/schema/business.ts";
import * as entries from "../content/schema/entries.ts";
import * as site from "../content/schema/site.ts";
import { cost } from "../content/schema/costs.ts";
import { search } from "../content/schema/search.ts";
import { metaAt } from "../content/schema/walk.ts";
import { curl } from "../content/text.server.ts";
import { plainFaults, textFaults } from "../content/textFaults.server.ts";
import { smallContent } from "../fixtures/smallContent.ts";
import { TrustFacts } from "../sections/trust/TrustFacts.tsx";
import { theme } from "../theme/theme.ts";
import { Questions } from "../widgets/Questions/Questions.tsx";
import { siteFiles } from "./files.server.ts";
import { headOf } from "./head.server.ts";
import { pageMetadata } from "./metadata.ts";
import { listPages } from "./pages.server.ts";

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
  "**bold**",
  "** bold **",
  "*stressed*",
  "'single'",
  "10~20",
  "30~40",
  "\n\n    four spaces",
  "## !",
  "Contact?",
  "[a page](/faq)",
  "[a site](www.site.test)",
  "[a script](javascript:alert(1))",
  "![a picture](lost.jpg)",
  "www.site.test",
  "ann_b@site.test",
  "[^1]",
  "[a page] (/faq)",
  "[a site](https:www.site.test)",
  "{business.phone}",
  "##Large",
  "\n\nwords\n---",
  "| a | b |",
  "2*3*4",
  "\n\n1986. A year",
  "&amp;",
  "{{business.phone}}",
  "{{claim:no}}",
];
const typed = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 })
  .map((few) => few.join(" "));

type Fields = Record<string, unknown>;

const small = smallContent();

/** The words of a text, so that none is lost. */
const lettersOf = (text: string) => text.match(/\p{L}+/gu) ?? [];

/** Refused with a reason and the piece at fault, or shown whole and without marks. */
function isAccepted(words: string, isMarkdown: boolean): boolean {
  const faults = isMarkdown ? textFaults(words, small, small.pictures) : plainFaults(words, small);
  for (const { expected, near } of faults) {
    expect(expected).toContain("expected ");
    expect(words).toContain(near);
  }
  if (faults.length > 0) return false;
  const shown = isMarkdown ? renderMarkdown(words, small).html : fillPlain(curl(words), small);
  const typedWords = words.replaceAll(/\{\{.*?\}\}/g, "").replaceAll("&", " ");
  expect(lettersOf(shown)).toEqual(expect.arrayContaining(lettersOf(typedWords)));
  expect(shown).not.toMatch(/\*\*|\] ?\(\/|\{business|&#x26;amp;|<b>|<script/);
  return true;
}

/** The fields with each text replaced, wherever the schema takes it and it can be shown. */
function typeInto<Output extends object>(schema: z.ZodType<Output>, fields: object, words: string) {
  const copy = structuredClone(fields);
  const replaceIn = (parent: Fields, path: string[]) => {
    for (const [key, value] of Object.entries(parent)) {
      if (typeof value === "object" && value !== null) replaceIn(value as Fields, [...path, key]);
      if (typeof value !== "string") continue;
      parent[key] = words;
      const { error } = schema.safeParse(copy);
      const isMarkdown = metaAt(schema, [...path, key]).holds === "markdown";
      const isShown = !error && isAccepted(words, isMarkdown);
      if (isShown) continue;
      parent[key] = value;
      for (const { message } of error?.issues ?? []) expect(message).toMatch(/^expected /);
    }
  };
  replaceIn(copy as Fields, []);
  return schema.parse(copy);
}

function typedContent(words: string): Content {
  const content = smallContent();
  const into = <Entry extends { slug: string; file: string; body?: string }>(
    schema: z.ZodType<object>,
    list: Entry[],
  ) =>
    list.map(({ slug, file, body: _body, ...fields }) => ({
      ...fields,
      ...typeInto(schema, fields, words),
      slug,
      file,
      body: words.trim() && isAccepted(words, true) ? words : "Words",
    })) as unknown as Entry[];
  const serviceTown = ({ service, town, ...entry }: Content["serviceTowns"][number]) => ({
    ...into(entries.serviceTown, [entry])[0]!,
    service,
    town,
  });
  const categories = typeInto(site.categories, content.categories, words);
  const projects = into(entries.project, content.projects);
  return {
    ...content,
    business: { ...typeInto(business, content.business, words), origin: content.business.origin },
    categories,
    projects: projects.map((project) => ({ ...project, category: categories[0]! })),
    services: into(entries.service, content.services),
    towns: into(entries.town, content.towns),
    serviceTowns: content.serviceTowns.map(serviceTown),
    guides: into(entries.guide, content.guides),
    posts: into(entries.post, content.posts),
    testimonials: into(entries.testimonial, content.testimonials),
    faq: content.faq.map((group) => typeInto(entries.faqGroup, group, words)),
    home: typeInto(site.home, content.home, words),
    costs: into(cost, content.costs),
    search: typeInto(search, content.search, words),
    navigation: typeInto(site.navigation, content.navigation, words),
    partners: typeInto(site.partner.array(), content.partners, words),
    indexPages: typeInto(site.indexPages, content.indexPages, words),
    information: into(entries.informationPage, content.information),
  };
}

const validator = new HtmlValidate({
  rules: { "element-permitted-content": "error", "close-order": "error", "no-dup-id": "error" },
});
/** Emotion's styles stand in the head of a real page. */
function expectValid(markup: string) {
  const { results } = validator.validateStringSync(
    markup.replaceAll(/<style[^>]*>.*?<\/style>/gs, ""),
  );
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
}

const render = (part: ReactNode) => renderToString(createElement(ThemeProvider, { theme }, part));

test("any words stand in any field, or are refused", () => {
  fc.assert(
    fc.property(typed, (words) => {
      const content = fillAll(typedContent(words));
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

      expectValid(renderMarkdown(content.posts[0]!.body, content).html);
      const questions = answered(content.services[0]!.questions, content);
      expectValid(render(createElement(Questions, { questions })));
      const { short, words: full } = content.business.trust.insurer!;
      const facts = [{ id: "fact", title: short, short, html: renderInline(full, content) }];
      expectValid(render(createElement(TrustFacts, { facts })));
    }),
    { numRuns: 26, examples: pieces.map((words) => [words]) },
  );
});
