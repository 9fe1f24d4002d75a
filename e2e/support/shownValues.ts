/** Compares a page's structured data with what the page shows. */
import { formatDate } from "../../app/lib/dates.ts";
import type { Prerendered } from "./prerendered.ts";

type Value = string | number | Value[] | { [key: string]: Value };
type Thing = { [key: string]: Value };
type Site = { origin: string; paths: Set<string> };

const list = (value: Value | undefined): Value[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const text = (value: Value | undefined) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const days: Record<string, string> = {
  Monday: "Mon",
  Tuesday: "Tue",
  Wednesday: "Wed",
  Thursday: "Thu",
  Friday: "Fri",
  Saturday: "Sat",
  Sunday: "Sun",
};

/** Formats "08:00" as the site does. */
const hour = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const part = minutes === 0 ? "" : `.${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 || 12}${part}${hours < 12 ? "am" : "pm"}`;
};

/** Whether a value is true of its page. Rules are named by type and property. */
type Rule = (value: string, page: Prerendered, owner: Thing, site: Site) => boolean;
const inWords: Rule = (value, { words }) => words.includes(value.replace(/\s+/g, " ").trim());
const isLanguage: Rule = (value, { lang }) => value === lang;
const isPage: Rule = (value, _page, _owner, { origin, paths }) =>
  value.startsWith(origin) && paths.has(new URL(value).pathname);
const isThisPage: Rule = (value, { canonicals }) => value === canonicals[0];
const isDate: Rule = (value, { dates, words }) =>
  dates.includes(value.slice(0, 10)) && words.includes(formatDate(value.slice(0, 10)));
const isFile: Rule = (value, { files, images }, _owner, { origin }) =>
  value.startsWith(origin) &&
  [...files, ...images.map(({ src }) => src)].includes(value.slice(origin.length));
/** Whether the page has a link to the value, which may lack the beginning of its address. */
const isLinkWith =
  (scheme: string): Rule =>
  (value, { links }) =>
    links.some(({ href }) => href === `${scheme}${value}`);
const isRating: Rule = (_value, { words }, { ratingValue, bestRating, reviewCount }) =>
  words.includes(
    `Rating ${ratingValue as number} out of ${bestRating as number} from ${reviewCount as number} reviews`,
  );
const isOffer: Rule = (_value, { words }, { price, priceCurrency }) =>
  priceCurrency === "GBP" &&
  words.includes(`Consultation ${price === 0 ? "Free" : `£${(price as number).toFixed(2)}`}`);
const isHours: Rule = (_value, { words }, owner) => {
  const { dayOfWeek, opens, closes } = owner as Record<string, string>;
  const run = list(dayOfWeek).map((day) => days[text(day).replace("https://schema.org/", "")]);
  const label = run.length > 1 ? `${run[0]}–${run.at(-1)}` : run[0];
  return new RegExp(
    `Phone hours [^A-Z]*(Mon–Fri [^,]*, )?${label} ${hour(opens!)}–${hour(closes!)}`,
  ).test(words);
};

const rules: Record<string, Rule> = {
  // The page's title, as in search results.
  "WebPage.name": (value, { titles }) => value === titles[0],
  "WebPage.description": (value, { descriptions }) => value === descriptions[0],
  "WebPage.url": isThisPage,
  "WebPage.dateModified": isDate,
  "WebSite.name": inWords,
  "WebSite.url": isPage,
  "EntryPoint.urlTemplate": (value, _page, _owner, { origin, paths }) =>
    value === `${origin}/search?q={search_term}` && paths.has("/search"),
  "SearchAction.query-input": (value) => value === "required name=search_term",
  "GeneralContractor.name": inWords,
  "GeneralContractor.url": isPage,
  "GeneralContractor.telephone": isLinkWith("tel:"),
  "GeneralContractor.email": isLinkWith("mailto:"),
  "GeneralContractor.priceRange": (value, { words }) => words.includes(`Prices ${value}`),
  "GeneralContractor.sameAs": isLinkWith(""),
  "PostalAddress.addressLocality": inWords,
  "PostalAddress.addressRegion": inWords,
  "Place.name": inWords,
  "OpeningHoursSpecification.dayOfWeek": isHours,
  "OpeningHoursSpecification.opens": isHours,
  "OpeningHoursSpecification.closes": isHours,
  "AggregateRating.ratingValue": isRating,
  "AggregateRating.bestRating": isRating,
  "AggregateRating.reviewCount": isRating,
  "Offer.name": (value, { words }) =>
    value === "Free consultation" && words.includes("Consultation Free"),
  "Offer.price": isOffer,
  "Offer.priceCurrency": isOffer,
  "ListItem.position": (value, { breadcrumbs }, { name }) =>
    breadcrumbs[Number(value) - 1]?.name === name,
  "ListItem.name": (value, { breadcrumbs }) => breadcrumbs.some(({ name }) => name === value),
  // The last breadcrumb is the page itself, without a link.
  "ListItem.item": (value, { path, breadcrumbs }, { position }, { origin }) =>
    value === `${origin}${breadcrumbs[Number(position) - 1]?.href ?? path}`.replace(/\/$/, ""),
  "Service.name": inWords,
  "Service.serviceType": inWords,
  "Service.description": inWords,
  "Service.url": isThisPage,
  "Question.name": (value, { questions }) => questions.some(({ question }) => question === value),
  "Answer.text": (value, { questions }) =>
    questions.some(({ answer }) => answer === value.replace(/\s+/g, " ").trim()),
  "ImageObject.contentUrl": isFile,
  "ImageObject.caption": inWords,
  "ImageObject.creditText": inWords,
  "VideoObject.name": inWords,
  "VideoObject.description": inWords,
  "VideoObject.thumbnailUrl": isFile,
  "VideoObject.contentUrl": isFile,
  "VideoObject.uploadDate": isDate,
  "Person.name": inWords,
  "Person.url": (value, _page, _owner, { origin }) => value === `${origin}/#about`,
};
for (const type of ["Article", "BlogPosting"]) {
  Object.assign(rules, {
    [`${type}.headline`]: inWords,
    [`${type}.description`]: inWords,
    [`${type}.datePublished`]: isDate,
    [`${type}.dateModified`]: isDate,
    [`${type}.image`]: isFile,
  });
}
for (const name of ["name", "url"]) rules[`Organization.${name}`] = rules[`Person.${name}`]!;
for (const type of ["WebPage", "WebSite"]) rules[`${type}.inLanguage`] = isLanguage;
// Other types of page have the same properties.
for (const [key, rule] of Object.entries(rules)) {
  const [type, name] = key.split(".");
  if (type !== "WebPage") continue;
  for (const other of ["CollectionPage", "SearchResultsPage"]) rules[`${other}.${name}`] = rule;
}

/** Values a page does not show in words, and what they are checked against instead. */
export const unseen: Record<string, string> = {
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
export function leaves(graph: Thing): { key: string; value: string; owner: Thing; name: string }[] {
  return Object.entries(graph).flatMap(([name, value]) =>
    name.startsWith("@")
      ? []
      : list(value).flatMap((one) =>
          typeof one === "object"
            ? leaves(one as Thing)
            : [
                {
                  key: `${text(graph["@type"])}.${name}`,
                  value: String(one),
                  owner: graph,
                  name,
                },
              ],
        ),
  );
}

export const nodesOf = (jsonLd: string) => (JSON.parse(jsonLd) as { "@graph": Thing[] })["@graph"];

/** Values in a page's structured data that the page does not bear out. */
export function valuesNotShown(page: Prerendered, graph: Thing[], site: Site): string[] {
  return graph.flatMap(leaves).flatMap(({ key, value, owner }) => {
    if (key in unseen) return [];
    const rule = rules[key];
    if (!rule) return [`${page.path}: no rule for ${key}`];
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
