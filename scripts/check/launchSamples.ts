/** Samples, and placeholder names, addresses and numbers, anywhere in the content. */
import { entriesByKind, type Content } from "../../app/content/entries.server.ts";
import { fileIn, locateIn, readText } from "../../app/content/source.server.ts";

/** One thing to do before launch, worded for the owner. */
export type Left = {
  file: string;
  line: number;
  words: string;
  /** The sample firm's in the site of another: its words and pictures. */
  isLeftover?: true;
};

type Path = Parameters<ReturnType<typeof locateIn>>[0];

/** Says what to do about a field of a file. */
export function leftIn(file: string) {
  const locate = locateIn(file);
  return (path: Path, words: string): Left => ({ file, line: locate(path), words });
}

/**
 * Ranges that Ofcom reserves for television and radio drama, as digits after +44: calls to them
 * never connect. Source: Ofcom, "Telephone numbers for use in TV and radio drama programmes",
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 */
const dramaRanges = [
  // Mobile, freephone, premium rate, UK-wide, and no particular area: a thousand numbers each.
  "7700900 8081570 9098790 3069990 1632960",
  // Leeds, Sheffield, Nottingham, Leicester, Bristol, Reading.
  "1134960 1144960 1154960 1164960 1174960 1184960",
  // Birmingham, Edinburgh, Glasgow, Liverpool, Manchester, Tyneside, London.
  "1214960 1314960 1414960 1514960 1614960 1914980 2079460",
  // Northern Ireland, before and after its range moved, and Cardiff.
  "2890180 2896496 2920180",
].flatMap((line) => line.split(" "));

/** Whether a text has a telephone number from a drama range. */
export function hasDramaNumber(words: string): boolean {
  return [...words.matchAll(/(?:\+44|\b0)[\d\s()-]{8,}\d/g)].some(([number]) => {
    const digits = number.replaceAll(/\D/g, "").replace(/^(44|0)/, "");
    return dramaRanges.some((range) => digits.startsWith(range));
  });
}

/**
 * The first name under `.example` in a text, if any. They never resolve (RFC 2606); in a handle on
 * another site they are placeholders.
 */
export const exampleName = (words: string) => /[\w@./:-]*[\w-]\.example\b/i.exec(words)?.[0];

const dramaWords =
  "This telephone number is from a range that Ofcom keeps for drama (Ofcom, numbers for drama): nobody answers it. Put your own.";
const exampleWords = (value: string) =>
  `${value} is made up: names ending in .example lead nowhere. Put your own.`;

/** Fields that a part of the content may have. */
type Loose = {
  sample?: boolean;
  src?: string;
  picture?: { sample?: boolean };
  video?: object;
};

type Source = { file: string; kind: string; value: unknown };

export function sourcesOf(content: Content): Source[] {
  const singletons = [
    "business",
    "navigation",
    "home",
    "indexPages",
    "partners",
    "faq",
    "search",
    "editor",
  ] as const;
  return [
    ...singletons.map((name) => ({
      file: fileIn(content, name),
      kind: name,
      value: content[name],
    })),
    ...content.tools.map(({ file, slug: _slug, ...value }) => ({ file, kind: "tool", value })),
    ...content.costs.map(({ file, slug: _slug, ...value }) => ({ file, kind: "price", value })),
    ...entriesByKind(content).flatMap(([kind, list]) =>
      list.map(({ file, slug: _slug, body: _body, ...value }) => ({ file, kind, value })),
    ),
  ];
}

/** Placeholder for the repository. */
const noRepository = "your-account/your-site";

/** Sample pictures, the sample firm, and placeholder names anywhere in the content. */
export function samplesIn({ file, kind, value: whole }: Source): Left[] {
  const at = leftIn(file);
  const left: Left[] = [];
  const add = (path: Path, words: string) => left.push(at(path, words));
  const visit = (value: unknown, path: Path) => {
    if (typeof value === "string") {
      // The number is stored as displayed and as dialled, but is one thing to do.
      const place = path.at(-1) === "e164" ? [...path.slice(0, -1), "display"] : path;
      if (hasDramaNumber(value)) add(place, dramaWords);
      if (exampleName(value)) add(path, exampleWords(value));
      if (value === noRepository)
        add(path, "The editor at /admin has no repository to write to. Put yours.");
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const { sample, src, picture, video } = value as Loose;
    if (video && picture?.sample)
      add(
        [...path, "video"],
        "The film shows what its sample picture shows. Put your own, or none.",
      );
    if (sample && src) add(path, `${src} is a sample picture. Put one of your own work.`);
    else if (sample && path.length === 0 && kind === "business")
      add(
        ["sample"],
        "The firm is the sample one, and every page says so. Take this line and sampleNotice away once it is yours: what has no evidence then stops the build.",
      );
    for (const [key, part] of Object.entries(value)) {
      visit(part, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  visit(whole, []);
  if (!file.endsWith(".md")) return left;
  // The text below the front matter.
  const from = locateIn(file)(["text"]) - 1;
  for (const [index, words] of readText(file).split("\n").entries()) {
    if (index < from) continue;
    const place = { file, line: index + 1 };
    if (hasDramaNumber(words)) left.push({ ...place, words: dramaWords });
    const name = exampleName(words);
    if (name) left.push({ ...place, words: exampleWords(name) });
  }
  return left;
}
