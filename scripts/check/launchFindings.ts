/**
 * What is still a sample or lacks evidence, with the file and line to change. Reads the content
 * through the site's own readers and schemas, so that it sees what the pages show.
 */
import { existsSync, readFileSync } from "node:fs";
import { oldPrices } from "../../app/content/costs.server.ts";
import type { Content } from "../../app/content/entries.server.ts";
import { evidenceIssues } from "../../app/content/evidence.server.ts";
import { optionalParts } from "../../app/content/schema/business.ts";
import { fileIn } from "../../app/content/source.server.ts";
import { kinds } from "../../app/seo/kinds.server.ts";
import { listPages } from "../../app/seo/pages.server.ts";
import { dateToday, formatDate, latestOf } from "../../app/lib/dates.ts";
import { dateAfter } from "../../app/lib/openingHours.ts";
import { leftovers } from "./launchLeftovers.ts";
import { leftIn, samplesIn, sourcesOf, type Left } from "./launchSamples.ts";

/** Fields that are required but missing, and evidence without the day it was looked at. */
function gapsIn({ business, root }: Content): Left[] {
  const at = leftIn(fileIn({ root }, "business"));
  const left: Left[] = [];
  const add = (...found: Parameters<typeof at>) => left.push(at(...found));
  const trader = {
    legalName: "The legal name is missing: a trader shows it.",
    address: "The address is missing: a trader shows it.",
    companyNumber: "The company number is missing: a company shows it.",
    vatNumber: "The VAT number is missing: a firm registered for VAT shows it.",
    host: "The host is missing: the privacy notice says who keeps the logs, and how long.",
  };
  for (const [field, words] of Object.entries(trader)) {
    const optional = optionalParts.find((part) => part === field);
    if (business[field as keyof typeof trader]) continue;
    if (optional && business.optedOut?.includes(optional)) continue;
    const or = optional ? `, or add "${field}" to optedOut` : "";
    add(["name"], `${words} Add ${field}${or}.`);
  }
  const { claims, rating, award } = business;
  const proven = [
    ...claims.map((claim, index) => ({ ...claim, path: ["claims", index, "evidence"] })),
    ...(rating ? [{ ...rating, path: ["rating", "evidence"] }] : []),
    ...(award ? [{ ...award, path: ["award", "evidence"] }] : []),
  ];
  for (const { evidence, evidenceDate, path } of proven)
    if (evidence && !evidenceDate)
      add(path, "It is not said when you looked at this evidence. Add evidenceDate.");
  const wanted = { facebook: "Facebook", instagram: "Instagram", tiktok: "TikTok" } as const;
  for (const [id, name] of Object.entries(wanted) as [keyof typeof wanted, string][]) {
    if (business.social.some((link) => link.id === id)) continue;
    if (business.optedOut?.includes(id)) continue;
    const words = `There is no ${name} link. Add it, or add "${id}" to optedOut.`;
    add(["social"], words);
  }
  return left;
}

/** What stops the build of a firm that is no sample. */
const withoutEvidence = (content: Content): Left[] =>
  evidenceIssues(content).map(({ file, field, expected }) =>
    leftIn(file)(field.split("."), expected),
  );

/** Closures that are over, and a list of bank holidays that ends within half a year. */
function closuresLeft({ business, root }: Content, today: string): Left[] {
  const at = leftIn(fileIn({ root }, "business"));
  const { closures, bankHolidays } = business.hours;
  const left = closures.flatMap(({ to, reason }, index) =>
    to < today
      ? at(
          ["hours", "closures", index],
          `"${reason}" was over on ${formatDate(to)}. Put when you are closed next, or take it away.`,
        )
      : [],
  );
  const last = latestOf(bankHolidays.map(({ date }) => date));
  if (last && last < dateAfter(today, 183))
    left.push(
      at(
        ["hours", "bankHolidays"],
        `The bank holidays end on ${formatDate(last)}. Add the next from https://www.gov.uk/bank-holidays.`,
      ),
    );
  return left;
}

/** When the firm could start a new job: never said, or over. */
function nextStartLeft({ business, root }: Content, today: string): Left[] {
  const { nextStart, optedOut } = business;
  if (nextStart ? today <= nextStart.until : optedOut?.includes("nextStart")) return [];
  const words = nextStart
    ? `When you could start was shown until ${formatDate(nextStart.until)}. Put when that is now, or take it away.`
    : 'When you could start a new job is missing. Add nextStart, or add "nextStart" to optedOut.';
  return [leftIn(fileIn({ root }, "business"))([nextStart ? "nextStart" : "hours"], words)];
}

/** Figures of others that the owner has to confirm. */
const measuresLeft = ({ measures, root }: Content): Left[] =>
  measures.flatMap(({ check }, index) =>
    check === undefined ? [] : leftIn(fileIn({ root }, "measures"))([index, "check"], check),
  );

/** Menus that lead to a page without anything on its list. */
function emptyPagesLeft(content: Content): Left[] {
  const empty = new Set(
    listPages(content).flatMap(({ kind, path, hidden }) =>
      hidden && !kinds[kind].robots ? path : [],
    ),
  );
  const file = fileIn(content, "navigation");
  return Object.entries(content.navigation).flatMap(([menu, items]) =>
    items.flatMap(({ name, href }, at) =>
      empty.has(href)
        ? leftIn(file)(
            [menu, at],
            `"${name}" leads to ${href}, which has nothing to show yet. Take it away until it has.`,
          )
        : [],
    ),
  );
}

/** Days before its end on which security.txt is to be renewed. */
const securityTxtDays = 60;

/** security.txt, as last built: each build renews it for 330 days. */
function securityTxtLeft(today: string): Left[] {
  const file = "build/client/.well-known/security.txt";
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return lines.flatMap((line, index) => {
    const [, end] = /^Expires: (\d{4}-\d{2}-\d{2})T/.exec(line) ?? [];
    if (end === undefined || dateAfter(today, securityTxtDays) < end) return [];
    const words = `What says where to report a weakness ends on ${formatDate(end)}. Build and publish the site again.`;
    return [{ file, line: index + 1, words }];
  });
}

/** Settings outside the content, reported by the file that reads them. */
function settingsLeft(
  { business, root }: Content,
  settings: Record<string, string | undefined>,
): Left[] {
  const wanted = [
    {
      id: "metrics",
      name: "VITE_METRICS_ENDPOINT",
      file: "app/root.tsx",
      words: "No address receives the speed measurements. Set VITE_METRICS_ENDPOINT for the build",
    },
    {
      id: "chromatic",
      name: "CHROMATIC_PROJECT_TOKEN",
      file: ".github/workflows/chromatic.yml",
      words: "Stories are not sent to Chromatic. Set the secret CHROMATIC_PROJECT_TOKEN",
    },
  ] as const;
  return wanted
    .filter(({ id, name }) => !settings[name] && !business.optedOut?.includes(id))
    .map(({ id, file, words }) => ({
      file,
      line: 1,
      words: `${words}, or add "${id}" to optedOut in ${fileIn({ root }, "business")}.`,
    }));
}

/** Everything left to do before launch; the same words about the same line are one thing. */
export function findLeft(content: Content, settings: Record<string, string | undefined>): Left[] {
  const today = dateToday();
  const found = [
    ...gapsIn(content),
    ...withoutEvidence(content),
    ...sourcesOf(content).flatMap(samplesIn),
    ...oldPrices(content.costs, today).map(({ file, path, words }) => leftIn(file)(path, words)),
    ...measuresLeft(content),
    ...closuresLeft(content, today),
    ...nextStartLeft(content, today),
    ...emptyPagesLeft(content),
    ...securityTxtLeft(today),
    ...settingsLeft(content, settings),
    ...leftovers(content),
  ];
  return [
    ...new Map(found.map((each) => [`${each.file}:${each.line} ${each.words}`, each])).values(),
  ];
}
