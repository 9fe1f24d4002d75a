/** Compares a page's structured data with what the page shows. */
import { formatDate } from "../../app/lib/dates.ts";

/** What a reader finds on a page, taken from its HTML. */
export type ShownPage = {
  path: string;
  lang: string;
  title: string;
  description: string;
  canonical: string;
  /** All text, including links, buttons and alt text. */
  words: string;
  hrefs: string[];
  files: string[];
  dates: string[];
  crumbs: { name: string; path: string }[];
  questions: { question: string; answer: string }[];
  jsonLd: string[];
};

/** Reads pages in the browser, to use its HTML parser. */
export async function readShown(paths: string[]): Promise<ShownPage[]> {
  const read = async (path: string): Promise<ShownPage> => {
    const html = await (await fetch(path)).text();
    const page = new DOMParser().parseFromString(html, "text/html");
    const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];
    const of = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? "");
    const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
    const jsonLd = all("script[type='application/ld+json']").map((script) => script.textContent);
    const { title } = page;
    const description = of("meta[name=description]", "content")[0] ?? "";
    const canonical = of("link[rel=canonical]", "href")[0] ?? "";
    const files = [...of("img[src], video[src], source[src]", "src"), ...of("video", "poster")];
    const alts = of("img", "alt");
    for (const element of all("script, style")) element.remove();
    const crumbs = all('nav[aria-label="Breadcrumb"] li:not([aria-hidden])').map((item) => ({
      name: plain(item.textContent),
      path: item.querySelector("a")?.getAttribute("href") ?? path,
    }));
    const questions = all("details").map((details) => ({
      question: plain(details.querySelector("summary")?.textContent),
      answer: plain(
        [...details.children]
          .filter((child) => child.tagName !== "SUMMARY")
          .map((child) => child.textContent)
          .join(" "),
      ),
    }));
    // Keeps the words of neighbouring blocks apart.
    for (const element of all("p, li, dt, dd, div, h1, h2, h3, h4, figcaption, td, summary"))
      element.append(" ");
    return {
      path,
      lang: page.documentElement.lang,
      title,
      description,
      canonical,
      words: plain([page.body.textContent, ...alts].join(" ")),
      hrefs: of("a", "href"),
      files,
      dates: of("time", "datetime"),
      crumbs,
      questions,
      jsonLd,
    };
  };
  return Promise.all(paths.map(read));
}

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
type Rule = (value: string, page: ShownPage, owner: Thing, site: Site) => boolean;
const inWords: Rule = (value, { words }) => words.includes(value.replace(/\s+/g, " ").trim());
const isLanguage: Rule = (value, { lang }) => value === lang;
const isPage: Rule = (value, _page, _owner, { origin, paths }) =>
  value.startsWith(origin) && paths.has(new URL(value).pathname);
const isThisPage: Rule = (value, { canonical }) => value === canonical;
const isDate: Rule = (value, { dates, words }) =>
  dates.includes(value.slice(0, 10)) && words.includes(formatDate(value.slice(0, 10)));
const isFile: Rule = (value, { files }, _owner, { origin }) =>
  value.startsWith(origin) && files.includes(value.slice(origin.length));
const isLink: Rule = (value, { hrefs }) => hrefs.includes(value);
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
  "WebPage.name": (value, { title }) => value === title,
  "WebPage.description": (value, { description }) => value === description,
  "WebPage.url": isThisPage,
  "WebPage.dateModified": isDate,
  "WebSite.name": inWords,
  "WebSite.url": isPage,
  "EntryPoint.urlTemplate": (value, _page, _owner, { origin, paths }) =>
    value === `${origin}/search?q={search_term}` && paths.has("/search"),
  "SearchAction.query-input": (value) => value === "required name=search_term",
  "GeneralContractor.name": inWords,
  "GeneralContractor.url": isPage,
  "GeneralContractor.telephone": (value, { hrefs }) => hrefs.includes(`tel:${value}`),
  "GeneralContractor.email": (value, { hrefs }) => hrefs.includes(`mailto:${value}`),
  "GeneralContractor.priceRange": (value, { words }) => words.includes(`Prices ${value}`),
  "GeneralContractor.sameAs": isLink,
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
  "ListItem.position": (value, { crumbs }, { name }) => crumbs[Number(value) - 1]?.name === name,
  "ListItem.name": (value, { crumbs }) => crumbs.some(({ name }) => name === value),
  "ListItem.item": (value, { crumbs }, { position }, { origin }) =>
    value === `${origin}${crumbs[Number(position) - 1]?.path ?? "?"}`.replace(/\/$/, ""),
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
export function valuesNotShown(page: ShownPage, graph: Thing[], site: Site): string[] {
  return graph.flatMap(leaves).flatMap(({ key, value, owner }) => {
    if (key in unseen) return [];
    const rule = rules[key];
    if (!rule) return [`${page.path}: no rule for ${key}`];
    return rule(value, page, owner, site) ? [] : [`${page.path}: ${key}: ${value}`];
  });
}

/** Breadcrumbs and questions a page shows that its structured data leaves out. */
export function valuesLeftOut(page: ShownPage, graph: Thing[]): string[] {
  const told = graph.flatMap(leaves);
  const say = (key: string) =>
    new Set(told.filter((leaf) => leaf.key === key).map(({ value }) => value));
  const crumbs = say("ListItem.name");
  const questions = say("Question.name");
  return [
    ...page.crumbs.filter(({ name }) => !crumbs.has(name)).map(({ name }) => `crumb ${name}`),
    ...page.questions
      .filter(({ question }) => !questions.has(question))
      .map(({ question }) => `question ${question}`),
  ].map((what) => `${page.path}: ${what}`);
}
