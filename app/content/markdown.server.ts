/** Renders entries' Markdown to HTML, at build time only. */
import type { Element, ElementContent, Root } from "hast";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { opensNewTab } from "../lib/opensNewTab.ts";
import { showFigures } from "./figures.server.ts";
import { foldRest, textOf } from "./folds.server.ts";
import { fillIn } from "./fillIn.server.ts";

/** A heading of a text, for the table of contents. */
export type Heading = { id: string; text: string };
/** A rendered long text. `minutes` is the reading time. */
export type RenderedText = { html: string; headings: Heading[]; words: number; minutes: number };

/**
 * Adults read non-fiction silently at 238 words per minute (Brysbaert 2019); tables slow them down.
 */
const wordsPerMinute = 220;

function visit(node: Root | Element, act: (element: Element) => void) {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    // Children first, so that a node wrapped by `act` is not visited again.
    visit(child, act);
    act(child);
  }
}

/**
 * Wide tables get a scroll container; links to other sites open in a new tab with `noopener` and say
 * so.
 */
function adapt() {
  return (tree: Root) => {
    visit(tree, (element) => {
      const href = element.properties.href;
      if (element.tagName === "a" && typeof href === "string" && /^https?:/.test(href)) {
        element.properties.rel = ["noopener", "noreferrer"];
        element.properties.target = "_blank";
        // Not hidden text, which the feed and the search would show.
        const name = textOf(element).trim();
        if (name) element.properties.ariaLabel = name + opensNewTab;
      }
      // A task list's checkbox is labelled by its item.
      if (element.properties.className?.toString().includes("task-list-item")) {
        const name = textOf(element).trim();
        visit(element, (child) => {
          if (child.tagName === "input") child.properties.ariaLabel ??= name;
        });
      }
      if (element.tagName === "th") element.properties.scope = "col";
      if (element.tagName === "table") {
        const table: Element = { ...element };
        element.tagName = "section";
        element.properties = { className: ["table"], tabIndex: 0, ariaLabel: "Table" };
        element.children = [table];
      }
    });
  };
}

const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(adapt);
const toHtml = unified().use(rehypeStringify);

const rendered = new Map<string, RenderedText>();

/** Renders a long text. Memoised, because several pages and lists show the same text. */
export function renderMarkdown(markdown: string): RenderedText {
  const known = rendered.get(markdown);
  if (known) return known;
  const result = render(markdown);
  rendered.set(markdown, result);
  return result;
}

/**
 * Renders a page's long text, whose end is folded on a phone.
 * @param open the room for what stays open, in words of running text
 */
export const renderFolded = (markdown: string, open: number): RenderedText =>
  render(markdown, open);

/** The content of a short text's only paragraph. */
function inline(markdown: string): ElementContent[] {
  const [paragraph] = toTree.runSync(toTree.parse(markdown)).children;
  return paragraph?.type === "element" ? paragraph.children : [];
}

/** Ids of a page's own parts, which links such as `#contact` mean. */
const pageIds = new Set(["contact", "cost", "main-content", "partners", "replies", "text", "top"]);

function render(markdown: string, open?: number): RenderedText {
  const tree = toTree.runSync(toTree.parse(fillIn(markdown)));
  showFigures(tree, inline);
  const headings: Heading[] = [];
  visit(tree, (element) => {
    const { id } = element.properties;
    if (pageIds.has(String(id))) element.properties.id = `about-${String(id)}`;
    if (element.tagName === "h2")
      headings.push({ id: String(element.properties.id), text: textOf(element) });
  });
  // Tables are labelled by the heading above them.
  let above = "";
  visit(tree, (element) => {
    if (/^h[23]$/.test(element.tagName)) above = textOf(element);
    if (element.tagName === "section" && above) element.properties.ariaLabel = `Table: ${above}`;
  });
  const words = textOf(tree).split(/\s+/).filter(Boolean).length;
  if (open !== undefined) foldRest(tree, open);
  return {
    html: toHtml.stringify(tree),
    headings,
    words,
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
  };
}

/**
 * Renders a short text, for answers: a single paragraph without its `<p>`. Headings have no ids,
 * which would repeat where several texts stand on a page.
 */
export function renderInline(markdown: string): string {
  const html = renderMarkdown(markdown).html.replaceAll(/<(h\d) id="[^"]*">/g, "<$1>");
  return html.replace(/^<p>((?:(?!<p>)[\s\S])*)<\/p>$/, "$1");
}
