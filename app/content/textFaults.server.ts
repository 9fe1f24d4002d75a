/**
 * What an owner may not type, because it would be shown as typed, lost, or lead nowhere. Each fault
 * says what to type instead (decision 45). Faults between entries are in `issues.server.ts`, links
 * to pages and places on them in `app/seo/links.server.ts`.
 */
import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { excerpt } from "../lib/shorten.ts";
import { anchor } from "./anchor.server.ts";
import { fillPlain, fillTree, type Facts } from "./fillIn.server.ts";
import { missingPicture, type PictureManifest } from "./pictures.server.ts";
import { parseTyped, wordsIn } from "./text.server.ts";

/** `near` is the piece of the text that is at fault, as typed. */
export type TextFault = { expected: string; near: string };

/** What a text is made of. Footnotes, links by reference and HTML are not among them. */
const accepted = new Set(
  "root paragraph heading text emphasis strong delete inlineCode code break list listItem table tableRow tableCell blockquote thematicBreak link image".split(
    " ",
  ),
);

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

/** The spelling of a link that was most likely meant. */
function meant(url: string): string | undefined {
  if (url.startsWith("//")) return `https:${url}`;
  if (/^[^\s/:@]+@[^\s/:@]+\.\w+$/.test(url)) return `mailto:${url}`;
  if (/^[\d+][\d() -]+$/.test(url))
    return `tel:+44${url.replaceAll(/\D/g, "").replace(/^(44|0)/, "")}`;
  if (/^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(url)) return `https://${url}`;
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
function addressFault(url: string, origin: string): string | undefined {
  const write = (right?: string) => (right ? `; write ${right}` : "");
  const found = `found ${excerpt(url)}`;
  if (url === "") return "expected an address in the link; found none";
  if (/^(#|\/(?!\/))/.test(url)) return undefined;
  if (/^mailto:/i.test(url))
    return /^mailto:[^\s@:]+@[^\s@:]+\.\w+(\?|$)/.test(url)
      ? undefined
      : `expected an email address after mailto:; ${found}`;
  if (/^tel:/i.test(url))
    return /^tel:\+\d{7,15}$/.test(url)
      ? undefined
      : `expected a telephone number with its country and without spaces; ${found}${write(meant(url.slice(4)))}`;
  if (/^https?:/i.test(url)) {
    const address = parseAddress(url);
    if (!address?.hostname.includes("."))
      return `expected an address such as https://www.gov.uk; ${found}`;
    const { origin: site, pathname, hash } = address;
    return site === origin
      ? `expected a link to our own page without https://; ${found}${write(pathname + hash)}`
      : undefined;
  }
  return `expected a link that begins with https://, mailto:, tel:, / or #; ${found}${write(meant(url))}`;
}

/** What is wrong with words that look like Markdown but are none. */
function strayMarks(words: string): string | undefined {
  if (/\]\([^)]*[“”]/.test(words))
    return 'expected straight quotes " around the words below a picture, not the curled ones of a phone; write ![What is to be seen](file.jpg "Words below it")';
  if (words.includes("]("))
    return "expected a link such as [our stairs](/services/staircases), in which the address has no spaces";
  if (words.includes("**"))
    return "expected ** directly before the first and after the last of the bold words, such as **oak**";
  return undefined;
}

/** Pieces of a tree that are not accepted in a text. */
function structureFaults(tree: Root, pictures: PictureManifest): [Nodes, string][] {
  const faults: [Nodes, string][] = [];
  visit(tree, (node, _index, parent) => {
    const add = (expected: string) => faults.push([node, expected]);
    if (node.type === "html")
      add(
        `expected no HTML, which is not shown; write **words** for bold, *words* for emphasis, or leave ${excerpt(node.value)} out`,
      );
    else if (node.type === "footnoteDefinition" || node.type === "footnoteReference")
      add("expected no footnote; say it in brackets, or in a sentence");
    else if (!accepted.has(node.type))
      add("expected a link such as [our stairs](/services/staircases)");
    else if (node.type === "heading") {
      if (node.depth === 1)
        add(
          "expected ## in front of a heading: the title of the page is its only heading with one #",
        );
      if (!anchor(wordsIn(node)))
        add("expected letters or digits in the heading: its address on the page is made of them");
    } else if (node.type === "image") {
      const isAlone = parent?.type === "paragraph" && parent.children.length === 1;
      if (!isAlone || !tree.children.includes(parent))
        add("expected a picture in a paragraph of its own, without a link");
      else if (!node.alt?.trim())
        add(
          `expected words that say what is to be seen in the picture (${node.url}); found nothing`,
        );
      else missingPicture(node.url, pictures).forEach(add);
    } else if (node.type === "text") {
      const stray = strayMarks(node.value);
      if (stray) add(stray);
    }
  });
  return faults;
}

/** What is wrong with a text, which is Markdown. */
export function textFaults(source: string, facts: Facts, pictures: PictureManifest): TextFault[] {
  const tree = parseTyped(source);
  const near = ({ position }: Nodes) =>
    source.slice(position?.start.offset ?? 0, position?.end.offset);
  const faults = structureFaults(tree, pictures).map(([node, expected]) => ({
    expected,
    near: near(node),
  }));
  try {
    fillTree(tree, facts);
  } catch (error) {
    // The fault is reported for the profile itself.
    if (error instanceof TypeError) throw error;
    const { message, cause } = error as Error;
    return [...faults, { expected: message, near: String(cause) }];
  }
  visit(tree, "image", (image) => {
    const caption = image.title ?? "";
    const isLine = parseTyped(caption).children.every(({ type }) => type === "paragraph");
    const found = textFaults(caption, facts, pictures);
    if (!isLine) found.push({ expected: "expected one line of words below the picture", near: "" });
    faults.push(...found.map(({ expected }) => ({ expected, near: near(image) })));
  });
  visit(tree, "link", (link) => {
    const expected = addressFault(link.url, facts.business.origin);
    if (expected) faults.push({ expected, near: near(link) });
  });
  return faults;
}

/** What is wrong with plain words. */
export function plainFaults(words: string, facts: Facts): TextFault[] {
  const faults: TextFault[] = [];
  // Most words have no mark that the parser would look at: it is spared half a second.
  if (!/[*_~`[\]<{]/.test(words)) return faults;
  visit(parseTyped(words), (node) => {
    const near = words.slice(node.position?.start.offset, node.position?.end.offset);
    const add = (what: string) => faults.push({ expected: plainExpected(what), near });
    const mark = markup[node.type];
    if (mark) add(mark);
    // An address or a name of a site alone is none.
    if (node.type === "link" && /^[[<]/.test(near)) add("a link");
    if (node.type === "text" && /\]\(|\*\*/.test(node.value)) add("** or a link");
  });
  try {
    fillPlain(words, facts);
  } catch (error) {
    // The fault is reported for the profile itself.
    if (error instanceof TypeError) throw error;
    const { message, cause } = error as Error;
    faults.push({ expected: message, near: String(cause) });
  }
  return faults;
}
