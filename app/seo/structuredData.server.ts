/** A page's JSON-LD: one `@graph` with nodes linked by `@id`, all values from content. */
import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  Graph,
  ImageObject,
  Service,
  VideoObject,
  WebPage,
  WebSite,
} from "schema-dts";
import type { Content } from "../content/entries.server.ts";
import { showVideo } from "../content/pictures.server.ts";
import { plainText } from "../content/markdown.server.ts";
import type { Picture, Question } from "../content/schema/common.ts";
import type { ProjectVideo } from "../content/schema/entries.ts";
import { mapTexts } from "../content/text.server.ts";
import { dayNames } from "../lib/openingHours.ts";
import { typedSpaces } from "../lib/units.ts";
import { kinds } from "./kinds.server.ts";
import { canonicalAddress } from "./metadata.ts";
import type { Page } from "./pages.server.ts";
import { pictureFile } from "./pictures.server.ts";

/** Closures and bank holidays. Search engines take the same opening and closing time as closed. */
const closedDays = ({ closures, bankHolidays }: Content["business"]["hours"]) =>
  [...closures, ...bankHolidays.map(({ date }) => ({ from: date, to: date }))].map(
    ({ from, to }) => ({
      "@type": "OpeningHoursSpecification" as const,
      opens: "00:00",
      closes: "00:00",
      validFrom: from,
      validThrough: to,
    }),
  );

/**
 * The firm, as the kind of business that the profile names. Towns are listed besides the circle,
 * because some are outside it.
 *
 * @param withClosures whether with the closed days, which weigh 3 kB
 */
function businessNode(
  content: Content,
  id: string,
  withClosures: boolean,
): Exclude<LocalBusiness, string> {
  const { business, towns } = content;
  const closed = withClosures ? closedDays(business.hours) : [];
  return {
    // All kinds have the same fields.
    "@type": business.type as "LocalBusiness",
    "@id": id,
    name: business.name,
    url: business.origin,
    telephone: business.phone.e164,
    email: business.email,
    logo: `${business.origin}/icon-512.png`,
    image: `${business.origin}/icon-512.png`,
    priceRange: business.priceRange,
    address: {
      "@type": "PostalAddress",
      addressLocality: business.locality,
      addressRegion: business.region,
      addressCountry: business.country,
    },
    geo: { "@type": "GeoCoordinates", ...business.centre },
    areaServed: [
      {
        "@type": "GeoCircle",
        geoMidpoint: { "@type": "GeoCoordinates", ...business.centre },
        geoRadius: String(business.serviceRadiusMetres),
      },
      ...[...new Set([...business.serviceArea, ...towns.map((town) => town.name)])].map((name) => ({
        "@type": "Place" as const,
        name,
      })),
    ],
    // The hours when the phone is answered: those in which work is done are longer.
    openingHoursSpecification: business.hours.phone.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}`) as never,
      opens,
      closes,
    })),
    ...(closed.length > 0 && { specialOpeningHoursSpecification: closed }),
    sameAs: business.social.map(({ url }) => url),
    ...(business.rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: business.rating.value,
        bestRating: business.rating.best,
        reviewCount: business.rating.count,
      },
    }),
    makesOffer: {
      "@type": "Offer",
      name: business.freeConsultation.price === 0 ? "Free consultation" : "Consultation",
      price: business.freeConsultation.price,
      priceCurrency: business.freeConsultation.currency,
    },
  };
}

/** Everything a page can be about other than the firm, the site and the page itself. */
type Subject =
  Article | BlogPosting | BreadcrumbList | FAQPage | ImageObject | Service | VideoObject;
/** A node of the page's graph, with its id. */
type Node = Exclude<Subject, string> & { "@id": string };

type Described = Required<NonNullable<Page["about"]>>;

/** Where a node stands: the page and its address, and the firm's id. */
type Place = { page: Page; content: Content; address: string; business: string };

const absolute = (path: string, { content }: Place) => `${content.business.origin}${path}`;

function imageNode(picture: Picture, index: number, place: Place): Node {
  const { content, address, business } = place;
  const { src, alt, caption } = pictureFile(picture, content);
  return {
    "@type": "ImageObject",
    "@id": `${address}#picture-${index + 1}`,
    contentUrl: absolute(src, place),
    caption: caption ?? alt,
    creditText: content.business.name,
    // Sample pictures do not show the firm's own work.
    ...(!picture.sample && { creator: { "@id": business } }),
  };
}

const questionsNode = (list: Question[], { content, address }: Place): Node => ({
  "@type": "FAQPage",
  "@id": `${address}#questions`,
  isPartOf: { "@id": `${address}#page` },
  mainEntity: list.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer, content) },
  })),
});

/** Video structured data input (specification §3). */
function videoNode({ name, description, duration, ...video }: ProjectVideo, place: Place): Node {
  const { pictures } = place.content;
  return {
    "@type": "VideoObject",
    "@id": `${place.address}#video`,
    name,
    description,
    thumbnailUrl: absolute(pictureFile(video.thumbnail, place.content).src, place),
    // A timestamp is required; content only has the date.
    uploadDate: `${video.uploadDate}T00:00:00Z`,
    contentUrl: absolute(showVideo(video, pictures).mp4, place),
    duration,
  };
}

function serviceNode(service: Described["service"], { address, business }: Place): Node {
  const { name, description, areas } = service;
  return {
    "@type": "Service",
    "@id": `${address}#service`,
    name,
    serviceType: name,
    description,
    url: address,
    provider: { "@id": business },
    areaServed: areas.map((area) => ({ "@type": "Place", name: area })),
  };
}

function articleNode(
  { type, description, picture }: Described["article"],
  { author: name, publishedTime, modifiedTime }: NonNullable<Page["article"]>,
  place: Place,
): Node {
  const { page, content, address, business } = place;
  const url = absolute("/#about", place);
  return {
    "@type": type,
    "@id": `${address}#article`,
    headline: page.name,
    description,
    datePublished: publishedTime,
    dateModified: modifiedTime,
    // As named on the page: a role in the firm, never an invented person.
    author: content.words.authors.people.includes(name)
      ? { "@type": "Person", name, url, worksFor: { "@id": business } }
      : { "@type": "Organization", name, url, parentOrganization: { "@id": business } },
    publisher: { "@id": business },
    mainEntityOfPage: { "@id": `${address}#page` },
    image: absolute(pictureFile(picture, content).src, place),
  };
}

/** The nodes for what a page is about, main subject first, with its pictures and its questions. */
function subjectNodes(place: Place) {
  const { about = {}, article } = place.page;
  return {
    subjects: [
      ...(about.service ? [serviceNode(about.service, place)] : []),
      ...(about.article && article ? [articleNode(about.article, article, place)] : []),
      ...(about.video ? [videoNode(about.video, place)] : []),
    ],
    pictures: (about.pictures ?? []).map((picture, index) => imageNode(picture, index, place)),
    questions: about.questions?.length ? [questionsNode(about.questions, place)] : [],
  };
}

/** A page's JSON-LD graph. */
export function structuredData(page: Page, content: Content): Graph {
  const { origin, name, locale } = content.business;
  const { type, isDated, listsClosedDays } = kinds[page.kind];
  const address = canonicalAddress(page.path, origin);
  const businessId = `${origin}/#business`;
  const websiteId = `${origin}/#website`;
  const { subjects, pictures, questions } = subjectNodes({
    page,
    content,
    address,
    business: businessId,
  });
  const link = (node: { "@id": string }) => ({ "@id": node["@id"] });
  const trail: Node[] =
    page.breadcrumbs.length === 0
      ? []
      : [
          {
            "@type": "BreadcrumbList",
            "@id": `${address}#breadcrumbs`,
            itemListElement: page.breadcrumbs.map((crumb, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name: crumb.name,
              item: canonicalAddress(crumb.url, origin),
            })),
          },
        ];
  const website: WebSite = {
    "@type": "WebSite",
    "@id": websiteId,
    url: origin,
    name,
    inLanguage: locale.replace("_", "-"),
    publisher: { "@id": businessId },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term}` },
      // schema-dts lacks the shorthand that search engines use.
      ...({ "query-input": "required name=search_term" } as object),
    },
  };
  // Undefined fields are dropped from the JSON.
  const thisPage: WebPage = {
    // The other types have the same fields.
    "@type": (type ?? "WebPage") as "WebPage",
    "@id": `${address}#page`,
    url: address,
    name: page.metaTitle,
    description: page.metaDescription,
    dateModified: isDated ? page.updated : undefined,
    inLanguage: locale.replace("_", "-"),
    isPartOf: { "@id": websiteId },
    about: { "@id": businessId },
    breadcrumb: trail[0] && link(trail[0]),
    mainEntity: subjects[0] && link(subjects[0]),
    primaryImageOfPage: pictures[0] && link(pictures[0]),
    image: pictures.length > 0 ? pictures.map(link) : undefined,
  };
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [
      businessNode(content, businessId, listsClosedDays === true),
      website,
      thisPage,
      ...trail,
      ...subjects,
      ...pictures,
      ...questions,
    ],
  };
  return mapTexts(graph, typedSpaces);
}
