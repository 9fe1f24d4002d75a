/** Renders entries' Markdown to HTML, at build time only. */
import type { Element, ElementContent, Root as HastRoot } from "hast";
import { toText } from "hast-util-to-text";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { accessibleHtml } from "./accessibleHtml.server.ts";
import { createAnchors } from "./anchor.server.ts";
import type { Content } from "./entries.server.ts";
import { figureOf, showFigures } from "./figures.server.ts";
import { fillTree, type Facts } from "./fillIn.server.ts";
import { h, isElement, toHtml } from "../lib/hast.ts";
import type { Picture } from "./schema/common.ts";
import { holdTree, parseText, wordsIn } from "./text.server.ts";

/** A heading of a text, for the table of contents. */
export type Heading = { id: string; text: string };
/** A rendered long text. `minutes` is the reading time. */
export type RenderedText = { html: string; headings: Heading[]; words: number; minutes: number };

/**
 * Adults read non-fiction silently at 238 words per minute (Brysbaert 2019); tables slow them down.
 */
const wordsPerMinute = 220;

const toHast = unified().use(remarkRehype).use(accessibleHtml).freeze();

/** A text as it is read, with the firm's details and figures and an id for each heading. */
const treeOf = (markdown: string, content: Facts) =>
  keep(content, `tree ${markdown}`, () => {
    const tree = fillTree(parseText(markdown), content);
    const anchorOf = createAnchors();
    visit(tree, "heading", (heading) => {
      heading.data = { hProperties: { id: anchorOf(wordsIn(heading)) } };
    });
    holdTree(tree);
    return tree;
  });

/** A text as the tree of its HTML, with its figures. */
function hastOf(markdown: string, content: TextContent): HastRoot {
  const tree: HastRoot = toHast.runSync(treeOf(markdown, content));
  showFigures(tree, content.pictures, (caption) => inline(caption, content));
  return tree;
}

/** What a text needs of the content: what placeholders stand for, and the pictures. */
export type TextContent = Facts & Pick<Content, "pictures">;

/** Renders a long text. @throws if the content check would have refused it */
export const renderMarkdown = (markdown: string, content: TextContent): RenderedText =>
  keep(content, `html ${markdown}`, () => {
    const { tree, ...text } = textTree(markdown, content);
    return { html: toHtml(tree.children), ...text };
  });

/** A section of a long text: its title, and the words, pictures and tables below it. */
export type TextSection = { title?: Element | undefined; body: ElementContent[] };

/** A long text for what lays it out: the section before its first title has none, and may be empty. */
export type SectionedText = Omit<RenderedText, "html"> & {
  sections: TextSection[];
  /** A picture of the page's own, for beside the words before the first title. */
  picture?: Element | undefined;
  /** Whether these words stand elsewhere on the page. */
  isOpeningApart?: boolean;
};

/** A page's long text in sections. @param picture the page's own */
export function sectionsOf(
  markdown: string,
  content: TextContent,
  picture?: Picture,
): SectionedText {
  const { tree, ...text } = textTree(markdown, content);
  const sections: TextSection[] = [{ body: [] }];
  for (const node of tree.children)
    if (isElement(node, "h2")) sections.push({ title: node, body: [] });
    else sections.at(-1)!.body.push(node as ElementContent);
  const inWords = (caption: string) => inline(caption, content);
  return { ...text, sections, picture: picture && figureOf(picture, content.pictures, inWords) };
}

/**
 * The HTML of the words before a text's first title, for a place of their own; undefined if there are
 * none, or a picture is among them or beside them.
 */
export function openingOf({ sections: [first, ...others], picture }: SectionedText) {
  const { body } = first!;
  if (picture || others.length === 0 || body.length === 0) return undefined;
  return body.some((node) => isElement(node, "figure")) ? undefined : toHtml(body);
}

/**
 * Renders a short text, for answers: a single paragraph without its `<p>`. Headings have no ids,
 * which would repeat where several texts stand on a page.
 */
export const renderInline = (markdown: string, content: TextContent): string =>
  keep(content, `inline ${markdown}`, () => {
    const tree = hastOf(markdown, content);
    visit(tree, "element", ({ tagName, properties }) => {
      if (/^h\d$/.test(tagName)) delete properties["id"];
    });
    const [first, ...others] = tree.children;
    const isParagraph = first?.type === "element" && first.tagName === "p" && others.length === 0;
    return toHtml(isParagraph ? first.children : tree.children);
  });

const sentences = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/** Renders a quotation. Its first sentence is a paragraph of its own, of the class `opening`. */
export const renderQuote = (markdown: string, content: TextContent): string =>
  keep(content, `quote ${markdown}`, () => {
    const tree = hastOf(markdown, content);
    const [paragraph] = tree.children;
    const [text] = isElement(paragraph, "p") ? paragraph.children : [];
    if (!isElement(paragraph, "p") || text?.type !== "text") return toHtml(tree.children);
    const [first] = sentences.segment(text.value);
    const opening = first?.segment.trimEnd() ?? "";
    const rest = text.value.slice(first?.segment.length);
    // A sentence that a link or an emphasis interrupts stays in its paragraph.
    if (!rest && paragraph.children.length > 1) return toHtml(tree.children);
    text.value = rest;
    tree.children.splice(
      0,
      rest ? 0 : 1,
      h("p", { className: ["opening"] }, { type: "text", value: opening }),
    );
    return toHtml(tree.children);
  });

/** A text's words alone, for structured data and the search; each block begins a line. */
export const plainText = (markdown: string, content: TextContent): string =>
  keep(content, `plain ${markdown}`, () =>
    toText(hastOf(markdown, content)).replaceAll(/\n+/g, "\n"),
  );

/** The last day of a text that says when the firm could start, YYYY-MM-DD. */
export const holdsUntil = (markdown: string, content: Facts): string | undefined =>
  treeOf(markdown, content).data?.until;

/** The words of a text's headings of these levels, as they are read. */
export function headingsOf(markdown: string, content: Facts, levels = [2, 3, 4]): string[] {
  const found: string[] = [];
  visit(treeOf(markdown, content), "heading", (heading) => {
    if (levels.includes(heading.depth)) found.push(wordsIn(heading));
  });
  return found;
}

/** The files of a text's pictures. */
export function picturesIn(markdown: string, content: Facts): string[] {
  const found: string[] = [];
  visit(treeOf(markdown, content), "image", ({ url }) => {
    found.push(url);
  });
  return found;
}

/** The addresses of a text's headings. */
export function anchorsOf(markdown: string, content: Facts): string[] {
  const found: string[] = [];
  visit(treeOf(markdown, content), "heading", ({ data }) => {
    found.push(String(data?.hProperties?.["id"]));
  });
  return found;
}

/** The content of a short text's only paragraph. */
function inline(markdown: string, content: Facts): ElementContent[] {
  const [paragraph] = toHast.runSync(treeOf(markdown, content)).children;
  return paragraph?.type === "element" ? paragraph.children : [];
}

/** A long text as the tree of its HTML, with its headings and length. */
export function textTree(markdown: string, content: TextContent) {
  const tree = hastOf(markdown, content);
  const headings: Heading[] = [];
  const words = toText(tree).split(/\s+/).filter(Boolean).length;
  // Tables are labelled by the heading above them.
  let above = "";
  visit(tree, "element", (element) => {
    const { tagName, properties } = element;
    if (tagName === "h2") headings.push({ id: String(properties["id"]), text: toText(element) });
    if (/^h[23]$/.test(tagName)) above = toText(element);
    if (tagName === "section" && above) properties["ariaLabel"] = `Table: ${above}`;
    if (tagName === "table" && above)
      element.children.unshift(
        h("caption", { className: ["visually-hidden"] }, { type: "text", value: above }),
      );
  });
  return { tree, headings, words, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}

/** What is made of a text, kept because several pages and lists show the same. */
const kept = new WeakMap<Facts, Map<string, unknown>>();
function keep<Made>(content: Facts, key: string, make: () => Made): Made {
  const made = kept.get(content) ?? new Map<string, unknown>();
  kept.set(content, made);
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as Made;
}
