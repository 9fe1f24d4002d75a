/** Everything the site provides for machines, on a firm with two entries of each kind. */
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import type { Content } from "../content/content.server.ts";
import { smallContent } from "../content/smallContent.ts";
import { groupNames } from "../search/searchIndex.ts";
import { unpack } from "../search/postings.ts";
import { stemOf } from "../search/words.ts";
import { articleMarkdown, articles } from "./files/articles.server.ts";
import { absoluteLinks, atom, feeds, jsonFeed, rss } from "./files/feeds.server.ts";
import * as notes from "./files/notes.server.ts";
import { sitemapEntries } from "./files/sitemap.server.ts";
import { buildTime, siteFiles } from "./files.server.ts";
import { alternates, headOf } from "./head.server.ts";
import { getPage, getPages, listPages, type PageKind } from "./pages.server.ts";
import { pagePictures, pictureFile } from "./pictures.server.ts";
import { searchGroups } from "./search.server.ts";
import { buildSearchIndex } from "./searchIndex.server.ts";
import { structuredData } from "./structuredData.server.ts";

const content = smallContent();
const pageAt = (path: string, of: Content = content) =>
  listPages(of).find((page) => page.path === path)!;
const origin = "https://small.example";
const description = (name: string) =>
  `${name}: what a search engine shows of this page what a search engine shows of this page`;

describe("the page list", () => {
  test("has every page once, in its order, with its kind and name", () => {
    expect(listPages(content).map(({ path, kind, name }) => `${path} ${kind} ${name}`)).toEqual([
      "/ home Home",
      "/projects projects Projects",
      "/blog blog Blog",
      "/testimonials testimonials Testimonials",
      "/trust trust Trust",
      "/faq faq Questions",
      "/locations locations Areas",
      "/guides guides Guides",
      "/services services Services",
      "/search search Search",
      "/projects/door project Oak door",
      "/projects/shed project Garden shed",
      "/blog/oak post Oak & pine",
      "/privacy information Privacy",
      "/locations/stroud town Stroud",
      "/locations/hills town Hills",
      "/guides/cost guide What doors cost",
      "/services/doors service Doors",
      // The service's towns in their own order, not in that of the folder.
      "/services/doors/stroud service-town Stroud",
      "/services/doors/hills service-town Hills",
      "/services/kitchens service Kitchens",
      "/404 not-found Page not found",
    ]);
  });

  test("a list that no kind is made for is a page of information", () => {
    const other = { ...content.indexPages[0]!, path: "/other" };
    expect(pageAt("/other", { ...content, indexPages: [other] }).kind).toBe("information");
  });

  test("breadcrumbs name each page above, from the home page on", () => {
    const trail = (path: string, of?: Content) =>
      pageAt(path, of).breadcrumbs.map(({ name, url }) => `${name} ${url}`);
    expect(trail("/")).toEqual([]);
    expect(trail("/faq")).toEqual(["Home /", "Questions /faq"]);
    expect(trail("/privacy")).toEqual(["Home /", "Privacy /privacy"]);
    expect(trail("/projects/door")).toEqual([
      "Home /",
      "Projects /projects",
      "Oak door /projects/door",
    ]);
    expect(trail("/blog/oak")[1]).toBe("Blog /blog");
    expect(trail("/locations/stroud")[1]).toBe("Areas /locations");
    expect(trail("/guides/cost")[1]).toBe("Guides /guides");
    expect(trail("/services/doors")).toEqual([
      "Home /",
      "Services /services",
      "Doors /services/doors",
    ]);
    expect(trail("/services/doors/stroud")).toEqual([
      "Home /",
      "Services /services",
      "Doors /services/doors",
      "Stroud /services/doors/stroud",
    ]);
    expect(trail("/404")).toEqual(["Home /", "Page not found /404"]);
    expect(trail("/guides/cost", { ...content, indexPages: [] })[1]).toBe("/guides /guides");
  });

  test.each([
    ["/", "Home", "2026-06-01"],
    // The newest date of the listed entries.
    ["/projects", "Projects list", "2026-06-01"],
    ["/blog", "Blog list", "2026-08-01"],
    ["/testimonials", "Testimonials list", "2026-09-01"],
    ["/locations", "Areas list", "2026-04-01"],
    ["/guides", "Guides list", "2026-07-02"],
    ["/services", "Services list", "2026-03-01"],
    ["/faq", "Questions list", "2026-01-05"],
    ["/projects/shed", "Garden shed", "2026-02-01"],
    ["/blog/oak", "Oak & pine", "2026-08-01"],
    ["/privacy", "Privacy", "2026-01-04"],
    ["/locations/hills", "Hills work", "2026-04-01"],
    ["/guides/cost", "What doors cost", "2026-07-02"],
    ["/services/kitchens", "Kitchens made", "2026-03-01"],
    ["/services/doors/hills", "doors in hills", "2026-05-01"],
  ])("%s has its own words, and its day", (path, name, updated) => {
    expect(pageAt(path)).toMatchObject({
      metaTitle: `${name} title`,
      metaDescription: description(name),
      updated,
    });
  });

  test("a list whose own words are newer has their day", () => {
    const indexPages = content.indexPages.map((page) => ({ ...page, updated: "2027-01-01" }));
    expect(pageAt("/projects", { ...content, indexPages }).updated).toBe("2027-01-01");
    const home = { ...content.home, updated: "2027-01-01" };
    expect(pageAt("/", { ...content, home }).updated).toBe("2027-01-01");
    const services = content.services.map((service) => ({ ...service, updated: "2027-02-01" }));
    expect(pageAt("/", { ...content, services }).updated).toBe("2027-02-01");
  });

  test("the search and the page for nothing are hidden, and no other", () => {
    const hidden = listPages(content).filter((page) => page.hidden);
    expect(hidden.map(({ path }) => path)).toEqual(["/search", "/404"]);
    expect(hidden[1]).toMatchObject({
      metaTitle: "Page not found",
      metaDescription:
        "There is no page at this address. Find a service, a project or a way to reach us instead.",
      updated: "2026-11-20",
    });
  });

  test("articles have an author and their days, towns a place", () => {
    expect(pageAt("/blog/oak").article).toEqual({
      publishedTime: "2026-08-01",
      modifiedTime: "2026-08-01",
      author: "The workshop",
      section: "Advice",
    });
    expect(pageAt("/guides/cost").article).toEqual({
      publishedTime: "2026-07-01",
      modifiedTime: "2026-07-02",
      author: "Our founder",
      section: "Guides",
    });
    const stroud = { placename: "Stroud", position: "51.75;-2.22", region: "GB-GLS" };
    expect(pageAt("/locations/stroud").geo).toEqual(stroud);
    expect(pageAt("/services/doors/stroud").geo).toEqual(stroud);
    // A county without a known code.
    expect(pageAt("/locations/hills").geo).toEqual({
      placename: "Hills",
      position: "51.9;-1.7",
      region: undefined,
    });
    const towns = content.towns.map((town) => ({ ...town, county: "Worcestershire" }));
    expect(pageAt("/locations/stroud", { ...content, towns }).geo!.region).toBe("GB-WOR");
  });

  test("is made once, and anew for each request in development", () => {
    expect(getPages()).toBe(getPages());
    expect(getPage("/").kind).toBe("home");
    expect(() => getPage("/nowhere")).toThrow(
      "No page /nowhere in the page list (app/seo/pages.server.ts)",
    );
    const { NODE_ENV } = process.env;
    process.env.NODE_ENV = "development";
    try {
      expect(getPages()).not.toBe(getPages());
    } finally {
      process.env.NODE_ENV = NODE_ENV;
    }
  });
});

describe("the head of a page", () => {
  const head = (path: string) => headOf(pageAt(path), content);
  test("says what the page is", () => {
    expect(head("/blog/oak")).toMatchObject({
      breadcrumbs: pageAt("/blog/oak").breadcrumbs,
      site: { origin, name: "Small & Sons", locale: "en_GB" },
      fields: {
        title: "Oak & pine title",
        description: description("Oak & pine"),
        canonical: "/blog/oak",
        ogImage: {
          url: "/pictures/advice-share.jpg",
          alt: "Picture of advice",
          width: 1200,
          height: 630,
        },
        ogType: "article",
        article: { author: "The workshop" },
        robots: undefined,
      },
    });
    expect(head("/blog/oak").jsonLd).toEqual(structuredData(pageAt("/blog/oak"), content));
    expect(head("/locations/stroud").fields).toMatchObject({
      ogType: "website",
      article: undefined,
      geoRegion: "GB-GLS",
      geoPlacename: "Stroud",
      geoPosition: "51.75;-2.22",
    });
    expect(head("/faq").fields).toMatchObject({
      geoRegion: undefined,
      geoPlacename: undefined,
      geoPosition: undefined,
    });
  });

  test("the page for nothing has no address and is kept out; the search leads on", () => {
    const { fields, jsonLd } = head("/404");
    expect([fields.canonical, fields.robots, jsonLd]).toEqual([undefined, "noindex", undefined]);
    expect(head("/search").fields).toMatchObject({
      canonical: "/search",
      robots: "noindex, follow",
    });
  });

  test("the blog is there as feeds, an article as Markdown", () => {
    const markdown = (href: string) => ({ type: "text/markdown", title: "As Markdown", href });
    expect(alternates(pageAt("/blog"))).toEqual(feeds);
    expect(alternates(pageAt("/blog/oak"))).toEqual([...feeds, markdown("/blog/oak.md")]);
    expect(alternates(pageAt("/guides/cost"))).toEqual([markdown("/guides/cost.md")]);
    expect(alternates(pageAt("/guides"))).toBeUndefined();
  });
});

describe("pictures of a page", () => {
  const of = (path: string) => pagePictures(pageAt(path), content).map(({ src }) => src);
  test.each([
    ["/", ["hero.jpg", "workshop.jpg"]],
    ["/projects/door", ["door.jpg", "bench.jpg", "before.jpg", "after.jpg"]],
    // Its before and after pictures are not shown.
    ["/projects/shed", ["shed.jpg", "bench.jpg"]],
    ["/services/kitchens", ["kitchen.jpg"]],
    ["/blog/oak", ["advice.jpg"]],
    ["/guides/cost", ["costs.jpg"]],
    ["/privacy", []],
    ["/services/doors/stroud", []],
  ])("%s shows %j as its own", (path, wanted) => expect(of(path)).toEqual(wanted));

  test("a comparison may lack one of its pictures", () => {
    const [door] = content.projects;
    const projects = [{ ...door!, beforeImage: undefined }];
    const page = pageAt("/projects/door");
    expect(pagePictures(page, { ...content, projects }).map(({ src }) => src)).toEqual([
      "door.jpg",
      "bench.jpg",
      "after.jpg",
    ]);
  });

  test("a file has the size that its name ends with, a drawing its own", () => {
    const picture = { src: "door.jpg", alt: "A door", sample: false };
    expect(pictureFile(picture, content)).toEqual({
      src: "/pictures/door-1000.jpg",
      alt: "A door",
      width: 1000,
      height: 750,
    });
    expect(pictureFile({ ...picture, caption: "Hung" }, content).caption).toBe("Hung");
    expect(pictureFile({ ...picture, src: "og.svg" }, content)).toMatchObject({
      width: 1200,
      height: 630,
    });
    const odd = (src: string) =>
      pictureFile(picture, {
        ...content,
        pictures: { "door.jpg": { ...content.pictures["door.jpg"]!, src } },
      }).width;
    expect(odd("/pictures/door-640.jpg")).toBe(640);
    expect(odd("/pictures/door-64.jpg")).toBe(2000);
    expect(odd("/pictures/door-640.jpg.png")).toBe(2000);
  });
});

describe("the search page", () => {
  test("lists every page by group, with the words that typing is compared with", () => {
    const groups = searchGroups(listPages(content));
    expect(groups.map(({ name, pages }) => [name, ...pages.map((page) => page.href)])).toEqual([
      ["Services", "/services", "/services/doors", "/services/kitchens"],
      ["Services by town", "/services/doors/stroud", "/services/doors/hills"],
      ["Towns", "/locations", "/locations/stroud", "/locations/hills"],
      ["Projects", "/projects", "/projects/door", "/projects/shed"],
      ["Guides", "/guides", "/guides/cost"],
      ["Blog", "/blog", "/blog/oak"],
      ["About the firm", "/", "/testimonials", "/trust", "/faq", "/privacy"],
    ]);
    expect(groups[1]!.pages[0]).toEqual({
      name: "Stroud",
      service: "Doors",
      href: "/services/doors/stroud",
      words: `doors in stroud title ${description("doors in stroud")}`,
    });
    expect(groups[0]!.pages[1]!.name).toBe("Doors");
  });

  test("has no group without a page", () => {
    const pages = listPages({ ...content, posts: [], indexPages: [] });
    expect(searchGroups(pages).map(({ name }) => name)).not.toContain("Blog");
  });
});

describe("the search index", () => {
  const at = (path: string, of = buildSearchIndex(content)) =>
    of.pages.find((page) => page.path === path)!;
  const wordsOf = (path: string) => {
    const { text, pages } = buildSearchIndex(content);
    const place = pages.findIndex((page) => page.path === path);
    return unpack(text, pages.length)[place]!.toSorted();
  };

  test("has each page in its group, under its name and where it stands", () => {
    expect(
      buildSearchIndex(content).pages.map(
        ({ path, group, title, trail }) =>
          `${path} ${groupNames[group]}: ${[...trail, title].join(" > ")}`,
      ),
    ).toEqual([
      "/ Pages: Small & Sons",
      "/projects Projects: Projects",
      "/blog Blog: Blog",
      "/testimonials Pages: Testimonials",
      "/trust Pages: Trust",
      "/faq Questions: Questions",
      "/locations Towns: Areas",
      "/guides Guides: Guides",
      "/services Services: Services",
      "/projects/door Projects: Projects > Oak door",
      "/projects/shed Projects: Projects > Garden shed",
      "/blog/oak Blog: Blog > Oak & pine",
      "/privacy Pages: Privacy",
      "/locations/stroud Towns: Areas > Stroud",
      "/locations/hills Towns: Areas > Hills",
      "/guides/cost Guides: Guides > What doors cost",
      "/services/doors Services: Services > Doors",
      "/services/doors/stroud Services by town: Services > Doors > Doors in the town of Stroud",
      "/services/doors/hills Services by town: Services > Doors > Doors in the town of Hills",
      "/services/kitchens Services: Services > Kitchens",
      "/faq#what-does-it-cost Questions: Questions > What does it cost?",
    ]);
  });

  test.each([
    ["/", "home about contact, We make doors", description("Home")],
    ["/faq", "Questions list", "Questions list lead."],
    ["/projects/door", "Doors, Stroud, before and after", "Oak door in short."],
    ["/projects/shed", "Outdoor Carpentry, Bath", "Garden shed in short."],
    ["/blog/oak", "Oak, Pine, Advice", "Oak & pine lead."],
    ["/privacy", "privacy", "Privacy lead."],
    ["/locations/stroud", "GL5, GL6, One, Two, Three, Four, Gloucestershire", "Stroud work lead."],
    ["/guides/cost", "Doors", "What doors cost lead."],
    ["/services/doors", "Doors made, Oak and pine, 1, 2, 3, 4, 5", "Doors made lead."],
    ["/services/kitchens", "Kitchens made", "Kitchens made lead."],
    ["/services/doors/stroud", "Stroud, GL5, GL6", "doors in stroud lead."],
    ["/services/doors/hills", "Hills", "doors in hills lead."],
    ["/faq#what-does-it-cost", "Money", "It depends & more."],
  ])("%s is found by %j", (path, keys, summary) => {
    expect(at(path)).toMatchObject({ keys, summary });
  });

  test("headings and questions are found apart from the text", () => {
    expect(at("/guides/cost").headings).toBe("Prices Cost question 1?");
    expect(at("/services/doors").headings).toBe(
      "Doors question 1? Doors question 2? Doors question 3? Doors question 4?",
    );
    expect(at("/locations/stroud").headings).toBe("");
    const body = "# One\n\n## Two\n\n#### Four\n\n##### Five\n\nNot ## six";
    const posts = [{ ...content.posts[0]!, body }];
    expect(at("/blog/oak", buildSearchIndex({ ...content, posts })).headings).toBe("Two Four");
  });

  test.each([
    // Words of the title, summary, keys and headings are not repeated.
    ["/blog/oak", ["list", "read"]],
    ["/privacy", ["body"]],
    // Bare numbers are not words.
    ["/guides/cost", ["answer", "below"]],
    ["/services/doors", ["answer", "body"]],
    ["/testimonials", ["body", "closes", "older", "quietly"]],
  ])("the text of %s adds %j", (path, words) => expect(wordsOf(path)).toEqual(words.map(stemOf)));

  test.each([
    ["/", ["man", "care", "time", "oak", "text"]],
    ["/projects/door", ["hinges", "lock", "brass", "body"]],
    ["/locations/stroud", ["question", "answer", "body"]],
    ["/services/doors/stroud", ["question", "answer", "body"]],
    ["/faq", ["engine"]],
  ])("the text of %s has %j among others", (path, words) => {
    for (const word of words) expect(wordsOf(path)).toContain(stemOf(word));
  });

  test("a picture is there once, with its smallest file", () => {
    const { pictures } = buildSearchIndex(content);
    expect(pictures.map(({ src }) => src)).toEqual([
      "/pictures/door-1000.jpg",
      "/pictures/shed-1000.jpg",
      "/pictures/advice-1000.jpg",
      "/pictures/costs-1000.jpg",
      "/pictures/kitchen-1000.jpg",
    ]);
    expect(pictures[0]).toEqual({
      src: "/pictures/door-1000.jpg",
      avif: "/pictures/door-400.avif",
      width: 2000,
      height: 1500,
      colour: "#abcdef",
    });
    expect(at("/projects/door").picture).toBe(0);
    expect(at("/services/doors").picture).toBe(0);
    expect(at("/services/doors/stroud").picture).toBe(0);
    expect(at("/guides/cost").picture).toBe(3);
    expect(at("/services/kitchens").picture).toBe(4);
    expect(at("/privacy")).not.toHaveProperty("picture");
    const posts = [{ ...content.posts[0]!, picture: { src: "og.svg", alt: "", sample: false } }];
    expect(buildSearchIndex({ ...content, posts }).pictures[2]).toEqual({
      src: "/pictures/og.svg",
      width: 1200,
      height: 630,
      colour: "#ffffff",
    });
  });

  test("signs stand in summaries as they are read", () => {
    const faq = [
      { title: "Money", questions: [{ question: "A?", answer: 'A < b & c <  d\n*e*, "f".' }] },
    ];
    expect(at("/faq#a", buildSearchIndex({ ...content, faq })).summary).toBe(
      'A < b & c < d e , "f".',
    );
    const long = [{ title: "Money", questions: [{ question: "A?", answer: "a".repeat(161) }] }];
    expect(at("/faq#a", buildSearchIndex({ ...content, faq: long })).summary).toBe(
      `${"a".repeat(157)}...`,
    );
  });

  test("what the firm teaches the search is handed on, answers without marks", () => {
    const index = buildSearchIndex(content);
    expect(index.synonyms).toEqual([{ typed: ["portal"], means: ["door"] }]);
    expect(index.suggestions).toEqual(["/services/doors", "/#contact"]);
    expect(index.questions).toEqual([
      { question: "Much?", answer: "See prices .", href: "/faq", asked: ["how much"] },
    ]);
  });

  test.each([
    ["suggestions", ["/nowhere"], "/nowhere"],
    ["suggestions", ["/faq#nothing"], "/faq#nothing"],
    ["questions", [{ ...content.search.questions[0]!, href: "/no" }], "/no"],
  ])("an address among its %s that leads nowhere stops the build", (field, value, address) => {
    const search = { ...content.search, [field]: value };
    expect(() => buildSearchIndex({ ...content, search })).toThrow(
      `app/content/search.yaml: expected the address of a page; found ${address}`,
    );
  });
});

type Thing = { "@id": string; "@type": string; [name: string]: unknown };
const graph = (path: string, of: Content = content) =>
  (
    JSON.parse(JSON.stringify(structuredData(pageAt(path, of), of))) as {
      "@context": string;
      "@graph": Thing[];
    }
  )["@graph"];

describe("structured data", () => {
  const firm = { "@id": `${origin}/#business` };
  test("of the firm", () => {
    expect(structuredData(pageAt("/"), content)["@context"]).toBe("https://schema.org");
    expect(graph("/")[0]).toEqual({
      "@type": "GeneralContractor",
      "@id": `${origin}/#business`,
      name: "Small & Sons",
      url: origin,
      telephone: "+441452000001",
      email: "post@small.example",
      logo: `${origin}/icon-512.png`,
      image: `${origin}/icon-512.png`,
      priceRange: "££",
      address: {
        "@type": "PostalAddress",
        addressLocality: "Gloucester",
        addressRegion: "Gloucestershire",
        addressCountry: "GB",
      },
      geo: { "@type": "GeoCoordinates", latitude: 51.86, longitude: -2.24 },
      areaServed: [
        {
          "@type": "GeoCircle",
          geoMidpoint: { "@type": "GeoCoordinates", latitude: 51.86, longitude: -2.24 },
          geoRadius: "30000",
        },
        { "@type": "Place", name: "Gloucester" },
        { "@type": "Place", name: "Stroud" },
        { "@type": "Place", name: "Hills" },
      ],
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["https://schema.org/Monday"],
          opens: "08:00",
          closes: "17:00",
        },
      ],
      sameAs: ["https://social.example/small"],
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: 4.5,
        bestRating: 5,
        reviewCount: 12,
      },
      makesOffer: {
        "@type": "Offer",
        name: "Free consultation",
        price: 0,
        priceCurrency: "GBP",
      },
    });
    const business = { ...content.business, rating: undefined };
    expect(graph("/", { ...content, business })[0]).not.toHaveProperty("aggregateRating");
  });

  test("of the site and its search", () => {
    expect(graph("/")[1]).toEqual({
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      url: origin,
      name: "Small & Sons",
      inLanguage: "en-GB",
      publisher: firm,
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term}` },
        "query-input": "required name=search_term",
      },
    });
  });

  test("of the home page, which stands under nothing", () => {
    expect(graph("/").slice(2)).toEqual([
      {
        "@type": "WebPage",
        "@id": `${origin}#page`,
        url: origin,
        name: "Home title",
        description: description("Home"),
        inLanguage: "en-GB",
        isPartOf: { "@id": `${origin}/#website` },
        about: firm,
      },
    ]);
  });

  test.each([
    ["/projects", "CollectionPage"],
    ["/blog", "CollectionPage"],
    ["/guides", "CollectionPage"],
    ["/services", "CollectionPage"],
    ["/locations", "CollectionPage"],
    ["/testimonials", "CollectionPage"],
    ["/search", "SearchResultsPage"],
    ["/faq", "WebPage"],
  ])("%s is a %s", (path, type) => expect(graph(path)[2]!["@type"]).toBe(type));

  test.each([
    ["/blog/oak", "2026-08-01"],
    ["/guides/cost", "2026-07-02"],
    ["/privacy", "2026-01-04"],
    ["/services/doors", undefined],
  ])("%s says that it was changed on %s", (path, date) =>
    expect(graph(path)[2]!["dateModified"]).toBe(date),
  );

  test("of a trail, from the home page to the page itself", () => {
    const [, , page, trail] = graph("/projects/shed");
    expect(page!["breadcrumb"]).toEqual({ "@id": `${origin}/projects/shed#breadcrumbs` });
    expect(trail).toEqual({
      "@type": "BreadcrumbList",
      "@id": `${origin}/projects/shed#breadcrumbs`,
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: origin },
        { "@type": "ListItem", position: 2, name: "Projects", item: `${origin}/projects` },
        { "@type": "ListItem", position: 3, name: "Garden shed", item: `${origin}/projects/shed` },
      ],
    });
  });

  const questions = (address: string, name: string, count: number) => ({
    "@type": "FAQPage",
    "@id": `${address}#questions`,
    isPartOf: { "@id": `${address}#page` },
    mainEntity: Array.from({ length: count }, (_, at) => ({
      "@type": "Question",
      name: `${name} question ${at + 1}?`,
      acceptedAnswer: { "@type": "Answer", text: `See the answer ${at + 1}.` },
    })),
  });

  test("of a service: who offers it, where, and its questions", () => {
    const address = `${origin}/services/doors`;
    expect(graph("/services/doors")[2]!["mainEntity"]).toEqual({ "@id": `${address}#service` });
    expect(graph("/services/doors").slice(4)).toEqual([
      {
        "@type": "Service",
        "@id": `${address}#service`,
        name: "Doors",
        serviceType: "Doors",
        description: "Doors made lead.",
        url: address,
        provider: firm,
        areaServed: [
          { "@type": "Place", name: "Gloucester" },
          { "@type": "Place", name: "Stroud" },
        ],
      },
      questions(address, "Doors", 4),
    ]);
  });

  test("of a service in a town: there alone", () => {
    const address = `${origin}/services/doors/hills`;
    expect(graph("/services/doors/hills").slice(4)).toEqual([
      {
        "@type": "Service",
        "@id": `${address}#service`,
        name: "Doors",
        serviceType: "Doors",
        description: "doors in hills lead.",
        url: address,
        provider: firm,
        areaServed: [{ "@type": "Place", name: "Hills" }],
      },
      questions(address, "doors hills", 2),
    ]);
  });

  test("of a town and of the questions page: their questions", () => {
    expect(graph("/locations/stroud").slice(4)).toEqual([
      questions(`${origin}/locations/stroud`, "Stroud", 2),
    ]);
    expect(graph("/faq").slice(4)).toMatchObject([
      {
        "@id": `${origin}/faq#questions`,
        mainEntity: [
          { name: "What does it cost?", acceptedAnswer: { text: "It depends & more." } },
        ],
      },
    ]);
    const faq = [{ title: "None", questions: [] }];
    expect(graph("/faq", { ...content, faq }).slice(4)).toEqual([]);
  });

  test("of a project: its film first, then its pictures, the firm their maker", () => {
    const address = `${origin}/projects/door`;
    const [page, , video, ...pictures] = graph("/projects/door").slice(2);
    expect(video).toEqual({
      "@type": "VideoObject",
      "@id": `${address}#video`,
      name: "The door opens",
      description: "A door opens.",
      thumbnailUrl: `${origin}/pictures/door-1000.jpg`,
      uploadDate: "2026-01-20T00:00:00Z",
      contentUrl: `${origin}/pictures/loop.mp4`,
      duration: "PT1M5S",
    });
    expect(pictures).toHaveLength(4);
    expect(pictures[0]).toEqual({
      "@type": "ImageObject",
      "@id": `${address}#picture-1`,
      contentUrl: `${origin}/pictures/door-1000.jpg`,
      caption: "Picture of door",
      width: { "@type": "QuantitativeValue", value: 1000, unitCode: "E37" },
      height: { "@type": "QuantitativeValue", value: 750, unitCode: "E37" },
      creditText: "Small & Sons",
      creator: firm,
    });
    expect(page).toMatchObject({
      mainEntity: { "@id": `${address}#video` },
      primaryImageOfPage: { "@id": `${address}#picture-1` },
      image: [1, 2, 3, 4].map((at) => ({ "@id": `${address}#picture-${at}` })),
    });
    expect(graph("/projects/shed")[2]).not.toHaveProperty("mainEntity");
    expect(graph("/projects/shed")[4]!["@id"]).toBe(`${origin}/projects/shed#picture-1`);
  });

  test("a sample picture has no maker, and a caption says more than a description", () => {
    const of = smallContent();
    Object.assign(of.projects[1]!.images[0]!, { sample: true, caption: "Hung" });
    const [first] = graph("/projects/shed", of).slice(4);
    expect(first).not.toHaveProperty("creator");
    expect(first!["caption"]).toBe("Hung");
  });

  test("of a post by the firm, and of a guide by its founder", () => {
    const about = `${origin}/#about`;
    expect(graph("/blog/oak").slice(4)).toEqual([
      {
        "@type": "BlogPosting",
        "@id": `${origin}/blog/oak#article`,
        headline: "Oak & pine",
        description: "Oak & pine lead.",
        datePublished: "2026-08-01",
        dateModified: "2026-08-01",
        author: {
          "@type": "Organization",
          name: "The workshop",
          url: about,
          parentOrganization: firm,
        },
        publisher: firm,
        mainEntityOfPage: { "@id": `${origin}/blog/oak#page` },
        image: `${origin}/pictures/advice-1000.jpg`,
      },
    ]);
    const [guide, asked] = graph("/guides/cost").slice(4);
    expect(guide).toMatchObject({
      "@type": "Article",
      headline: "What doors cost",
      author: { "@type": "Person", name: "Our founder", url: about, worksFor: firm },
    });
    expect(asked).toEqual(questions(`${origin}/guides/cost`, "Cost", 1));
    expect(graph("/guides/cost")[2]!["mainEntity"]).toEqual({
      "@id": `${origin}/guides/cost#article`,
    });
  });
});

const parsed = (text: string) => {
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true);
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" }).parse(text) as Record<
    string,
    unknown
  >;
};

describe("feeds", () => {
  const html = [
    `<p><img src="${origin}/pictures/advice-1000.jpg" alt="Picture of advice" width="1000" height="750"></p>`,
    `<p>Read <a href="${origin}/guides">the list</a>.</p>`,
  ].join("\n");
  const url = `${origin}/blog/oak`;

  test("are three, where pages and readers look for them", () => {
    expect(feeds).toEqual([
      { type: "application/rss+xml", title: "Blog as RSS", href: "/rss.xml" },
      { type: "application/atom+xml", title: "Blog as Atom", href: "/atom.xml" },
      { type: "application/feed+json", title: "Blog as JSON feed", href: "/feed.json" },
    ]);
  });

  test("links lead to the site from wherever they are read", () => {
    expect(
      absoluteLinks(
        '<a href="/a">a</a><img src="/b.jpg"><a href="#c">c</a><a href="/d">d</a><a href="#e">e</a>',
        url,
        origin,
      ),
    ).toBe(
      `<a href="${origin}/a">a</a><img src="${origin}/b.jpg"><a href="${url}#c">c</a><a href="${origin}/d">d</a><a href="${url}#e">e</a>`,
    );
  });

  test("as RSS", () => {
    const text = rss(content);
    expect(text).toContain("\n  <channel>");
    expect(parsed(text)["rss"]).toEqual({
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      "@xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "@xmlns:dc": "http://purl.org/dc/elements/1.1/",
      channel: {
        title: "Blog list, Small & Sons",
        link: `${origin}/blog`,
        description: "Blog list lead.",
        language: "en-GB",
        lastBuildDate: "Sat, 01 Aug 2026 00:00:00 GMT",
        "atom:link": {
          "@rel": "self",
          "@type": "application/rss+xml",
          "@href": `${origin}/rss.xml`,
        },
        item: {
          title: "Oak & pine",
          link: url,
          guid: { "@isPermaLink": "true", "#text": url },
          pubDate: "Sat, 01 Aug 2026 00:00:00 GMT",
          "dc:creator": "The workshop",
          category: ["Oak", "Pine"],
          description: "Oak & pine lead.",
          "content:encoded": html,
        },
      },
    });
  });

  test("as Atom", () => {
    expect(parsed(atom(content))["feed"]).toEqual({
      "@xmlns": "http://www.w3.org/2005/Atom",
      "@xml:lang": "en-GB",
      id: `${origin}/blog`,
      title: "Blog list, Small & Sons",
      subtitle: "Blog list lead.",
      updated: "2026-08-01T00:00:00Z",
      author: { name: "Small & Sons", uri: origin },
      link: [
        { "@rel": "alternate", "@type": "text/html", "@href": `${origin}/blog` },
        { "@rel": "self", "@type": "application/atom+xml", "@href": `${origin}/atom.xml` },
      ],
      entry: {
        id: url,
        title: "Oak & pine",
        link: { "@rel": "alternate", "@type": "text/html", "@href": url },
        published: "2026-08-01T00:00:00Z",
        updated: "2026-08-01T00:00:00Z",
        author: { name: "The workshop" },
        category: [{ "@term": "Oak" }, { "@term": "Pine" }],
        summary: "Oak & pine lead.",
        content: { "@type": "html", "#text": html },
      },
    });
    expect(atom(content)).toContain('<category term="Oak"/>');
  });

  test("as JSON", () => {
    const text = jsonFeed(content);
    expect(text.endsWith("\n}\n")).toBe(true);
    expect(JSON.parse(text)).toEqual({
      version: "https://jsonfeed.org/version/1.1",
      title: "Blog list, Small & Sons",
      home_page_url: `${origin}/blog`,
      feed_url: `${origin}/feed.json`,
      description: "Blog list lead.",
      language: "en-GB",
      icon: `${origin}/icon-512.png`,
      favicon: `${origin}/icon-192.png`,
      authors: [{ name: "Small & Sons", url: origin }],
      items: [
        {
          id: url,
          url,
          title: "Oak & pine",
          summary: "Oak & pine lead.",
          content_html: html,
          date_published: "2026-08-01T00:00:00Z",
          date_modified: "2026-08-01T00:00:00Z",
          authors: [{ name: "The workshop" }],
          tags: ["Oak", "Pine"],
          language: "en-GB",
        },
      ],
    });
  });

  test("are as new as the post that changed last, and without one as the page itself", () => {
    const [post] = content.posts;
    const posts = ["2026-10-01", "2026-12-01", "2026-11-01"].map((updated) => ({
      ...post!,
      updated,
    }));
    expect(atom({ ...content, posts })).toContain("<updated>2026-12-01T00:00:00Z</updated>");
    const feed = parsed(atom({ ...content, posts: [] }))["feed"] as { updated: string };
    expect(feed.updated).toBe("2026-01-05T00:00:00Z");
  });

  test("a quote in a picture's words ends no attribute", () => {
    const picture = { ...content.posts[0]!.picture, alt: 'A "door"' };
    const posts = [{ ...content.posts[0]!, picture }];
    expect(jsonFeed({ ...content, posts })).toContain(String.raw`alt=\"A &quot;door&quot;\"`);
  });
});

describe("small files", () => {
  test("robots.txt", () =>
    expect(notes.robotsTxt(content)).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    ));

  test("the contact card says when the phone is answered", () => {
    const phone = [
      content.business.hours.phone[0]!,
      { ...content.business.hours.phone[0]!, label: "Sunday", shown: "10am to noon" },
    ];
    const business = { ...content.business, hours: { ...content.business.hours, phone } };
    const card = notes.vcard({ ...content, business }).replaceAll("\r\n ", "");
    expect(card.split("\r\n")).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "FN:Small & Sons",
      "N:;;;;",
      "ORG:Small & Sons",
      "X-ABShowAs:COMPANY",
      "TEL;TYPE=CELL,VOICE:+441452000001",
      "EMAIL;TYPE=INTERNET:post@small.example",
      `URL:${origin}`,
      "ADR;TYPE=WORK:;;;Gloucester;Gloucestershire;;GB",
      String.raw`NOTE:Phone answered Monday 8am to 5pm\, Sunday 10am to noon`,
      "END:VCARD",
      "",
    ]);
  });

  test("the manifest", () => {
    const text = notes.manifest(content);
    expect(text.endsWith("\n}\n")).toBe(true);
    const {
      theme_color: theme,
      background_color: ground,
      ...rest
    } = JSON.parse(text) as Record<string, unknown>;
    expect(theme).toMatch(/^#[0-9a-f]{6}$/);
    expect(ground).toBe(theme);
    expect(rest).toEqual({
      id: "/",
      name: "Small & Sons",
      short_name: "Small",
      description: description("Home"),
      lang: "en-GB",
      start_url: "/",
      scope: "/",
      display: "browser",
      icons: [
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
        { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
        { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    });
  });

  test("security.txt holds for 330 days from the day of the build", () => {
    expect(notes.securityTxt(content, new Date("2026-01-01T13:30:00Z"))).toBe(
      [
        "Contact: mailto:post@small.example",
        "Expires: 2026-11-27T00:00:00.000Z",
        "Preferred-Languages: en",
        `Canonical: ${origin}/.well-known/security.txt`,
        "",
      ].join("\n"),
    );
  });

  test("humans.txt", () => {
    const pages = listPages(content);
    expect(notes.humansTxt(content, pages)).toBe(
      [
        "/* TEAM */",
        "Firm: Small & Sons",
        `Site: ${origin}`,
        "Contact: post@small.example",
        "Place: Gloucester, Gloucestershire",
        "Design: Ann, https://ann.example",
        "",
        "/* SITE */",
        "Last change: 20 November 2026",
        "Language: British English",
        "Built with: React, React Router, MUI",
        "",
      ].join("\n"),
    );
    const business = { ...content.business, designer: undefined };
    const text = notes.humansTxt({ ...content, business }, pages);
    expect(text).toContain("Gloucestershire\n\n/* SITE */");
  });

  test("llms.txt has every page once, articles as Markdown", () => {
    const pages = listPages(content);
    const line = (name: string, path: string, title: string) =>
      `- [${name}](${origin}${path}): ${description(title)}`;
    expect(notes.llmsTxt(content, pages, new Set(["/guides/cost", "/blog/oak"]))).toBe(
      [
        "# Small & Sons\n",
        "> We make doors.\n",
        "Gloucester, Gloucestershire. Phone 01452 000 001, email post@small.example.\n",
        "## The firm\n",
        line("Home", "", "Home"),
        line("Testimonials", "/testimonials", "Testimonials list"),
        line("Trust", "/trust", "Trust list"),
        line("Questions", "/faq", "Questions list"),
        `${line("Privacy", "/privacy", "Privacy")}\n`,
        "## Services\n",
        line("Services", "/services", "Services list"),
        line("Doors", "/services/doors", "Doors made"),
        `${line("Kitchens", "/services/kitchens", "Kitchens made")}\n`,
        "## Projects\n",
        line("Projects", "/projects", "Projects list"),
        line("Oak door", "/projects/door", "Oak door"),
        `${line("Garden shed", "/projects/shed", "Garden shed")}\n`,
        "## Towns\n",
        line("Areas", "/locations", "Areas list"),
        line("Stroud", "/locations/stroud", "Stroud work"),
        `${line("Hills", "/locations/hills", "Hills work")}\n`,
        "## Guides\n",
        line("Guides", "/guides", "Guides list"),
        `${line("What doors cost", "/guides/cost.md", "What doors cost")}\n`,
        "## Blog\n",
        line("Blog", "/blog", "Blog list"),
        `${line("Oak & pine", "/blog/oak.md", "Oak & pine")}\n`,
        "## Optional\n",
        line("Doors, Stroud", "/services/doors/stroud", "doors in stroud"),
        line("Doors, Hills", "/services/doors/hills", "doors in hills"),
        "",
      ].join("\n"),
    );
    const none = pages.filter(({ kind }) => !(["blog", "post"] as PageKind[]).includes(kind));
    expect(notes.llmsTxt(content, none, new Set())).not.toContain("## Blog");
  });
});

describe("articles as Markdown", () => {
  test("are the guides, then the posts", () =>
    expect(articles(content).map(({ path, entry }) => [path, entry.slug])).toEqual([
      ["/guides/cost", "cost"],
      ["/blog/oak", "oak"],
    ]));

  test("a guide with its days and questions, links by their whole address", () => {
    expect(articleMarkdown(content.guides[0]!, "/guides/cost", content)).toBe(
      [
        "# What doors cost",
        "> What doors cost lead.",
        "Our founder, 1 July 2026, changed on 2 July 2026",
        "## Prices",
        `See [doors](${origin}/services/doors) and [below](https://small.example/guides/cost#prices).`,
        "## Questions",
        "### Cost question 1?",
        `See [the *answer*](${origin}/faq) 1.`,
        "---",
        `Small & Sons: <${origin}/guides/cost>\n`,
      ].join("\n\n"),
    );
  });

  test("a figure by the whole address of its file", () => {
    const post = { ...content.posts[0]!, body: '![A door](door.jpg "Oak")' };
    expect(articleMarkdown(post, "/blog/oak", content)).toContain(
      `![A door](${origin}${content.pictures["door.jpg"]!.src} "Oak")`,
    );
  });

  test("a post as it was published, by its author", () => {
    expect(articleMarkdown(content.posts[0]!, "/blog/oak", content)).toBe(
      [
        "# Oak & pine",
        "> Oak & pine lead.",
        "The workshop, 1 August 2026",
        `Read [the list](${origin}/guides).`,
        "---",
        `Small & Sons: <${origin}/blog/oak>\n`,
      ].join("\n\n"),
    );
  });
});

describe("the sitemap", () => {
  test("has every page that wants to be found, its day and its pictures", () => {
    const entries = sitemapEntries(listPages(content), content);
    expect(entries).toHaveLength(20);
    expect(entries.map(({ loc }) => loc)).not.toContain(`${origin}/search`);
    expect(entries[0]).toEqual({
      loc: origin,
      lastmod: "2026-06-01",
      "image:image": [
        { "image:loc": `${origin}/pictures/hero-1000.jpg` },
        { "image:loc": `${origin}/pictures/workshop-1000.jpg` },
      ],
    });
    expect(entries.find(({ loc }) => loc === `${origin}/privacy`)).toEqual({
      loc: `${origin}/privacy`,
      lastmod: "2026-01-04",
    });
  });
});

describe("files of the site", () => {
  const builtAt = new Date("2026-01-01T00:00:00Z");
  test("stand where they are looked for, each of its type", () => {
    expect(siteFiles(content, builtAt).map(({ path, type }) => `${path} ${type}`)).toEqual([
      "/sitemap.xml application/xml",
      "/robots.txt text/plain",
      "/rss.xml application/rss+xml",
      "/atom.xml application/atom+xml",
      "/feed.json application/feed+json",
      "/search-index.json application/json",
      "/manifest.webmanifest application/manifest+json",
      "/contact.vcf text/vcard",
      "/.well-known/security.txt text/plain",
      "/humans.txt text/plain",
      "/llms.txt text/plain",
      "/guides/cost.md text/markdown",
      "/blog/oak.md text/markdown",
    ]);
  });

  test("hold what their names say", () => {
    const text = (path: string) =>
      siteFiles(content, builtAt).find((file) => file.path === path)!.text;
    const pages = listPages(content);
    expect(text("/rss.xml")).toBe(rss(content));
    expect(text("/atom.xml")).toBe(atom(content));
    expect(text("/feed.json")).toBe(jsonFeed(content));
    expect(JSON.parse(text("/search-index.json"))).toEqual(
      JSON.parse(JSON.stringify(buildSearchIndex(content))),
    );
    expect(text("/robots.txt")).toBe(notes.robotsTxt(content));
    expect(text("/contact.vcf")).toBe(notes.vcard(content));
    expect(text("/humans.txt")).toBe(notes.humansTxt(content, pages));
    expect(text("/.well-known/security.txt")).toBe(notes.securityTxt(content, builtAt));
    const markdown = new Set(["/guides/cost", "/blog/oak"]);
    expect(text("/llms.txt")).toBe(notes.llmsTxt(content, pages, markdown));
    expect(text("/blog/oak.md")).toBe(articleMarkdown(content.posts[0]!, "/blog/oak", content));
    expect(text("/sitemap.xml")).toContain(`<loc>${origin}/privacy</loc>`);
  });

  test("a firm without a blog has no feeds", () => {
    const indexPages = content.indexPages.filter(({ path }) => path !== "/blog");
    const paths = siteFiles({ ...content, indexPages, posts: [] }, builtAt).map(({ path }) => path);
    expect(paths.filter((path) => feeds.some(({ href }) => href === path))).toEqual([]);
  });

  test("are of the moment of the build, or of one that is given", () => {
    expect(Math.abs(buildTime().getTime() - Date.now())).toBeLessThan(1000);
    const { SOURCE_DATE_EPOCH } = process.env;
    process.env["SOURCE_DATE_EPOCH"] = "1767225600";
    try {
      expect(buildTime().toISOString()).toBe("2026-01-01T00:00:00.000Z");
    } finally {
      if (SOURCE_DATE_EPOCH === undefined) delete process.env["SOURCE_DATE_EPOCH"];
      else process.env["SOURCE_DATE_EPOCH"] = SOURCE_DATE_EPOCH;
    }
  });
});
