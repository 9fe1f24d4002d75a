/** Entries as pages show them, and their related entries. */
import { describe, expect, test } from "vitest";
import * as cards from "./cards.server.ts";
import type { Content } from "./content.server.ts";
import { allCosts, costGuide, costsOfGuide, costsOfService } from "./costs.server.ts";
import { categoryFilters, claimsOf, findOr404, indexPage, serviceMap } from "./lists.server.ts";
import {
  missingPictures,
  pictureManifest,
  showPicture,
  showThumbnail,
  showVideo,
} from "./pictures.server.ts";
import { readingFor, servicesBeside, townsNear } from "./related.server.ts";
import { getSharePicture } from "./share.server.ts";
import { getContact, getShell } from "./shell.server.ts";
import { smallContent } from "./smallContent.ts";
import { townFacts } from "./townFacts.server.ts";

const content = smallContent();
const {
  projects: [door, shed],
  services: [doors, kitchens],
  towns: [stroud, hills],
} = content as unknown as {
  projects: [Content["projects"][0], Content["projects"][0]];
  services: [Content["services"][0], Content["services"][0]];
  towns: [Content["towns"][0], Content["towns"][0]];
};
const photograph = (name: string, alt = `Picture of ${name}`) => ({
  alt,
  src: `/pictures/${name}-1000.jpg`,
  avif: `/pictures/${name}-400.avif 400w, /pictures/${name}-1000.avif 1000w`,
  width: 2000,
  height: 1500,
  colour: "#abcdef",
});
const thumbnail = (name: string) => ({
  ...photograph(name, ""),
  avif: `/pictures/${name}-400.avif 400w`,
});
const drawing = (name: string, alt = "") => ({
  alt,
  src: `/pictures/${name}.svg`,
  width: 1200,
  height: 630,
  colour: "#ffffff",
});

describe("cards", () => {
  test("a project begins with its first picture, without its caption", () => {
    const captioned = { ...door, images: [{ ...door.images[0]!, caption: "Words" }] };
    expect(cards.projectCard(captioned, content)).toEqual({
      slug: "door",
      href: "/projects/door",
      title: "Oak door",
      category: "Doors",
      location: "Stroud",
      shortDescription: "Oak door in short.",
      thumbnail: photograph("door"),
    });
  });

  test("the services that have a card, with their drawing", () => {
    expect(cards.serviceCards(content)).toEqual([
      {
        title: "Doors",
        description: "Hung well",
        features: ["1", "2", "3", "4", "5"],
        icon: drawing("icon-doors"),
        link: "/services/doors",
      },
    ]);
  });

  test("the services that stand in the menu", () => {
    expect(cards.serviceMenu(content)).toEqual([
      {
        id: "doors",
        name: "Doors",
        description: "Oak and pine",
        href: "/services/doors",
        thumbnail: thumbnail("door"),
        popular: true,
      },
    ]);
  });

  test("a service and a town in lists", () => {
    expect(cards.serviceLink(kitchens, content)).toEqual({
      name: "Kitchens",
      href: "/services/kitchens",
      lead: "Kitchens made lead.",
      picture: photograph("kitchen"),
    });
    expect(cards.townLink(hills)).toEqual({
      slug: "hills",
      name: "Hills",
      href: "/locations/hills",
      latitude: 51.9,
      longitude: -1.7,
      distanceKm: 0.4,
      isArea: true,
    });
  });

  test("a post says its section and tags, a guide that it is one", () => {
    expect(cards.articleCard(content.posts[0]!, content)).toEqual({
      name: "Oak & pine",
      href: "/blog/oak",
      lead: "Oak & pine lead.",
      picture: photograph("advice"),
      published: "2026-08-01",
      minutes: 1,
      section: "Advice",
      tags: ["Oak", "Pine"],
    });
    expect(cards.articleCard(content.guides[0]!, content)).toMatchObject({
      name: "What doors cost",
      href: "/guides/cost",
      section: "Guide",
      tags: [],
    });
  });

  test("a quote leads to its service and, where there is one, project", () => {
    const [quiet, older] = content.testimonials;
    expect(cards.quote(quiet!, content)).toEqual({
      id: "quiet",
      html: "<p>It closes <em>quietly</em>.</p>",
      attribution: "Homeowner in Stroud",
      rating: 5,
      service: { name: "Doors", href: "/services/doors" },
      project: { name: "Oak door", href: "/projects/door", picture: photograph("door", "") },
    });
    expect(cards.quote(older!, content)).toMatchObject({
      service: { name: "Kitchens", href: "/services/kitchens" },
    });
    expect(cards.quote(older!, content)).not.toHaveProperty("project");
  });

  test("answers are HTML without a paragraph around them", () => {
    expect(cards.answered([{ question: "Why?", answer: "*So.*" }])).toEqual([
      { question: "Why?", answer: "<em>So.</em>" },
    ]);
  });
});

describe("pictures", () => {
  const { pictures } = content;
  test("the manifest names what was derived of each original", () => {
    const [first] = Object.values(pictureManifest);
    expect(first!.src).toMatch(/^\/pictures\//);
  });

  test("a picture has its words, its files and its caption where there is one", () => {
    const picture = { src: "door.jpg", alt: "A door", sample: false };
    expect(showPicture(picture, pictures)).toEqual(photograph("door", "A door"));
    expect(showPicture({ ...picture, caption: "Hung" }, pictures)).toEqual({
      ...photograph("door", "A door"),
      caption: "Hung",
    });
    expect(showPicture({ ...picture, src: "og.svg" }, pictures)).toEqual(drawing("og", "A door"));
  });

  test("a thumbnail is the narrowest file, without words", () => {
    const picture = { src: "door.jpg", alt: "A door", caption: "Hung", sample: false };
    expect(showThumbnail(picture, pictures)).toEqual(thumbnail("door"));
    expect(showThumbnail({ ...picture, src: "og.svg" }, pictures)).toEqual(drawing("og"));
  });

  test("a film has two files", () => {
    expect(showVideo({ mp4: "loop.mp4", webm: "loop.webm" }, pictures)).toEqual({
      mp4: "/pictures/loop.mp4",
      webm: "/pictures/loop.webm",
    });
  });

  test("what was not derived is said, with what to do", () => {
    const picture = { src: "no.jpg", alt: "", sample: false };
    expect(() => showPicture(picture, pictures)).toThrow("No picture no.jpg: run npm run pictures");
    expect(() => showVideo({ mp4: "loop.mp4", webm: "no.webm" }, pictures)).toThrow(
      "No video no.webm: run npm run pictures",
    );
    const named = { "images.0.src": picture, "picture.src": { src: "door.jpg" }, none: undefined };
    expect(missingPictures("a.md", named, pictures)).toEqual([
      {
        file: "a.md",
        field: "images.0.src",
        expected: "expected a file under app/content/pictures; found no no.jpg",
      },
    ]);
  });
});

describe("lists", () => {
  test("the words of a list, or which file lacks them", () => {
    expect(Object.keys(indexPage("/guides", content))).toEqual(["title", "lead"]);
    expect(() => indexPage("/nowhere", content)).toThrow(
      "app/content/indexPages.yaml: expected an entry for /nowhere",
    );
  });

  test("an address that names no entry is answered with 404", async () => {
    expect(findOr404(content.projects, "shed")).toBe(shed);
    try {
      findOr404(content.projects, "nothing");
      expect.unreachable();
    } catch (error) {
      expect((error as Response).status).toBe(404);
      expect(await (error as Response).text()).toBe("Not found");
    }
  });

  test("the claims of a channel in their order", () => {
    expect(claimsOf("trust-strip", content)).toEqual([
      { id: "insured", title: "Insured", words: "For two million." },
    ]);
    expect(claimsOf("counter", content)).toEqual([]);
  });

  test("categories have an address each", () => {
    expect(categoryFilters(content)).toEqual([
      { name: "Kitchens", slug: "kitchens" },
      { name: "Bespoke Carpentry", slug: "bespoke-carpentry" },
      { name: "Doors", slug: "doors" },
      { name: "Outdoor Carpentry", slug: "outdoor-carpentry" },
    ]);
  });

  test("the map is of the firm's towns, around it, as far as it goes", () => {
    const { radius, towns } = serviceMap(content);
    expect(radius).toBe(30);
    expect(towns.map(({ name, kind }) => [name, kind])).toEqual([
      ["Stroud", "town"],
      ["Hills", "area"],
    ]);
    const at = { ...content, business: { ...content.business, locality: "Stroud" } };
    expect(serviceMap(at).towns[0]!.kind).toBe("hub");
  });
});

describe("what else helps a reader", () => {
  const guide = { kind: "Guide", name: "What doors cost", href: "/guides/cost" };
  const post = { kind: "Blog", name: "Oak & pine", href: "/blog/oak" };
  test("guides, then posts, about any of the services", () => {
    expect(readingFor(["doors"], content)).toEqual([guide, post]);
    expect(readingFor(["kitchens"], content)).toEqual([post]);
    expect(readingFor(["roofs", "kitchens"], content)).toEqual([post]);
    expect(readingFor(["roofs"], content)).toEqual([]);
  });

  test("services named together the most often come first, then in their order", () => {
    const stairs = { ...kitchens, slug: "stairs", name: "Stairs", order: 3 };
    const more = { ...content, services: [stairs, doors, kitchens] };
    const link = (name: string, slug: string) => ({
      kind: "Service",
      name,
      href: `/services/${slug}`,
    });
    // A post and a project mention kitchens together with doors; nothing mentions stairs.
    expect(servicesBeside(doors, more)).toEqual([
      link("Kitchens", "kitchens"),
      link("Stairs", "stairs"),
    ]);
    expect(servicesBeside(stairs, more)).toEqual([
      link("Doors", "doors"),
      link("Kitchens", "kitchens"),
    ]);
    const project = { ...door, relatedServices: ["/services/doors", "/services/stairs/stroud"] };
    expect(
      servicesBeside(doors, { ...more, posts: [], guides: [], projects: [project] })[0]!.name,
    ).toBe("Stairs");
    const posts = [1, 2, 3].map(() => ({
      ...content.posts[0]!,
      relatedServices: ["stairs", "doors"],
    }));
    expect(servicesBeside(doors, { ...more, posts })).toEqual([
      link("Stairs", "stairs"),
      link("Kitchens", "kitchens"),
    ]);
    const guides = [1, 2, 3, 4].map(() => ({
      ...content.guides[0]!,
      relatedServices: ["doors", "kitchens"],
    }));
    expect(servicesBeside(doors, { ...more, posts, guides })[0]!.name).toBe("Kitchens");
  });

  test("the other towns, the nearest first, a degree to the east shorter than one to the north", () => {
    const at = (name: string, latitude: number, longitude: number) => ({
      ...stroud,
      name,
      latitude,
      longitude,
    });
    const home = at("Home", 52, -2);
    const towns = [at("North", 53, -2), home, at("East", 52, -0.6), at("Next", 52.1, -2.1)];
    expect(townsNear(home, { ...content, towns }).map(({ name }) => name)).toEqual([
      "Next",
      "East",
      "North",
    ]);
  });
});

describe("a town's facts", () => {
  test("are who plans, its postcodes, how far it is and what is near", () => {
    expect(townFacts(stroud)).toEqual([
      {
        name: "Planning authority",
        value: "Stroud Council",
        note: "Checked on 2 January 2026",
      },
      { name: "Postcodes", value: "GL5, GL6" },
      { name: "From our base", value: "About 8 miles in a straight line" },
      { name: "Also near", value: "One, Two, Three" },
    ]);
  });

  test("an area has no distance, nor has what is nearer than a kilometre", () => {
    const authority = {
      name: "Planning authority",
      value: "Hills Council",
      note: "Checked on 2 January 2026",
    };
    const near = { name: "Also near", value: "One, Two, Three" };
    expect(townFacts(hills)).toEqual([authority, near]);
    expect(townFacts({ ...hills, distanceKm: 30 })).toEqual([authority, near]);
    expect(townFacts({ ...hills, isArea: false, distanceKm: 0.9 })).toEqual([authority, near]);
    expect(townFacts({ ...hills, isArea: false, distanceKm: 1 })[1]!.value).toBe(
      "About 1 mile in a straight line",
    );
  });

  test("the distance is by road where that is known", () => {
    expect(townFacts({ ...stroud, roadMiles: 10 })[2]).toEqual({
      name: "From our base",
      value: "About 10 miles by road",
    });
  });

  test("the nearest project stands in the place of what is near", () => {
    expect(townFacts(hills, cards.projectCard(door, content)).at(-1)).toEqual({
      name: "Nearest project, Stroud",
      value: "Oak door",
      href: "/projects/door",
    });
  });
});

describe("the picture of a link", () => {
  const shared = (path: string) => getSharePicture(path, content);
  const of = (name: string) => ({
    src: `/pictures/${name}-share.jpg`,
    alt: `Picture of ${name}`,
    width: 1200,
    height: 630,
  });
  const drawn = { src: "/pictures/og.svg", alt: "Drawing of the firm", width: 1200, height: 630 };
  test.each([
    ["/", "hero"],
    ["/projects", "door"],
    ["/projects/shed", "shed"],
    ["/services", "door"],
    ["/services/kitchens", "kitchen"],
    ["/services/doors/stroud", "door"],
    ["/guides", "costs"],
    ["/guides/cost", "costs"],
    ["/blog", "advice"],
    ["/blog/oak", "advice"],
    ["/locations", "hero"],
    ["/locations/stroud", "door"],
    ["/locations/hills", "hero"],
  ])("to %s is the picture of %s", (path, name) => expect(shared(path)).toEqual(of(name)));

  test.each(["/privacy", "/projects/nothing", "/blog/nothing"])("to %s is the drawing", (path) =>
    expect(shared(path)).toEqual(drawn),
  );

  test("to a town is a project in it before one near it", () => {
    const near = { ...shed, slug: "near", towns: ["hills", "stroud"] };
    const projects = [near, door];
    expect(getSharePicture("/locations/stroud", { ...content, projects })).toEqual(of("door"));
    expect(getSharePicture("/locations/hills", { ...content, projects })).toEqual(of("shed"));
  });

  test("is the drawing where a picture was not cut, and that must be there", () => {
    const pictures: Content["pictures"] = {
      ...content.pictures,
      "hero.jpg": { ...content.pictures["hero.jpg"]! },
    };
    delete pictures["hero.jpg"]!.share;
    expect(getSharePicture("/", { ...content, pictures })).toEqual(drawn);
    delete pictures["og.svg"];
    expect(() => getSharePicture("/", { ...content, pictures })).toThrow(
      "No picture og.svg: run npm run pictures",
    );
    expect(getSharePicture("/blog", { ...content, pictures })).toEqual(of("advice"));
  });
});

describe("the frame of every page", () => {
  test("how to reach the firm", () => {
    expect(getContact(content)).toEqual({
      name: "Small & Sons",
      shortName: "Small",
      phone: "01452 000 001",
      phoneNumber: "+441452000001",
      phoneHref: "tel:+441452000001",
      email: "post@small.example",
      emailHref: "mailto:post@small.example",
      whatsappHref: "https://wa.me/441452000001?text=Hello!",
      whatsappText: "Hello!",
      locality: "Gloucester",
      region: "Gloucestershire",
      hours: content.business.hours,
      promises: { phone: "We ring back." },
    });
  });

  test("the first claim about a way of reaching the firm stands beside it", () => {
    const claims = (["phone", "whatsapp", "email", "call-bar", "phone"] as const).map(
      (channel, at) => ({ id: `c${at}`, channel, title: "A", words: `Words ${at}`, sample: false }),
    );
    const { promises } = getContact({ ...content, business: { ...content.business, claims } });
    expect(promises).toEqual({
      phone: "Words 0",
      whatsapp: "Words 1",
      email: "Words 2",
      visit: "Words 3",
    });
  });

  test("menus, facts, recent work and partners", () => {
    const { contact, menu, facts, ...shell } = getShell(content);
    expect(contact).toEqual(getContact(content));
    expect(menu).toEqual(cards.serviceMenu(content));
    expect(facts[0]).toEqual({ name: "Prices", value: "££" });
    expect(shell).toEqual({
      tagline: "We make doors",
      social: content.business.social,
      award: { name: "Best door", url: "https://award.example" },
      navigation: content.navigation,
      searchHint: "doors, oak",
      designer: { name: "Ann", url: "https://ann.example", credit: "Drawn by Ann" },
      services: [
        { name: "Doors", href: "/services/doors" },
        { name: "Kitchens", href: "/services/kitchens" },
      ],
      towns: [
        { name: "Stroud", href: "/locations/stroud" },
        { name: "Hills", href: "/locations/hills" },
      ],
      recentWork: [
        {
          title: "Oak door",
          href: "/projects/door",
          location: "Stroud",
          thumbnail: thumbnail("door"),
        },
        {
          title: "Garden shed",
          href: "/projects/shed",
          location: "Bath",
          thumbnail: thumbnail("shed"),
        },
      ],
      partners: [{ name: "Oak Co", url: "https://oak.example", logo: photograph("bench") }],
      hasGuides: true,
      notFoundPicture: drawing(
        "not-found",
        "Drawing of a staircase that stops after six steps, the rest only dashed",
      ),
    });
  });

  test("three projects are recent; a firm without guides or a designer says so", () => {
    const projects = Array.from({ length: 5 }, () => door);
    const business = { ...content.business, designer: undefined };
    const shell = getShell({ ...content, projects, business, guides: [] });
    expect(shell.recentWork).toHaveLength(3);
    expect(shell.hasGuides).toBe(false);
    expect(shell.designer).toBeUndefined();
  });
});

describe("what a job costs", () => {
  const row = {
    slug: "door",
    job: "A door",
    unit: "each door",
    href: "/guides/cost",
    low: "£100",
    typical: "£200 to £250",
    high: "£300",
    mark: { from: 0.5, to: 0.75 },
  };
  test("stands on the pages of its services and of its guide, and in the list of all", () => {
    expect(allCosts(content)).toEqual([row]);
    expect(costsOfService("kitchens", content)).toEqual([]);
    expect(costsOfGuide("other", content)).toEqual([]);
    expect(costsOfService("doors", content)).toEqual(costsOfGuide("cost", content));
    expect(costsOfGuide("cost", content)).toEqual([
      {
        ...row,
        includes: ["Hanging"],
        excludes: ["Paint"],
        takes: "a day",
        vat: "In the prices.",
        ours: undefined,
        sources: [
          {
            name: "A list",
            url: "https://prices.example",
            says: "£100 to £300, most £200 to £250",
            dated: "January 2026",
            read: "2 January 2026",
          },
        ],
      },
    ]);
  });

  test.each([
    ["excluded", "Not in the prices: add 20 per cent."],
    ["unstated", "Some sources do not say whether it is in. Ask."],
  ] as const)("VAT %s is said in words", (vat, words) => {
    const costs = [{ ...content.costs[0]!, vat }];
    expect(costsOfService("doors", { ...content, costs })[0]!.vat).toBe(words);
  });

  test("without a guide it leads to its first service; prices that are alike have no place", () => {
    const { guide: _, ...cost } = content.costs[0]!;
    const [shown] = allCosts({ ...content, costs: [{ ...cost, typical: 100, high: 100 }] });
    expect(shown).toMatchObject({ href: "/services/doors#cost", typical: "£100" });
    expect(shown!.mark).toBeUndefined();
  });

  test("the firm's own prices, with their day", () => {
    const cost = content.costs[0]!;
    const ours = (prices: object) =>
      costsOfService("doors", {
        ...content,
        costs: [{ ...cost, ours: { low: 150, high: 350, date: "2026-02-03", ...prices } }],
      })[0]!.ours;
    expect(ours({})).toBe("£150 to £350, 3 February 2026");
    expect(ours({ typical: [200, 250] })).toBe(
      "£150 to £350, most often £200 to £250, 3 February 2026",
    );
  });

  test("a guide to prices is one that a price names", () => {
    expect(costGuide(content)).toEqual({ name: "What doors cost", href: "/guides/cost" });
    expect(costGuide({ ...content, costs: [] })).toBeUndefined();
    const other = { ...content.guides[0]!, slug: "other" };
    expect(costGuide({ ...content, guides: [other, ...content.guides] })!.href).toBe(
      "/guides/cost",
    );
  });
});
