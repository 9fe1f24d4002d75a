/** The tools of a page: things to print, calculate or step through. */
import { formatDate } from "../lib/dates.ts";
import { pounds, vatRate, withVat } from "../lib/money.ts";
import { durationIn, weeksOf } from "../lib/tools/durationIn.ts";
import { placeOf } from "../lib/tools/permission.ts";
import type { Content, Tool } from "./entries.server.ts";
import type { NamedLink } from "./cards.server.ts";
import { showPicture } from "./pictures.server.ts";
import { pagesOfTool, type ToolRule } from "./schema/tools.ts";

const rulesOf = (rules: ToolRule[]) =>
  rules.map((rule) => ({ ...rule, read: formatDate(rule.read) }));

type Of<Kind extends Tool["kind"]> = Extract<Tool, { kind: Kind }>;
type Question = Of<"permission">["everyHouse"][number];

/** Each job with its weeks, in words and as percentages of the longest. */
function timesOf({ jobs }: Of<"times">, { measures }: Content) {
  // Validated to be there, and durations, when the content was read.
  const timeOf = (id: string) => durationIn(measures.find((each) => each.id === id)!.is)!;
  const rows = jobs.map(({ before, onSite, ...job }) => {
    const waits = timeOf(before);
    const work = timeOf(onSite);
    return { job, waits, work, all: weeksOf(waits, work) };
  });
  const longest = Math.max(...rows.map(({ all }) => all.longest));
  const share = (weeks: number) => Math.round((weeks / longest) * 1000) / 10;
  return rows.map(({ job, waits, work, all }) => ({
    ...job,
    before: waits.words,
    onSite: work.words,
    whole: all.words,
    /** Widths in per cent. */
    bar: [share(waits.to), share(work.to)] as const,
  }));
}

/** How long each job takes. */
export function jobTimes(content: Content) {
  const tools = content.tools.filter((tool): tool is Of<"times"> => tool.kind === "times");
  return tools.flatMap((tool) => timesOf(tool, content));
}

/** How long the jobs take that a page tells of. */
export const timesOfPage = (page: string, content: Content) =>
  jobTimes(content).filter(({ href }) => href.replace(/#.*/, "") === page);

/** A quote with its VAT, and its payments in pounds. */
function quoteOf({ job, lines, payments, conditions }: Of<"quote">) {
  const net = lines.reduce((sum, line) => sum + line.pounds, 0);
  const total = withVat(net);
  let left = total;
  return {
    job,
    lines: lines.map((line) => ({ ...line, pounds: pounds(line.pounds) })),
    net: pounds(net),
    vat: `VAT at ${vatRate} per cent`,
    vatPounds: pounds(total - net),
    total: pounds(total),
    payments: payments.map(({ when, percent }, at) => {
      const due = at === payments.length - 1 ? left : Math.round((total * percent) / 100);
      left -= due;
      return { when, share: `${percent} per cent`, pounds: pounds(due) };
    }),
    conditions,
  };
}

/** The planning authorities of the firm's towns, without duplicates. */
const councilsOf = ({ towns }: Content) => [
  ...new Map(
    towns.flatMap(({ planningAuthority: { name, url } = {} }) =>
      name && url ? [[url, { name, url }]] : [],
    ),
  ).values(),
];

type ShownAnswer = Omit<Question["answers"][number], "needs" | "paragraphs"> & {
  says: string;
  next: string;
  /** With this answer the next question is asked too. */
  isLeast?: boolean;
  /** What to do next stands with the first of those that need the same. */
  isFirst?: boolean;
  rule: string;
};

/** A question, or a choice between two `ways`, each of which has a question of its own `way`. */
type ShownQuestion = Pick<Question, "ask" | "note"> &
  Partial<Pick<Question, "none" | "noneFirst">> & {
    place: string;
    answers: ShownAnswer[];
    ways?: string[];
    way?: number;
  };

/** The questions of the job that the page is about. */
function permissionOf(
  { everyHouse, otherwise, certificate, verdicts, jobs, rules }: Of<"permission">,
  path: string,
  content: Content,
) {
  const job = jobs.find(({ pages }) => pages.includes(path))!;
  const said = new Set<string>();
  /** Whether a verdict has not been given by an answer before. */
  const isFirst = ({ says }: { says: string }) => !said.has(says) && Boolean(said.add(says));
  const rest = [...everyHouse, ...job.questions];
  const before = job.first ? 2 : 0;
  const placeAt = (at: number) => placeOf(at, before + rest.length);
  const asShown = (
    { ask, note, none, noneFirst, answers }: Question,
    at: number,
  ): ShownQuestion => ({
    ask,
    place: placeAt(at),
    none,
    noneFirst,
    ...(note && { note }),
    answers: answers.map(({ needs, paragraphs, ...answer }) => ({
      ...answer,
      ...verdicts[needs],
      ...(needs === "prior approval" && { isLeast: true }),
      ...(isFirst(verdicts[needs]) && { isFirst: true }),
      rule: paragraphs.join(", "),
    })),
  });
  const { ask, ways } = job.first ?? { ask: "", ways: [] };
  const choice = { ask, place: placeAt(0), ways: ways.map(({ when }) => when), answers: [] };
  const questions: ShownQuestion[] = [
    ...(job.first ? [choice] : []),
    ...ways.map(({ leadsTo }, way) => ({ ...asShown(leadsTo, 1), way })),
    ...rest.map((question, at) => asShown(question, before + at)),
  ];
  return {
    title: job.title,
    rules: rulesOf([...rules, ...job.rules]),
    questions,
    otherwise,
    certificate,
    councils: councilsOf(content),
  };
}

function show(tool: Tool, path: string, content: Content) {
  const { slug: id, title, lead } = tool;
  const common = { id, title, lead, rules: rulesOf(tool.rules) };
  switch (tool.kind) {
    case "times":
      return { ...common, kind: tool.kind, jobs: timesOf(tool, content) };
    case "quote":
      return { ...common, kind: tool.kind, ...quoteOf(tool) };
    case "permission":
      return { ...common, kind: tool.kind, ...permissionOf(tool, path, content) };
    case "drawing": {
      const picture = showPicture(tool.picture, content.pictures);
      return { ...common, kind: tool.kind, picture, labels: tool.labels };
    }
    default: {
      const { slug: _slug, file: _file, pages: _pages, rules: _rules, ...own } = tool;
      return { ...common, ...own };
    }
  }
}

/** The tools of a page, in file order. */
export const toolsOf = (path: string, content: Content) =>
  content.tools
    .filter((tool) => pagesOfTool(tool).includes(path))
    .map((tool) => show(tool, path, content));

/** Where each job's questions about permission are. */
export const permissionLinks = ({ tools }: Content) =>
  tools.flatMap((tool) =>
    tool.kind === "permission"
      ? tool.jobs.map(({ title, pages: [page] }) => ({ name: title, href: `${page}#${tool.slug}` }))
      : [],
  );

/** What comes out of a tool, in a line; of drawings, which are only to look at, nothing. */
const results: Partial<Record<Tool["kind"], string>> = {
  quotes: "To print, with a column for each firm",
  quote: "Every line with VAT, and each payment in pounds",
  stairs: "Rises and goings, from two sizes",
  storage: "Shelves and widths, from your measurements",
  times: "Weeks, from your first call to the end",
  permission: "The rule that applies, from a few answers",
};

/** What can be worked out on some page, questions about permission by job. */
export function toolLinks({ tools }: Content): (NamedLink & { text: string })[] {
  return tools.flatMap((tool) => {
    const text = results[tool.kind];
    if (!text || tool.kind === "drawing") return [];
    return (tool.kind === "permission" ? tool.jobs : [tool]).map(({ title, pages: [page] }) => ({
      name: title,
      href: `${page}#${tool.slug}`,
      text,
    }));
  });
}

export type ShownTool = ReturnType<typeof show>;
export type ShownToolOf<Kind extends ShownTool["kind"]> = Extract<ShownTool, { kind: Kind }>;
