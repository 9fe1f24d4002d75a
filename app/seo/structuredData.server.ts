/** JSON-LD of a page: one `@graph`, its nodes joined by `@id`, every value from content. */
import type { Graph, Thing } from "schema-dts";
import type { Content } from "../content/content.server.ts";
import { showPicture } from "../content/pictures.server.ts";
import { fillIn } from "../content/markdown.server.ts";
import type { Picture, Question } from "../content/schema/common.ts";
import { canonicalAddress } from "./metadata.ts";
import type { Page } from "./pages.server.ts";

const schemaDays: Record<string, string> = {
  Mo: "Monday",
  Tu: "Tuesday",
  We: "Wednesday",
  Th: "Thursday",
  Fr: "Friday",
  Sa: "Saturday",
  Su: "Sunday",
};

/** Markdown of one paragraph as plain words: links keep their text. */
function plainWords(markdown: string): string {
  return fillIn(markdown)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]/g, "");
}

/** The firm (GeneralContractor). Towns stand beside the circle: some lie outside it. */
function businessNode(content: Content, id: string): Thing {
  const { business, towns } = content;
  return {
    "@type": "GeneralContractor",
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
    // The phone hours: when somebody answers (decisions of the profile).
    openingHoursSpecification: business.hours.phone.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${schemaDays[day]}`) as never,
      opens,
      closes,
    })),
    sameAs: business.social.map(({ url }) => url),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: business.rating.value,
      bestRating: business.rating.best,
      reviewCount: business.rating.count,
    },
    makesOffer: {
      "@type": "Offer",
      name: "Free consultation",
      price: business.freeConsultation.price,
      priceCurrency: business.freeConsultation.currency,
    },
  };
}

/** What a page is about beyond being a page. */
function subjectNodes(page: Page, content: Content, address: string, business: string): Thing[] {
  const [, folder, slug, townSlug] = page.path.split("/");
  const bySlug = <Entry extends { slug: string }>(entries: Entry[]) =>
    entries.find((entry) => entry.slug === slug);
  const absolute = (path: string) => `${content.business.origin}${path}`;
  const image = (picture: Picture): Thing => {
    const shown = showPicture(picture, content.pictures);
    return {
      "@type": "ImageObject",
      contentUrl: absolute(shown.src),
      caption: picture.alt,
      width: { "@type": "QuantitativeValue", value: shown.width },
      height: { "@type": "QuantitativeValue", value: shown.height },
    };
  };
  const questions = (list: Question[]): Thing[] =>
    list.length === 0
      ? []
      : [
          {
            "@type": "FAQPage",
            "@id": `${address}#questions`,
            mainEntity: list.map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: plainWords(answer) },
            })),
          },
        ];
  const service = (name: string, description: string, areas: string[]): Thing => ({
    "@type": "Service",
    "@id": `${address}#service`,
    name,
    serviceType: name,
    description,
    provider: { "@id": business },
    areaServed: areas.map((area) => ({ "@type": "Place", name: area })),
  });

  if (page.kind === "service") {
    const entry = bySlug(content.services)!;
    return [
      service(entry.name, entry.metaDescription, content.business.serviceArea),
      ...questions(entry.questions),
    ];
  }
  if (page.kind === "service-town") {
    const parent = bySlug(content.services)!;
    const town = content.towns.find((entry) => entry.slug === townSlug)!;
    const entry = content.serviceTowns.find(
      ({ service: of, town: at }) => of === parent.slug && at === town.slug,
    )!;
    return [
      service(`${parent.name} in ${town.inSentence}`, entry.metaDescription, [town.name]),
      ...questions(entry.questions),
    ];
  }
  if (page.kind === "town") return questions(bySlug(content.towns)!.questions);
  if (page.kind === "faq") return questions(content.faq.flatMap((group) => group.questions));
  if (page.kind === "project") {
    const entry = bySlug(content.projects)!;
    return [...entry.images, ...(entry.afterImage ? [entry.afterImage] : [])].map(image);
  }
  if (page.kind === "post" || page.kind === "guide") {
    const entry = folder === "blog" ? bySlug(content.posts)! : bySlug(content.guides)!;
    return [
      {
        "@type": page.kind === "post" ? "BlogPosting" : "Article",
        "@id": `${address}#article`,
        headline: entry.title,
        description: entry.metaDescription,
        datePublished: entry.published,
        dateModified: entry.updated,
        author: { "@id": business },
        publisher: { "@id": business },
        mainEntityOfPage: { "@id": `${address}#page` },
        image: absolute(showPicture(entry.picture, content.pictures).src),
      },
      ...("questions" in entry ? questions(entry.questions) : []),
    ];
  }
  return [];
}

/** Types of `WebPage` that say more. */
const pageTypes: Partial<Record<Page["kind"], "CollectionPage" | "SearchResultsPage">> = {
  projects: "CollectionPage",
  blog: "CollectionPage",
  guides: "CollectionPage",
  services: "CollectionPage",
  locations: "CollectionPage",
  testimonials: "CollectionPage",
  search: "SearchResultsPage",
};

/** The JSON-LD graph of a page. */
export function structuredData(page: Page, content: Content): Graph {
  const { origin, name, locale } = content.business;
  const address = canonicalAddress(page.path, origin);
  const businessId = `${origin}/#business`;
  const websiteId = `${origin}/#website`;
  const trail: Thing[] =
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
  return {
    "@context": "https://schema.org",
    "@graph": [
      businessNode(content, businessId),
      {
        "@type": "WebSite",
        "@id": websiteId,
        url: origin,
        name,
        inLanguage: locale.replace("_", "-"),
        publisher: { "@id": businessId },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term}` },
          // schema-dts has no word for the shorthand that search engines read.
          ...({ "query-input": "required name=search_term" } as object),
        },
      },
      {
        "@type": pageTypes[page.kind] ?? "WebPage",
        "@id": `${address}#page`,
        url: address,
        name: page.metaTitle,
        description: page.metaDescription,
        dateModified: page.updated,
        inLanguage: locale.replace("_", "-"),
        isPartOf: { "@id": websiteId },
        about: { "@id": businessId },
        ...(trail.length > 0 && { breadcrumb: { "@id": `${address}#breadcrumbs` } }),
      },
      ...trail,
      ...subjectNodes(page, content, address, businessId),
    ],
  };
}
