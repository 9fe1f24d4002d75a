/** Compares a page's structured data with what the page shows. */
import { formatDate } from "../../app/lib/dates.ts";
import { business } from "../../app/content/business.ts";
import { closureDays, formatTime } from "../../app/lib/openingHours.ts";
import type { Prerendered } from "./prerendered.ts";

type Value = string | number | Value[] | { [key: string]: Value };
type Thing = { [key: string]: Value };
type Site = { origin: string; paths: Set<string> };

const list = (value: Value | undefined): Value[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const text = (value: Value | undefined) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Whether a value is true of its page. */
type Rule = (value: string, page: Prerendered, owner: Thing, site: Site) => boolean;

/** In its words, as a date or a file that it shows, as a link, or as the address of a page. */
const isShown: Rule = (
  value,
  { words, dates, files, images, links },
  _owner,
  { origin, paths },
) => {
  const plain = value.replace(/\s+/g, " ").trim();
  const day = value.slice(0, 10);
  const isOurs = value.startsWith(origin);
  const file = value.slice(origin.length);
  return (
    words.includes(plain) ||
    (dates.includes(day) && words.includes(formatDate(day))) ||
    links.some(({ href }) => [value, `tel:${value}`, `mailto:${value}`].includes(href)) ||
    (isOurs && (files.includes(file) || images.some(({ src }) => src === file))) ||
    (isOurs && paths.has(new URL(value).pathname))
  );
};
const isThisPage: Rule = (value, { canonicals }) => value === canonicals[0];
const isRating: Rule = (_value, { words }, { ratingValue, bestRating, reviewCount }) =>
  words.includes(
    `Rating ${ratingValue as number} out of ${bestRating as number} from ${reviewCount as number} reviews`,
  );
const isOffer: Rule = (_value, { words }, { price, priceCurrency }) =>
  priceCurrency === "GBP" &&
  words.includes(`Consultation ${price === 0 ? "Free" : `£${(price as number).toFixed(2)}`}`);
const isClosure: Rule = (_value, { words }, { opens, closes, validFrom, validThrough }) => {
  const [from, to] = [text(validFrom), text(validThrough)];
  const isHoliday =
    from === to && business.hours.bankHolidays?.some((holiday) => holiday.date === from);
  const days = isHoliday ? "on bank holidays" : closureDays({ from, to });
  const areDates = [from, to].every((date) => /^\d{4}-\d\d-\d\d$/.test(date));
  return areDates && opens === "00:00" && closes === "00:00" && words.includes(`Closed ${days}`);
};
const isHours: Rule = (value, page, owner, site) => {
  if ("validFrom" in owner) return isClosure(value, page, owner, site);
  const { words } = page;
  const { dayOfWeek, opens, closes } = owner as Record<string, string>;
  const run = list(dayOfWeek).map((day) =>
    text(day).replace("https://schema.org/", "").slice(0, 3),
  );
  const label = run.length > 1 ? `${run[0]}–${run.at(-1)}` : run[0];
  return new RegExp(
    `Phone hours [^A-Z]*(Mon–Fri [^,]*, )?${label} ${formatTime(opens!)}–${formatTime(closes!)}`,
  ).test(words);
};

/** Of values that the page shows in another way; by property, or by type and property. */
const rules: Record<string, Rule> = {
  inLanguage: (value, { lang }) => value === lang,
  dayOfWeek: isHours,
  opens: isHours,
  closes: isHours,
  validFrom: isClosure,
  validThrough: isClosure,
  ratingValue: isRating,
  bestRating: isRating,
  reviewCount: isRating,
  price: isOffer,
  priceCurrency: isOffer,
  urlTemplate: (value, _page, _owner, { origin, paths }) =>
    value === `${origin}/search?q={search_term}` && paths.has("/search"),
  "query-input": (value) => value === "required name=search_term",
  position: (value, { breadcrumbs }, { name }) => breadcrumbs[Number(value) - 1]?.name === name,
  // The page's title, as in search results.
  "WebPage.name": (value, { titles }) => value === titles[0],
  "WebPage.description": (value, { descriptions }) => value === descriptions[0],
  "WebPage.url": isThisPage,
  "Service.url": isThisPage,
  "Offer.name": (value, { words }) =>
    value === "Free consultation" && words.includes("Consultation Free"),
};

/** Values a page does not show in words, and what they are checked against instead. */
const unseen: Record<string, string> = {
  "GeneralContractor.logo": "the icon of the site",
  "GeneralContractor.image": "the icon of the site",
  "PostalAddress.addressCountry": "the profile",
  "GeoCoordinates.latitude": "the profile; drawn on the map",
  "GeoCoordinates.longitude": "the profile; drawn on the map",
  "GeoCircle.geoRadius": "the profile; drawn on the map",
  "QuantitativeValue.value": "the file",
  "QuantitativeValue.unitCode": "pixels",
  "VideoObject.duration": "the entry",
};

/** Every value of a graph, with its type and property and the object that has it. */
function leaves(owner: Thing): { key: string; value: string; owner: Thing; name: string }[] {
  return Object.entries(owner).flatMap(([name, value]) => {
    if (name.startsWith("@")) return [];
    const key = `${text(owner["@type"])}.${name}`;
    return list(value).flatMap((one) =>
      typeof one === "object" ? leaves(one as Thing) : [{ key, value: String(one), owner, name }],
    );
  });
}

export const nodesOf = (jsonLd: string) => (JSON.parse(jsonLd) as { "@graph": Thing[] })["@graph"];

/** Values in a page's structured data that the page does not bear out. */
export function valuesNotShown(page: Prerendered, graph: Thing[], site: Site): string[] {
  return graph.flatMap(leaves).flatMap(({ key, value, owner, name }) => {
    if (key in unseen) return [];
    // All types of page have the same properties.
    const rule = rules[key.replace(/^\w+Page\./, "WebPage.")] ?? rules[name] ?? isShown;
    return rule(value, page, owner, site) ? [] : [`${page.path}: ${key}: ${value}`];
  });
}

/** Breadcrumbs and questions a page shows that its structured data leaves out. */
export function valuesLeftOut(page: Prerendered, graph: Thing[]): string[] {
  const told = graph.flatMap(leaves);
  const say = (key: string) =>
    new Set(told.filter((leaf) => leaf.key === key).map(({ value }) => value));
  const crumbs = say("ListItem.name");
  const questions = say("Question.name");
  return [
    ...page.breadcrumbs.filter(({ name }) => !crumbs.has(name)).map(({ name }) => `crumb ${name}`),
    ...page.questions
      .filter(({ question }) => !questions.has(question))
      .map(({ question }) => `question ${question}`),
  ].map((what) => `${page.path}: ${what}`);
}
