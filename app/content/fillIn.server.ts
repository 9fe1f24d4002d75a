/** Fills in placeholders in double braces: the firm's details, its claims and figures. */
import type { Nodes, Parents, PhrasingContent, Root, RootContent } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { z } from "zod";
import { capitalise } from "../lib/capitalise.ts";
import { excerpt } from "../lib/shorten.ts";
import { dateToday, formatDate } from "../lib/dates.ts";
import { pounds } from "../lib/money.ts";
import { hoursLine } from "../lib/openingHours.ts";
import { holdUnits } from "../lib/units.ts";
import { nextStartOf } from "./contact.ts";
import type { Content } from "./entries.server.ts";
import { addUp, exampleTable, kindOf, usualOf } from "./prices.server.ts";
import { fileIn } from "./source.server.ts";
import { isEntry, schemas } from "./schema/all.ts";
import { metaAt } from "./schema/walk.ts";
import { mapTexts, visitBlocks, wordsIn } from "./text.server.ts";

/** The part of the content that placeholders stand for. */
export type Facts = Pick<Content, "business" | "costs" | "home" | "measures" | "projects" | "root">;

const details = ["name", "shortName", "email", "origin", "locality", "region"] as const;
/** Details that the profile may lack. */
const optionalDetails = ["legalName", "address", "companyNumber", "vatNumber", "host"] as const;

/**
 * Parts that a site may lack: `{{with:film}}` begins a paragraph that is only true of one with a film,
 * `{{with:sample}}` one for a firm that is made up.
 */
const parts: Record<string, (facts: Facts) => boolean> = {
  counters: ({ home }) => home.about.stats.some(({ value }) => value !== undefined),
  film: ({ home, projects }) => Boolean(home.hero.video) || projects.some(({ video }) => video),
  sample: ({ business }) => business.sample,
  slider: ({ projects }) => projects.some(({ showBeforeAfter }) => showBeforeAfter),
};

const placeholder = /\{\{\s*([^{}]+?)\s*\}\}/g;

/** What a text names that the firm lacks: a detail of the profile, a start that is over, a part of the site. */
function missingIn(text: string, facts: Facts): string[] {
  const { business } = facts;
  const missing = new Set<string>(
    optionalDetails
      .filter((name) => business[name] === undefined)
      .map((name) => `business.${name}`),
  );
  if (!nextStartOf(business, dateToday())) missing.add("business.nextStart");
  for (const [part, isThere] of Object.entries(parts))
    if (!isThere(facts)) missing.add(`with:${part}`);
  return [...text.matchAll(placeholder)].flatMap(([, key]) => (missing.has(key!) ? key! : []));
}

/** What stands for a placeholder in words: "2 to 4 days"; a capital begins a sentence. */
function measureOf(id: string, before: string, { measures }: Facts) {
  const words = measures.find((each) => each.id === id)?.is;
  return words && /(^|[.?!]["”’*)]*)\s*$/.test(before) ? capitalise(words) : words;
}

/**
 * A figure of the worked example of a job: `kitchen-extension.total`, `.subtotal`, `.contingency` or
 * a line's id are an amount; `.ours` the total with the firm's own prices, `.vat` what a firm that
 * is not registered takes off the job's own lines.
 */
function exampleOf(key: string, { costs }: Facts): string | undefined {
  const [job, part = ""] = key.split(".");
  const example = costs.find(({ slug }) => slug === job)?.example;
  if (!example) return undefined;
  const sum = addUp(example, costs);
  const own = example.lines.filter(({ cost }) => cost === job).map(({ id }) => id);
  const hasOurs = example.lines.every(
    (line) => !line.cost || costs.find(({ slug }) => slug === line.cost)?.ours,
  );
  const amounts: Record<string, number> = {
    total: sum.total,
    subtotal: sum.subtotal,
    contingency: sum.contingency,
    ...Object.fromEntries(sum.lines.map(({ id, amount }) => [id, amount])),
  };
  if (part === "ours" && hasOurs) amounts[part] = addUp(example, costs, { isOurs: true }).total;
  if (part === "vat")
    amounts[part] = sum.total - addUp(example, costs, { unregistered: own }).total;
  return amounts[part] === undefined ? undefined : pounds(amounts[part]);
}

/** The usual price of the firm itself for a job, or its range for one kind of it: `job.kind`. */
function priceOf(key: string, { costs }: Facts): string | undefined {
  const [job, kind] = key.split(".");
  const cost = costs.find(({ slug }) => slug === job);
  if (!cost) return undefined;
  if (!kind) return usualOf(cost).map(pounds).join(" to ") || undefined;
  const row = kindOf(cost, kind);
  return row && `${pounds(row.low)} to ${pounds(row.high)}`;
}

function detailOf(key: string, { business }: Facts): string | undefined {
  if (key === "business.phone") return business.phone.display;
  if (key === "business.phoneHours") return hoursLine(business.hours.phone);
  if (key === "business.workingHours") return hoursLine(business.hours.working);
  if (key === "business.nextStart")
    return business.nextStart && formatDate(business.nextStart.from);
  const name = [...details, ...optionalDetails].find((each) => key === `business.${each}`);
  return name && business[name];
}

/** A placeholder that stands for nothing. */
export class UnknownPlaceholder extends Error {
  readonly typed: string;
  /** Base names of the files that it was looked for in. */
  readonly dependsOn: string[];
  constructor(typed: string, expected: string, ...dependsOn: string[]) {
    super(`${excerpt(typed)}: expected ${expected}`);
    this.typed = typed;
    this.dependsOn = dependsOn;
  }
}

/**
 * Replaces `{{business.field}}`, `{{claim:id}}` and `{{claim-title:id}}` with values from the
 * profile, `{{measure:id}}` with a time or size, `{{example:job.part}}` and `{{price:job}}` with sums,
 * and `{{with:part}}` with nothing: what names a part that the site lacks has been left out before.
 * @param before what stands in front of the words in their sentence
 * @throws UnknownPlaceholder if there is no such value
 */
export function fillWords(words: string, facts: Facts, before = ""): string {
  return words.replace(placeholder, (whole, key: string, at: number) => {
    const [, kind, id = ""] =
      /^(claim|claim-title|measure|example|price|with):(.+)$/.exec(key) ?? [];
    const claim = facts.business.claims.find((entry) => entry.id === id);
    const [job = ""] = id.split(".");
    const profile = `a field or a claim of ${fileIn(facts, "business")}`;
    type Value = [expected: string, file: string, find: () => string | undefined];
    const values: Record<string, Value> = {
      claim: [profile, "business", () => claim?.words],
      "claim-title": [profile, "business", () => claim?.title],
      measure: [
        `an id of ${fileIn(facts, "measures")}, such as by a line there: - { id: ${id}, is: two to four days, about: [${id}] }`,
        "measures",
        () => measureOf(id, before + words.slice(0, at), facts),
      ],
      example: [
        "a cost with an example, and a part of it; for .ours, one whose jobs have prices of our own",
        job,
        () => exampleOf(id, facts),
      ],
      price: ["a cost with prices of our own, or a kind of it", job, () => priceOf(id, facts)],
      with: [
        `with: and one of ${Object.keys(parts).join(", ")}`,
        "",
        () => (Object.hasOwn(parts, id) ? "" : undefined),
      ],
    };
    const detail: Value = [profile, "business", () => detailOf(key, facts)];
    const [expected, file, find] = values[kind ?? ""] ?? detail;
    const value = find();
    if (value === undefined) throw new UnknownPlaceholder(whole, expected, file);
    return value;
  });
}

/**
 * The same in plain words.
 * @throws too for a detail that may be missing: only a text has lines that can go with it
 */
export function fillPlain(words: string, facts: Facts): string {
  if (!words.includes("{{")) return words;
  for (const [whole, key] of words.matchAll(placeholder))
    if (
      key!.startsWith("with:") ||
      [...optionalDetails, "nextStart"].some((name) => key === `business.${name}`)
    )
      throw new UnknownPlaceholder(
        whole,
        "this one in a long text only, where its paragraph goes when there is none",
      );
  return fillWords(words, facts);
}

/** Whether a paragraph or a row has a detail that is missing, in its words or its links. */
function hasMissing(line: Nodes, facts: Facts): boolean {
  let isMissing = false;
  visit(line, (node) => {
    const words =
      node.type === "link"
        ? node.url
        : node.type === "image"
          ? node.alt
          : "value" in node && node.value;
    isMissing ||= missingIn(words || "", facts).length > 0;
  });
  return isMissing;
}

/** Removes paragraphs, items and rows with a detail that is missing, and lists left empty. */
function removeMissing(parent: Parents, facts: Facts) {
  parent.children = (parent.children as RootContent[]).filter((child) => {
    if (child.type === "paragraph" || child.type === "heading" || child.type === "tableRow")
      return !hasMissing(child, facts);
    if (!("children" in child)) return true;
    const [first] = child.children;
    removeMissing(child, facts);
    return child.children.length > 0 && (child.type !== "listItem" || child.children[0] === first);
  }) as never;
}

/** A paragraph that is `{{example:job}}` alone becomes the table of the example. */
function insertExamples(tree: Root, { costs }: Facts) {
  visit(tree, "paragraph", (paragraph, index, parent) => {
    const job = /^\{\{\s*example:([\w-]+)\s*\}\}$/.exec(wordsIn(paragraph).trim())?.[1];
    const example = costs.find(({ slug }) => slug === job)?.example;
    if (!example || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, exampleTable(example, costs));
    return SKIP;
  });
}

const emailPlaceholder = /\{\{\s*business\.email\s*\}\}/;

/** Words with the firm's email address as a link, as the parser makes of one that is typed. */
function linkEmail(words: string, email: string): PhrasingContent[] | undefined {
  const [before, after] = words.split(emailPlaceholder, 2);
  if (after === undefined) return undefined;
  const rest = words.slice(before!.length).replace(emailPlaceholder, "");
  const texts = (value: string) => (value ? [{ type: "text" as const, value }] : []);
  const children = [{ type: "text" as const, value: email }];
  const link = { type: "link" as const, url: `mailto:${email}`, children };
  return [...texts(before!), link, ...texts(rest)];
}

/**
 * Fills in a tree. A text that says when the firm could start holds until the day in
 * `data.until`, YYYY-MM-DD.
 * @throws like `fillWords`
 */
export function fillTree(tree: Root, facts: Facts): Root & { data?: { until?: string } } {
  removeMissing(tree, facts);
  insertExamples(tree, facts);
  const { business } = facts;
  let isPassing = false;
  const fill = (words: string, before?: string) => {
    isPassing ||= [...words.matchAll(placeholder)].some(([, key]) => key === "business.nextStart");
    return fillWords(words, facts, before);
  };
  visitBlocks(tree, (block) => {
    let before = "";
    visit(block as Nodes, (node, index, parent) => {
      if (node.type === "text" && parent && parent.type !== "link") {
        const at = linkEmail(node.value, business.email);
        if (at) {
          parent.children.splice(index!, 1, ...(at as never[]));
          return index;
        }
      }
      if (node.type === "text" || node.type === "inlineCode") {
        node.value = fill(node.value, before);
        before += node.value;
      }
      if (node.type === "link" || node.type === "image") {
        node.url = fill(node.url);
        // A title is Markdown, and filled in where it is read.
        if (node.type === "image") node.alt = fill(node.alt ?? "");
      }
      return undefined;
    });
  });
  const { until } = business.nextStart ?? {};
  return isPassing && until ? { ...tree, data: { until } } : tree;
}

/**
 * The content with its plain words filled in, and figures held to their units. Texts are filled in
 * where they are rendered.
 */
export function fillAll(content: Content): Content {
  const fill = <Value>(value: Value, schema: z.ZodType): Value =>
    mapTexts(value, (words, path) => {
      const { holds } = metaAt(schema, path);
      if (holds === "markdown" || (isEntry(value) && path[0] === "body")) return words;
      const filled = fillPlain(words, content);
      return holds === "message" ? filled : holdUnits(filled);
    });
  const filled = Object.entries(schemas).map(([kind, schema]) => {
    const value: unknown = content[kind as keyof typeof schemas];
    const entries = Array.isArray(value) && value.every(isEntry) ? (value as unknown[]) : undefined;
    return [kind, entries ? entries.map((entry) => fill(entry, schema)) : fill(value, schema)];
  });
  return { ...content, ...Object.fromEntries(filled) } as Content;
}
