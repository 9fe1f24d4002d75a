/**
 * What is still a sample or lacks evidence, with the file and line to change. Reads the content
 * through the site's own readers and schemas, so that it sees what the pages show.
 */
import { existsSync, readFileSync } from "node:fs";
import { businessFile } from "../../app/content/business.ts";
import { oldPrices } from "../../app/content/costs.server.ts";
import { entriesByKind, type Content } from "../../app/content/entries.server.ts";
import { optionalParts } from "../../app/content/schema/business.ts";
import { dateToday, formatDate, latestOf } from "../../app/lib/dates.ts";
import { dateAfter } from "../../app/lib/openingHours.ts";
import { locateIn, readText } from "../../app/content/source.server.ts";

/** One thing to do before launch, worded for the owner. */
export type Left = { about: string; file: string; line: number; words: string };

type Path = Parameters<ReturnType<typeof locateIn>>[0];

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

/** The heading under which a placeholder address is listed. */
function aboutOf(path: Path, file: string): string {
  if (file.endsWith("partners.yaml")) return "Partners";
  const [first] = path;
  if (first === "social") return "Social links";
  if (first === "award") return "Award";
  if (first === "designer") return "Designer";
  return "Contact details";
}

type Source = { file: string; kind: string; value: unknown };

function sourcesOf(content: Content): Source[] {
  const singles = [
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
    ...singles.map((name) => ({
      file: `app/content/${name}.yaml`,
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

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Placeholder for the repository. */
const noRepository = "your-account/your-site";

/** Headings for the profile's fields. */
const profileHeadings: Record<string, string> = {
  claims: "Claims",
  rating: "Rating",
  award: "Award",
  hours: "Hours",
  nextStart: "Hours",
  trust: "What stands behind the work",
};

/** Samples and placeholder names anywhere in the content. */
function samplesIn({ file, kind, value: whole }: Source): Left[] {
  const locate = locateIn(file);
  const left: Left[] = [];
  const add = (about: string, path: Path, words: string) =>
    left.push({ about, file, line: locate(path), words });
  const visit = (value: unknown, path: Path) => {
    if (typeof value === "string") {
      // The number is stored as displayed and as dialled, but is one thing to do.
      const place = path.at(-1) === "e164" ? [...path.slice(0, -1), "display"] : path;
      if (hasDramaNumber(value)) add("Contact details", place, dramaWords);
      if (exampleName(value)) add(aboutOf(path, file), path, exampleWords(value));
      if (value === noRepository)
        add("Editor", path, "The editor at /admin has no repository to write to. Put yours.");
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const { sample, src, name } = value as { sample?: boolean; src?: string; name?: string };
    const { title, short, reason } = value as { title?: string; short?: string; reason?: string };
    const { picture, video } = value as { picture?: { sample?: boolean }; video?: object };
    if (video && picture?.sample)
      add(
        "Pictures",
        [...path, "video"],
        "The film shows what its sample picture shows. Put your own, or none.",
      );
    if (sample === true) {
      if (src) {
        add("Pictures", path, `${src} is a sample picture. Put one of your own work.`);
      } else if (kind === "partners") {
        add("Partners", path, `${name} is a sample partner. Put one you work with, or none.`);
      } else if (path[0] === "designer") {
        const words = "What the director says of the designer is a sample. Put real words.";
        add("Designer", [...path, "testimonial"], words);
      } else if (kind === "business") {
        const words =
          path.length === 0
            ? "The firm is the sample one, and every page says so. Take this line and sampleNotice away once it is yours."
            : `"${title ?? short ?? name ?? reason ?? path[0]}" is a sample. Put what is true of you, or take it away.`;
        add(profileHeadings[String(path[0] ?? "")] ?? "The firm", [...path, "sample"], words);
      } else {
        const words = `This ${kind} is a sample. Put one of your own, or take it away.`;
        add(`${capital(kind)}s`, [...path, "sample"], words);
      }
    }
    for (const [key, part] of Object.entries(value)) {
      visit(part, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  visit(whole, []);
  if (!file.endsWith(".md")) return left;
  // The text below the front matter.
  const from = locate(["text"]) - 1;
  for (const [index, words] of readText(file).split("\n").entries()) {
    if (index < from) continue;
    const place = { about: "Contact details", file, line: index + 1 };
    if (hasDramaNumber(words)) left.push({ ...place, words: dramaWords });
    const name = exampleName(words);
    if (name) left.push({ ...place, words: exampleWords(name) });
  }
  return left;
}

type Proof = { sample: boolean; evidence?: string | undefined; evidenceDate?: string | undefined };

/** Claims of the profile without evidence, and fields that are required but missing. */
function gapsIn({ business }: Content): Left[] {
  const locate = locateIn(businessFile);
  const left: Left[] = [];
  const add = (about: string, path: Path, words: string) =>
    left.push({ about, file: businessFile, line: locate(path), words });
  /** The missing evidence fields. A sample is reported as such, so it lacks none. */
  const lacks = ({ sample, evidence, evidenceDate }: Proof) =>
    sample
      ? ""
      : [!evidence && "evidence", !evidenceDate && "evidenceDate"].filter(Boolean).join(" and ");

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
    if (optional && business.goesWithout?.includes(optional)) continue;
    const or = optional ? `, or add "${field}" to goesWithout` : "";
    add("Who trades", ["name"], `${words} Add ${field}${or}.`);
  }
  business.claims.forEach((claim, index) => {
    const missing = lacks(claim);
    if (missing)
      add(
        "Claims",
        ["claims", index, "id"],
        `"${claim.title}: ${claim.words}" has to be provable. Add ${missing} (what proves it, and when you looked), or take the claim away.`,
      );
  });
  const { rating } = business;
  const missing = rating && lacks(rating);
  if (missing)
    add(
      "Rating",
      ["rating"],
      `${rating.value} out of ${rating.best} from ${rating.count} reviews is your own word. Add ${missing}: where these reviews can be read, and when you counted.`,
    );
  const { award } = business;
  const unproven = award && lacks(award);
  if (unproven) add("Award", ["award"], `"${award.name}" has to be provable. Add ${unproven}.`);
  const wanted = { facebook: "Facebook", instagram: "Instagram", tiktok: "TikTok" } as const;
  for (const [id, name] of Object.entries(wanted) as [keyof typeof wanted, string][]) {
    if (business.social.some((link) => link.id === id)) continue;
    if (business.goesWithout?.includes(id)) continue;
    const words = `There is no ${name} link. Add it, or add "${id}" to goesWithout.`;
    add("Social links", ["social"], words);
  }
  return left;
}

/** Testimonials that cannot be traced. */
function untracedTestimonials({ testimonials }: Content): Left[] {
  return testimonials
    .filter(({ sample, evidence }) => !sample && !evidence)
    .map(({ file, attribution }) => ({
      about: "Testimonials",
      file,
      line: locateIn(file)(["attribution"]),
      words: `What "${attribution}" says is left out until it can be traced. Add evidence: where it can be read, or what shows who gave it.`,
    }));
}

/** Prices last checked over a year ago. */
function agedIn({ costs }: Content, today: string): Left[] {
  return oldPrices(costs, today).map(({ file, path, words }) => ({
    about: "Prices",
    file,
    line: locateIn(file)(path),
    words,
  }));
}

/** Closures that are over, and a list of bank holidays that ends within half a year. */
function closuresLeft({ business }: Content, today: string): Left[] {
  const locate = locateIn(businessFile);
  const { closures, bankHolidays } = business.hours;
  const left = closures.flatMap(({ to, reason }, index) =>
    to < today
      ? {
          path: ["hours", "closures", index],
          words: `"${reason}" was over on ${formatDate(to)}. Put when you are closed next, or take it away.`,
        }
      : [],
  );
  const last = latestOf(bankHolidays.map(({ date }) => date));
  if (last && last < dateAfter(today, 183))
    left.push({
      path: ["hours", "bankHolidays"],
      words: `The bank holidays end on ${formatDate(last)}. Add the next from https://www.gov.uk/bank-holidays.`,
    });
  return left.map(({ path, words }) => ({
    about: "Hours",
    file: businessFile,
    line: locate(path),
    words,
  }));
}

/** When the firm could start a new job: never said, or over. */
function nextStartLeft({ business }: Content, today: string): Left[] {
  const { nextStart, goesWithout } = business;
  if (nextStart ? today <= nextStart.until : goesWithout?.includes("nextStart")) return [];
  const words = nextStart
    ? `When you could start was shown until ${formatDate(nextStart.until)}. Put when that is now, or take it away.`
    : 'When you could start a new job is missing. Add nextStart, or add "nextStart" to goesWithout.';
  const line = locateIn(businessFile)([nextStart ? "nextStart" : "hours"]);
  return [{ about: "Hours", file: businessFile, line, words }];
}

/** Settings outside the content, reported by the line that reads them. */
function settingsLeft({ business }: Content, settings: Record<string, string | undefined>): Left[] {
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
      file: ".github/workflows/ci.yml",
      words: "Stories are not sent to Chromatic. Set the secret CHROMATIC_PROJECT_TOKEN",
    },
  ] as const;
  return wanted
    .filter(({ id, name }) => !settings[name] && !business.goesWithout?.includes(id))
    .map(({ id, name, file, words }) => {
      const source = existsSync(file) ? readFileSync(file, "utf8") : "";
      return {
        about: "Services outside",
        file,
        line: source.slice(0, Math.max(0, source.indexOf(name))).split("\n").length,
        words: `${words}, or add "${id}" to goesWithout in ${businessFile}.`,
      };
    });
}

/** Everything left to do before launch, grouped by subject. */
export function findLeft(content: Content, settings: Record<string, string | undefined>): Left[] {
  const [profile, ...others] = sourcesOf(content);
  const today = dateToday();
  const found = [
    ...samplesIn(profile!),
    ...gapsIn(content),
    ...others.flatMap(samplesIn),
    ...untracedTestimonials(content),
    ...agedIn(content, today),
    ...closuresLeft(content, today),
    ...nextStartLeft(content, today),
    ...settingsLeft(content, settings),
  ];
  // The same words about the same line are one thing to do.
  const once = new Map(found.map((each) => [`${each.file}:${each.line} ${each.words}`, each]));
  const headings = [...new Set(found.map(({ about }) => about))];
  return [...once.values()].toSorted(
    (a, b) => headings.indexOf(a.about) - headings.indexOf(b.about),
  );
}
