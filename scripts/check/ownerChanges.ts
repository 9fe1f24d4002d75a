/**
 * Changes of this firm's content as its owner makes them: something is taken away or becomes longer,
 * and then what the build names is put right, file by file, until it is content.
 */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, parseDocument, type Document } from "yaml";
import { checkContent } from "../../app/content/content.server.ts";
import { ContentError, splitSource, type ContentIssue } from "../../app/content/source.server.ts";
import { parseTyped } from "../../app/content/text.server.ts";
import { siteChecks } from "../../app/seo/links.server.ts";

type Path = (string | number)[];

/** Changes the fields of a file, YAML or front matter, and the text below it. */
function edit(file: string, change: (fields: Document, text: string) => string | void) {
  const source = readFileSync(file, "utf8");
  const { fields: front, text } = splitSource(file, source)!;
  const fields = parseDocument(front);
  const body = change(fields, text) ?? text;
  const written = fields.toString({ lineWidth: 0 });
  writeFileSync(file, file.endsWith(".md") ? `---\n${written}---\n${body}` : written);
}

/** Takes a value away, and what would be left of nothing: an empty list, a link without its address. */
function takeAway(fields: Document, path: Path) {
  const parent = path.slice(0, -1);
  if (/^(href|to|from|path)$/.test(String(path.at(-1))) && parent.length > 0)
    return takeAway(fields, parent);
  fields.deleteIn(path);
  const rest = parent.length > 0 ? fields.getIn(parent) : undefined;
  if (isSeq(rest) && rest.items.length === 0) takeAway(fields, parent);
}

/** The words of a link as typed, or the text itself where it is none. */
function linkWords(typed: string): string {
  const [block] = parseTyped(typed).children;
  const [link, ...others] = block?.type === "paragraph" ? block.children : [];
  if (link?.type !== "link" || others.length > 0) return typed;
  return typed.slice(
    link.children[0]!.position!.start.offset,
    link.children.at(-1)!.position!.end.offset,
  );
}

/** Does what an issue asks for, in the plainest way: the link, the field or the file goes. */
function obey({ file, field, near, isMissing }: ContentIssue) {
  if (!existsSync(file)) return;
  // A page of a town that has gone, and a tool whose last page has.
  if (/^(file name|folder)$/.test(field) || isMissing) return rmSync(file);
  edit(file, (fields, text) => {
    const words = near && linkWords(near);
    if (field === "text") return near ? text.replace(near, words!) : undefined;
    const path = field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const value: unknown = fields.getIn(path);
    if (typeof value === "string" && near && near !== words)
      fields.setIn(path, value.replace(near, words!));
    else takeAway(fields, path);
    return undefined;
  });
}

const lastFirst = (a: ContentIssue, b: ContentIssue) =>
  a.file.localeCompare(b.file) || b.field.localeCompare(a.field, "en", { numeric: true });

/** Puts right what the build names. @throws if something of it can't be taken away */
function putRight(folder: string) {
  let before = "";
  for (;;) {
    const { content, issues } = checkContent(join(folder, "app/content"), undefined, siteChecks);
    if (issues.length === 0) return content;
    const now = JSON.stringify(issues);
    if (now === before) throw new ContentError(issues);
    before = now;
    for (const issue of issues.toSorted(lastFirst)) obey(issue);
  }
}

const read = (folder: string) => checkContent(join(folder, "app/content")).content;
const inContent = (folder: string, pattern: string) =>
  globSync(join(folder, "app/content", pattern));
const remove = (folder: string, pattern: string) =>
  inContent(folder, pattern).forEach((file) => rmSync(file, { recursive: true }));
/** Takes fields out of a file. */
const without = (folder: string, name: string, ...fields: string[]) => {
  for (const file of inContent(folder, name))
    edit(file, (document) => fields.forEach((field) => takeAway(document, field.split("."))));
};

/** The project that most other entries name. */
function takeProjectAway(folder: string) {
  const everything = JSON.stringify(read(folder));
  const mentions = ({ slug }: { slug: string }) => everything.split(slug).length;
  const [most] = read(folder).projects.toSorted((a, b) => mentions(b) - mentions(a));
  if (most) rmSync(most.file);
}

function takeTownAway(folder: string) {
  const { business, towns } = read(folder);
  const town = towns.findLast(({ name }) => name !== business.locality);
  if (!town) return;
  remove(folder, `{towns,service-towns/*}/${town.slug}.md`);
  edit(join(folder, "app/content/business.yaml"), (fields) => {
    const at = business.serviceArea.indexOf(town.name);
    if (at >= 0) takeAway(fields, ["serviceArea", at]);
  });
}

/** A figure of the home page shows the claim, and has to be some other one then. */
function takeAwardAway(folder: string) {
  const { business } = read(folder);
  without(folder, "business.yaml", "award");
  const at = business.claims.findIndex(({ words }) => words === business.award?.name);
  if (at < 0) return;
  without(folder, "business.yaml", `claims.${at}`);
  edit(join(folder, "app/content/home.yaml"), (fields) => {
    const stats: unknown = fields.getIn(["about", "stats"]);
    if (!isSeq(stats)) return;
    for (const tile of stats.items)
      if (isMap(tile) && tile.get("claim") === business.claims[at]!.id) tile.delete("claim");
  });
}

const paragraph =
  "This paragraph is one more than the page was made with, and long enough to push what follows it down by a few lines on a phone, with a word or two to spare at its end.";

function addParagraph(folder: string) {
  for (const file of inContent(folder, "{services,towns,projects,guides,blog,pages}/*.md"))
    edit(file, (_, text) => `${text.trimEnd()}\n\n${paragraph}\n`);
  edit(join(folder, "app/content/home.yaml"), (fields) =>
    fields.addIn(["about", "paragraphs"], paragraph),
  );
}

function addPage(folder: string) {
  const fields = ["title: Care", "lead: In the first year.", "metaTitle: Care of joinery"];
  const more = ["metaDescription: What to do in the first year.", "updated: 2026-11-20"];
  writeFileSync(
    join(folder, "app/content/pages/care.md"),
    `---\n${[...fields, ...more].join("\n")}\n---\n\n${paragraph}\n`,
  );
}

function lengthenService(folder: string) {
  const [service] = read(folder).services;
  if (!service) return;
  edit(service.file, (fields) =>
    fields.set("name", `${service.name} and whatever else belongs with it`.slice(0, 40)),
  );
}

const takeFilmAway = (folder: string) => {
  without(folder, "home.yaml", "hero.video");
  without(folder, "projects/*.md", "video");
};
const takeBeforeAndAfterAway = (folder: string) =>
  without(folder, "projects/*.md", "showBeforeAfter", "beforeImage", "afterImage");
const takeProjectsAway = (folder: string) => remove(folder, "projects/*");
const takeGuidesAway = (folder: string) => remove(folder, "guides/*");

function takeEverythingAway(folder: string) {
  takeAwardAway(folder);
  takeFilmAway(folder);
  takeBeforeAndAfterAway(folder);
  takeGuidesAway(folder);
  remove(folder, "{blog,testimonials,tools}/*");
  without(
    folder,
    "business.yaml",
    "rating",
    "designer",
    "speaker",
    "ourPrices",
    "nextStart",
    "trust",
  );
  without(folder, "business.yaml", "hours.closures", "hours.bankHolidays");
  without(folder, "projects/*.md", "priceBand", "wentWrong", "days");
  // One picture each: nothing to turn to.
  for (const file of inContent(folder, "projects/*.md"))
    edit(file, (fields) => {
      const images: unknown = fields.get("images");
      if (isSeq(images)) images.items.splice(1);
    });
  writeFileSync(join(folder, "app/content/partners.yaml"), "[]\n");
  edit(join(folder, "app/content/business.yaml"), (fields) => fields.set("social", []));
}

/** What a busy week brings: none of these gets in another's way, so that one build proves them all. */
function changeMuch(folder: string) {
  takeProjectAway(folder);
  takeTownAway(folder);
  addParagraph(folder);
  addPage(folder);
  lengthenService(folder);
}

export const ownerChanges: {
  name: string;
  change: (folder: string) => void;
  /** Files of browser tests that read what is changed, by words in their names; all where there are none. */
  specs?: string;
}[] = [
  { name: "everything optional taken away", change: takeEverythingAway },
  {
    name: "a project and a town less, a page and a paragraph more, a long name",
    change: changeMuch,
    specs: "arrival folds home megaMenu portfolio searchResults serviceMap tools",
  },
  // Each alone: what is only right when all of it has gone would fail here.
  {
    name: "the only before and after taken away",
    change: takeBeforeAndAfterAway,
    specs: "beforeAfter gallery withoutScript",
  },
  { name: "no award", change: takeAwardAway, specs: "home navBar structuredData" },
  { name: "no film", change: takeFilmAway, specs: "heroVideo projectVideo withoutScript" },
  { name: "no project", change: takeProjectsAway, specs: "home portfolio links withoutScript" },
  { name: "no guide", change: takeGuidesAway, specs: "folds megaMenu searchResults tools" },
].map((each) => ({
  ...each,
  change: (folder: string) => {
    each.change(folder);
    putRight(folder);
  },
}));
