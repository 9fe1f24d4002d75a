/**
 * What an owner may not type, because it would be shown as typed, lost, or lead nowhere. Each fault
 * says what to type instead (decision 45). Faults between entries are in `issues.server.ts`, links
 * to pages and places on them in `app/seo/links.server.ts`.
 */
import type { Heading, Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { excerpt } from "../lib/shorten.ts";
import { anchor } from "./anchor.server.ts";
import { fillPlain, fillTree, UnknownPlaceholder, type Facts } from "./fillIn.server.ts";
import { asUrl } from "./hints.server.ts";
import { dialled } from "./schema/business.ts";
import { isFileName } from "./schema/common.ts";
import { missingPicture, type PictureManifest } from "./pictures.server.ts";
import { BrokenExample } from "./prices.server.ts";
import { parseTyped, wordsIn } from "./text.server.ts";

/** `near` is the piece of the text that is at fault, as typed; `dependsOn` is as of an issue. */
export type TextFault = { expected: string; near: string; dependsOn?: string[] };

/** What a text is made of. Footnotes, links by reference and HTML are not among them. */
const accepted = new Set<Nodes["type"]>([
  "root",
  "paragraph",
  "heading",
  "text",
  "emphasis",
  "strong",
  "delete",
  "inlineCode",
  "code",
  "break",
  "list",
  "listItem",
  "table",
  "tableRow",
  "tableCell",
  "blockquote",
  "thematicBreak",
  "link",
  "image",
]);

/** What makes words more than plain. */
const markup: Record<string, string> = {
  strong: "**",
  emphasis: "* or _",
  delete: "~~",
  inlineCode: "`",
  image: "a picture",
  html: "HTML",
};

const plainExpected = (what: string) =>
  `expected plain words: here ${what} would be shown as typed`;

/** The spelling of a link that was most likely meant. `country` is where a number without one is dialled. */
function meant(url: string, country: string): string | undefined {
  if (/^(https?)?\/|^https?:/i.test(url)) return asUrl(url);
  if (/^[^\s/:@]+@[^\s/:@]+\.\w+$/.test(url)) return `mailto:${url}`;
  if (/^[\d+(][\d() -]+$/.test(url)) {
    const number = dialled(url, country);
    return number && `tel:${number}`;
  }
  if (/^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(url)) return asUrl(url);
  if (/^[a-z][\w/-]*(#[\w-]+)?$/i.test(url)) return `/${url}`;
  return undefined;
}

function parseAddress(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

/** What is wrong with a link's address, other than that no page is there. */
function addressFault(url: string, { origin, country }: Facts["business"]): string | undefined {
  const write = (right?: string) => (right ? `; write ${right}` : "");
  const found = `found ${excerpt(url)}`;
  if (url === "") return "expected an address in the link; found none";
  if (url.endsWith("#")) return `expected a place on a page after #; ${found}`;
  if (/^(#|\/(?!\/))/.test(url)) return undefined;
  if (/^mailto:/i.test(url))
    return /^mailto:[^\s@:]+@[^\s@:]+\.\w+(\?|$)/.test(url)
      ? undefined
      : `expected an email address after mailto:; ${found}`;
  if (/^tel:/i.test(url))
    return /^tel:\+\d{7,15}$/.test(url)
      ? undefined
      : `expected a telephone number with its country and without spaces; ${found}${write(meant(url.slice(4), country))}`;
  // Without both slashes a browser would look for a page of ours.
  if (/^https?:\/\//i.test(url)) {
    const address = parseAddress(url);
    if (!address?.hostname.includes("."))
      return `expected an address such as https://www.gov.uk; ${found}`;
    const { origin: site, pathname, hash } = address;
    return site === origin
      ? `expected a link to our own page without https://; ${found}${write(pathname + hash)}`
      : undefined;
  }
  return `expected a link that begins with https://, mailto:, tel:, / or #; ${found}${write(meant(url, country))}`;
}

/** Words that look like Markdown but are none, and what to do about them. */
const strayMarks: [pattern: RegExp, expected: string][] = [
  [
    /!\[[^\]]*\]\(/,
    'expected straight quotes " around the words below a picture, not the curled ones of a phone; write ![What is to be seen](file.jpg "Words below it")',
  ],
  [/\]\(/, "expected a link such as [our work](/projects), in which the address has no spaces"],
  [
    /\]\s+\((\/|#|https?:|mailto:|tel:|www\.)/,
    "expected no space between the words of a link and its address, as in [our work](/projects)",
  ],
  [
    /\*\*/,
    "expected ** directly before the first and after the last of the bold words, such as **these**",
  ],
  [/\[\[[^\]]+\]\]/, "expected a link such as [our work](/projects), not one in double brackets"],
  [/(^|\s)==\S[^=]*==/, "expected ** around words that stand out, such as **these**, not =="],
  [
    /(^|\s):[a-z]+[a-z_]*:(?=\s|$)/m,
    "expected the emoji itself, such as 🔨, not its name between colons",
  ],
  [/`/, "expected a ` on either side of words, or none"],
  [
    /^[•·▪◦●‣]\s*\S/m,
    "expected a hyphen and a space in front of each line of a list, not a dot; write - One",
  ],
  [
    /^[-–—]\s*\S.*\n[-–—]\s*\S/m,
    "expected a hyphen and a space in front of each line of a list; write - One",
  ],
  [
    /^\d+[.)]\p{L}.*\n\d+[.)]\p{L}/mu,
    "expected a space after the number of each line of a list; write 1. One",
  ],
  [/\[\^/, "expected no footnote; say it in brackets, or in a sentence"],
  [/^#{2,}/m, "expected two to six # and a space in front of a heading, such as ## Our work"],
  [
    /^\|.*\|$/m,
    "expected a table's second row to be | --- | --- |, with as many parts as there are columns",
  ],
];

/** A placeholder with braces too few, which would be shown as typed. */
const halfOpen =
  /\{\s*(?:business\.|(?:claim|claim-title|measure|price|example|with):)[\w.:-]*\s*\}/;
const bracesExpected = "expected two braces on either side, such as {{business.phone}}";

/** What is wrong with words in which a mark is left. */
function strayMark(words: string, { country }: Facts["business"]): string | undefined {
  if (halfOpen.test(words.replaceAll(/\{\{[^{}]*\}\}/g, ""))) return bracesExpected;
  // A number is dialled without the spaces it is read with.
  const [, number] = /\]\((?:tel:)?([+\d(][\d() -]{6,})\)/.exec(words) ?? [];
  const right = number && meant(number, country);
  if (right)
    return `expected a telephone number with its country and without spaces; found ${number}; write ${right}`;
  return strayMarks.find(([pattern]) => pattern.test(words))?.[1];
}

/** Pieces of a tree that are not accepted in a text. */
function structureFaults(
  tree: Root,
  source: string,
  { business }: Facts,
  pictures: PictureManifest,
): [Nodes, string][] {
  const faults: [Nodes, string][] = [];
  const headings: Heading[] = [];
  const typedAt = (node: Nodes, from: number, to: number) =>
    source.slice((node.position?.start.offset ?? 0) + from, (node.position?.end.offset ?? 0) + to);
  visit(tree, (node, _index, parent) => {
    const add = (expected: string) => faults.push([node, expected]);
    if (node.type === "html")
      add(
        `expected no HTML, which is not shown; write **words** for bold, *words* for emphasis, or leave ${excerpt(node.value)} out`,
      );
    else if (node.type === "footnoteDefinition" || node.type === "footnoteReference")
      add("expected no footnote; say it in brackets, or in a sentence");
    else if (!accepted.has(node.type)) add("expected a link such as [our work](/projects)");
    else if (node.type === "heading") {
      if (!typedAt(node, 0, 0).startsWith("#"))
        add(
          "expected an empty line above --- or ===, which else make a heading of the words there",
        );
      else if (node.depth === 1)
        add(
          "expected ## in front of a heading: the title of the page is its only heading with one #",
        );
      if (!anchor(wordsIn(node)))
        add("expected letters or digits in the heading: its address on the page is made of them");
      const above = headings.at(-1)?.depth ?? 1;
      if (node.depth > above + 1)
        add(
          `expected ${"#".repeat(above + 1)} in front of this heading: it is one step below ${above > 1 ? "the heading above it" : "the title of the page"}, and a reader hears of every step`,
        );
      headings.push(node);
    } else if (node.type === "link") {
      if (!wordsIn(node).trim() && !node.children.some(({ type }) => type === "image"))
        add("expected words in the link, such as [our work](/projects)");
    } else if (node.type === "image") {
      const isAlone = parent?.type === "paragraph" && parent.children.length === 1;
      if (!isAlone || !tree.children.includes(parent))
        add("expected a picture in a paragraph of its own, without a link");
      else if (!node.alt?.trim() || isFileName(node.alt))
        add(
          `expected words that say what is to be seen in the picture (${node.url}); found ${node.alt?.trim() || "nothing"}`,
        );
      else missingPicture(node.url, pictures).forEach(add);
    } else if (node.type === "text") {
      const stray = strayMark(node.value, business);
      if (stray) add(stray);
    } else if (node.type === "list") {
      if ((node.start ?? 1) > 99)
        add(
          `expected a \\ before the full stop, or other words first: a number and a full stop begin a list; write ${node.start}\\.`,
        );
    } else if (node.type === "emphasis" && /^\d.*\d$/s.test(typedAt(node, -1, 1)))
      add("expected × or spaces between figures, as two * make the words between them slanted");
  });
  return faults;
}

/** Why words can't be filled in: a placeholder stands for nothing. Undefined if they can be. */
function placeholderFaults(fillIn: () => unknown): TextFault[] | undefined {
  try {
    fillIn();
    return undefined;
  } catch (error) {
    // The cost's own file has that issue.
    if (error instanceof BrokenExample) return [];
    if (!(error instanceof UnknownPlaceholder)) throw error;
    const { message, typed, dependsOn } = error;
    return [{ expected: message, near: typed, dependsOn }];
  }
}

/** What is wrong with a text, which is Markdown. */
export function textFaults(source: string, facts: Facts, pictures: PictureManifest): TextFault[] {
  const tree = parseTyped(source);
  const near = ({ position }: Nodes) =>
    source.slice(position?.start.offset ?? 0, position?.end.offset);
  const faults = structureFaults(tree, source, facts, pictures).map(([node, expected]) => ({
    expected,
    near: near(node),
  }));
  const unfilled = placeholderFaults(() => fillTree(tree, facts));
  // Addresses with a placeholder may not be filled in either then.
  if (unfilled) return [...faults, ...unfilled];
  visit(tree, "image", (image) => {
    const caption = image.title ?? "";
    const isLine = parseTyped(caption).children.every(({ type }) => type === "paragraph");
    const found = textFaults(caption, facts, pictures);
    if (!isLine) found.push({ expected: "expected one line of words below the picture", near: "" });
    faults.push(...found.map((fault) => ({ ...fault, near: near(image) })));
  });
  visit(tree, "link", (link) => {
    const expected = addressFault(link.url, facts.business);
    if (expected) faults.push({ expected, near: near(link) });
  });
  return faults;
}

/** What is wrong with plain words. */
export function plainFaults(words: string, facts: Facts): TextFault[] {
  const faults: TextFault[] = [];
  // Most words have no mark that the parser would look at: it is spared half a second.
  if (!/[*_~`[\]<{&#]/.test(words)) return faults;
  const [entity] = /&(#\w+|[a-z]+\d*);/i.exec(words) ?? [];
  // The parser knows the names of signs.
  const sign = entity && wordsIn(parseTyped(entity));
  if (entity && sign !== entity)
    faults.push({ expected: `${plainExpected(entity)}; write ${sign}`, near: entity });
  const [hashes] = /^#+(?=\s)/m.exec(words) ?? [];
  if (hashes) faults.push({ expected: plainExpected(hashes), near: hashes });
  const [half] = halfOpen.exec(words.replaceAll(/\{\{[^{}]*\}\}/g, "")) ?? [];
  if (half) faults.push({ expected: bracesExpected, near: half });
  visit(parseTyped(words), (node) => {
    const near = words.slice(node.position?.start.offset, node.position?.end.offset);
    const add = (what: string) => faults.push({ expected: plainExpected(what), near });
    const mark = markup[node.type];
    if (mark) add(mark);
    // The parser makes a link of an address in words, which is shown as it is.
    if (node.type === "link" && /^[[<]/.test(near)) add("a link");
    if (node.type === "text" && /\]\(|\*\*/.test(node.value)) add("** or a link");
  });
  return [...faults, ...(placeholderFaults(() => fillPlain(words, facts)) ?? [])];
}
