import { existsSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { getContent, type Content } from "../content/content.server.ts";
import { getPages, type Page } from "./pages.server.ts";
import { structuredData } from "./structuredData.server.ts";

type Value = string | number | Thing | Value[];
type Thing = { [key: string]: Value };

const content = getContent();
const { business } = content;
const google = "https://developers.google.com/search/docs/appearance/structured-data/";
const schema = "https://schema.org/";

/**
 * Required and recommended properties of each type, with their source. `either` requires one of its
 * properties. Recommended properties that are omitted are listed under `without`, with the reason.
 */
const table: Record<
  string,
  {
    source: string;
    required: string[];
    recommended?: string[];
    either?: string[];
    without?: Record<string, string>;
  }
> = {
  GeneralContractor: {
    source: `${google}local-business`,
    required: ["name", "address"],
    recommended: [
      // A firm without reviews has no rating.
      ...(business.rating ? ["aggregateRating"] : []),
      "geo",
      "openingHoursSpecification",
      "priceRange",
      "telephone",
      "url",
      // Required by the specification.
      "email",
      "areaServed",
      ...(business.social.length > 0 ? ["sameAs"] : []),
      "makesOffer",
      "logo",
      "image",
    ],
    without: {
      review: "reviews of oneself earn nothing, and samples are no reviews",
      department: "there is one",
      menu: "for restaurants",
      servesCuisine: "for restaurants",
    },
  },
  PostalAddress: {
    source: `${google}local-business`,
    required: ["addressLocality", "addressCountry"],
    recommended: ["addressRegion"],
    without: {
      streetAddress: "the profile has none yet",
      postalCode: "the profile has none yet",
    },
  },
  GeoCoordinates: { source: `${google}local-business`, required: ["latitude", "longitude"] },
  GeoCircle: { source: `${schema}GeoCircle`, required: ["geoMidpoint", "geoRadius"] },
  Place: { source: `${schema}areaServed`, required: ["name"] },
  OpeningHoursSpecification: {
    source: `${google}local-business`,
    required: ["dayOfWeek", "opens", "closes"],
    without: { validFrom: "the same all year", validThrough: "the same all year" },
  },
  AggregateRating: {
    source: `${google}review-snippet`,
    required: ["ratingValue"],
    either: ["reviewCount", "ratingCount"],
    recommended: ["bestRating"],
    without: { worstRating: "1, as is assumed", itemReviewed: "the firm, which it stands in" },
  },
  Offer: { source: `${schema}Offer`, required: ["name", "price", "priceCurrency"] },
  WebSite: {
    source: `https://developers.google.com/search/docs/appearance/site-names`,
    required: ["name", "url"],
    recommended: ["inLanguage", "publisher", "potentialAction"],
    without: { alternateName: "the firm has one name" },
  },
  SearchAction: { source: `${schema}SearchAction`, required: ["target", "query-input"] },
  EntryPoint: { source: `${schema}EntryPoint`, required: ["urlTemplate"] },
  BreadcrumbList: { source: `${google}breadcrumb`, required: ["itemListElement"] },
  ListItem: { source: `${google}breadcrumb`, required: ["position", "name", "item"] },
  FAQPage: { source: `${google}faqpage`, required: ["mainEntity"] },
  Question: { source: `${google}faqpage`, required: ["name", "acceptedAnswer"] },
  Answer: { source: `${google}faqpage`, required: ["text"] },
  Service: {
    source: `${schema}Service`,
    required: ["name", "provider", "areaServed"],
    recommended: ["serviceType", "description", "url"],
  },
  ImageObject: {
    source: `${google}image-license-metadata`,
    required: ["contentUrl"],
    either: ["creator", "creditText", "copyrightNotice", "license"],
    recommended: ["caption", "width", "height"],
    without: { license: "pictures are not for use", acquireLicensePage: "likewise" },
  },
  QuantitativeValue: { source: `${schema}QuantitativeValue`, required: ["value", "unitCode"] },
  VideoObject: {
    source: `${google}video`,
    required: ["name", "thumbnailUrl", "uploadDate"],
    recommended: ["description", "contentUrl", "duration"],
    without: { embedUrl: "there is no player", expires: "it stays" },
  },
  Person: { source: `${google}article`, required: ["name"], recommended: ["url", "worksFor"] },
  Organization: {
    source: `${google}article`,
    required: ["name"],
    recommended: ["url", "parentOrganization"],
  },
};
const article = {
  source: `${google}article`,
  // Google requires none of these; without them schema.org's Article would be meaningless.
  required: ["headline", "author", "datePublished"],
  recommended: ["image", "dateModified", "description", "publisher", "mainEntityOfPage"],
};
const webPage = {
  source: `${schema}WebPage`,
  required: ["name", "url", "isPartOf"],
  recommended: ["description", "about", "inLanguage"],
};
Object.assign(table, { Article: article, BlogPosting: article });
for (const type of ["WebPage", "CollectionPage", "SearchResultsPage"]) table[type] = webPage;

/** The expected format of values by property name. */
const shapes: Record<string, RegExp> = {
  url: /^https:\/\/\S+$/,
  item: /^https:\/\/\S+$/,
  contentUrl: /^https:\/\/\S+\.(jpg|svg|mp4)$/,
  thumbnailUrl: /^https:\/\/\S+\.(jpg|svg)$/,
  sameAs: /^https:\/\/\S+$/,
  logo: /^https:\/\/\S+\.png$/,
  telephone: /^\+\d{8,15}$/,
  email: /^\S+@\S+$/,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  dayOfWeek: /^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
  datePublished: /^\d{4}-\d\d-\d\d$/,
  dateModified: /^\d{4}-\d\d-\d\d$/,
  uploadDate: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  duration: /^PT(\d+M)?(\d+S)?$/,
  priceCurrency: /^[A-Z]{3}$/,
  addressCountry: /^[A-Z]{2}$/,
  inLanguage: /^en-GB$/,
};

const list = (value: Value | undefined): Value[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const things = (value: Value): Thing[] =>
  Array.isArray(value)
    ? value.flatMap(things)
    : typeof value === "object"
      ? [value, ...Object.values(value).flatMap(things)]
      : [];
/** As serialised in the HTML, without undefined fields. */
const graphOf = (page: Page, of: Content = content) =>
  (JSON.parse(JSON.stringify(structuredData(page, of))) as { "@graph": Thing[] })["@graph"];

/** All violations of the table in a graph. */
function faultsOf(graph: Thing[]): string[] {
  const named = new Set(graph.map((node) => node["@id"]));
  return things(graph).flatMap((thing) => {
    const type = thing["@type"] as string | undefined;
    const id = thing["@id"] as string;
    if (type === undefined) return named.has(id) ? [] : [`nothing in the graph is named ${id}`];
    const rule = table[type];
    if (!rule) return [`no rule for ${type}`];
    const wanted = [...rule.required, ...(rule.recommended ?? [])];
    const empty = (name: string) =>
      list(thing[name]).length === 0 || list(thing[name]).some((value) => value === "");
    const allowed = new Set([...wanted, ...(rule.either ?? [])]);
    const late = Object.keys(rule.without ?? {}).filter(
      (name) => name in thing && !allowed.has(name),
    );
    return [
      ...wanted.filter(empty).map((name) => `${type} without ${name} (${rule.source})`),
      ...(rule.either && rule.either.every(empty)
        ? [`${type} without ${rule.either.join(", ")}`]
        : []),
      ...late.map((name) => `${type} has ${name}, which the table says it lacks`),
      ...Object.entries(thing).flatMap(([name, value]) =>
        list(value)
          .filter((one) => typeof one !== "object" && !(shapes[name]?.test(String(one)) ?? true))
          .map((one) => `${type}.${name}: ${one as string}`),
      ),
    ];
  });
}

const pages = getPages().filter(({ kind }) => kind !== "not-found");
const typesOf = (graph: Thing[]) => new Set(graph.map((node) => node["@type"] as string));

test("every thing on every page has what its type requires and recommends", () => {
  const faults = pages.flatMap((page) =>
    faultsOf(graphOf(page)).map((fault) => `${page.path}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ["a name that is not given", (graph: Thing[]) => delete graph[0]!["name"]],
  [
    "a telephone number as people write it",
    (graph: Thing[]) => (graph[0]!["telephone"] = business.phone.display),
  ],
  ["a link to nothing", (graph: Thing[]) => (graph[2]!["about"] = { "@id": "https://a.example" })],
  ["an empty word", (graph: Thing[]) => (graph[2]!["name"] = "")],
  ["a type nobody knows", (graph: Thing[]) => (graph[2]!["@type"] = "Carpenter")],
])("%s is found", (_name, spoil) => {
  const graph = graphOf(pages[1]!);
  spoil(graph);
  expect(faultsOf(graph)).not.toEqual([]);
});

test("each kind of page has the types that speak of it", () => {
  const everywhere = ["GeneralContractor", "WebSite"];
  const subject: Partial<Record<Page["kind"], string[]>> = {
    project: ["ImageObject"],
    post: ["BlogPosting"],
    guide: ["Article"],
    service: ["Service", "FAQPage"],
    "service-town": ["Service", "FAQPage"],
    town: ["FAQPage"],
    faq: ["FAQPage"],
  };
  for (const page of pages) {
    const wanted = [
      ...everywhere,
      ...(page.path === "/" ? [] : ["BreadcrumbList"]),
      ...(subject[page.kind] ?? []),
    ];
    const found = typesOf(graphOf(page));
    for (const type of wanted) expect(found.has(type), `${page.path}: ${type}`).toBe(true);
    expect(
      [...found].filter((type) => table[type] === webPage),
      page.path,
    ).toHaveLength(1);
  }
});

test("the firm is what the profile says", () => {
  const [firm] = graphOf(pages[0]!) as [Thing];
  expect(firm).toMatchObject({
    "@type": "GeneralContractor",
    name: business.name,
    telephone: business.phone.e164,
    email: business.email,
    priceRange: business.priceRange,
    address: { addressLocality: business.locality, addressCountry: business.country },
    geo: business.centre,
    sameAs: business.social.map(({ url }) => url),
    ...(content.business.rating && {
      aggregateRating: {
        ratingValue: content.business.rating.value,
        reviewCount: content.business.rating.count,
      },
    }),
    makesOffer: { price: business.freeConsultation.price, priceCurrency: "GBP" },
  });
  const [circle, ...areas] = list(firm["areaServed"]) as Thing[];
  expect(circle).toMatchObject({
    "@type": "GeoCircle",
    geoRadius: String(business.serviceRadiusMetres),
    geoMidpoint: business.centre,
  });
  const names = areas.map((area) => area["name"]);
  expect(names).toEqual(expect.arrayContaining(business.serviceArea));
  expect(names).toEqual(expect.arrayContaining(content.towns.map(({ name }) => name)));
  expect(new Set(names).size).toBe(names.length);
});

test("a picture has the size that its file has", async () => {
  const graphs = pages.flatMap((page) => graphOf(page));
  const pictures = graphs.filter((node) => node["@type"] === "ImageObject");
  expect(pictures.length).toBeGreaterThanOrEqual(content.projects.length);
  const size = (value: Value | undefined) => (value as { value: number }).value;
  for (const { contentUrl, width, height } of pictures) {
    const path = (contentUrl as string).slice(business.origin.length);
    const file = await sharp(`public${path}`).metadata();
    const shape = file.width / file.height;
    expect(size(width) / size(height), path).toBeCloseTo(shape, 1);
    if (path.endsWith(".jpg"))
      expect([size(width), size(height)], path).toEqual([file.width, file.height]);
  }
  const [firm] = graphOf(pages[0]!) as [Thing];
  for (const file of [firm["logo"], firm["image"]])
    expect(existsSync(`public${(file as string).slice(business.origin.length)}`)).toBe(true);
});

test("a video is told where a project has one, and nowhere else", () => {
  const page = pages.find(({ kind }) => kind === "project")!;
  const video = {
    name: "Hanging the doors",
    description: "Two people lift a door onto its hinges and plane its edge.",
    thumbnail: content.home.hero.picture,
    uploadDate: "2026-10-01",
    duration: "PT1M5S",
    mp4: "a/loop.mp4",
    webm: "a/loop.webm",
  };
  const [still] = Object.values(content.pictures);
  const film = { ...still!, src: "/pictures/a/loop.mp4" };
  const pictures = { ...content.pictures, [video.mp4]: film, [video.webm]: film };
  const projects = content.projects.map((project) =>
    page.path.endsWith(project.slug) ? { ...project, video } : { ...project, video: undefined },
  );
  const filmed = { ...content, pictures, projects };
  const graph = graphOf(page, filmed);
  expect(faultsOf(graph)).toEqual([]);
  expect(graph.find((node) => node["@type"] === "VideoObject")).toMatchObject({
    name: video.name,
    description: video.description,
    uploadDate: "2026-10-01T00:00:00Z",
    duration: "PT1M5S",
  });
  // The hero's video is decorative.
  for (const other of pages.filter(({ path }) => path !== page.path))
    expect(typesOf(graphOf(other, filmed)).has("VideoObject")).toBe(false);
});
