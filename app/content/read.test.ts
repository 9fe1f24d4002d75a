/** The result of reading an entry from disk, and the message for an invalid one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { auditSummary } from "./audit.server.ts";
import { entryFaults, getContent, readContent, townsOf, type Content } from "./content.server.ts";
import {
  checkValue,
  contentFolder,
  ContentError,
  faultsOf,
  readEntry,
  readFolder,
  readSheets,
  readYaml,
  type ContentFault,
} from "./read.server.ts";
import { picture } from "./schema/common.ts";
import { smallContent } from "./smallContent.ts";

let scratch = "";
beforeAll(() => (scratch = mkdtempSync(join(tmpdir(), "read-"))));
afterAll(() => rmSync(scratch, { recursive: true }));

const write = (name: string, text: string) => {
  const path = join(scratch, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};
/** A scratch folder, named relative to the content folder as the readers expect. */
const folder = (name: string) => relative(contentFolder, join(scratch, name));
const fileOf = (path: string) => relative(process.cwd(), path);
const schema = z.strictObject({ title: z.string(), order: z.number().optional() });
const faultsIn = (act: () => unknown): ContentFault[] => {
  try {
    act();
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
  return [];
};

describe("an entry", () => {
  test.each([
    ["\n", ""],
    ["\r\n", ""],
    ["\n", "\n\n"],
  ])("is its fields, its name and its words, set as a printer would (%j)", (end, blank) => {
    const path = write(
      "a/it-s.md",
      ["---", `title: It's "so"`, "---", `${blank}  It's`, "", "more.", ""].join(end),
    );
    expect(readEntry(path, schema)).toEqual({
      title: "It’s “so”",
      slug: "it-s",
      file: fileOf(path),
      body: `It’s${end}${end}more.`,
    });
  });

  test.each([
    ["no fields", "Words alone", "front matter: expected fields between two lines of ---"],
    ["a line before them", "\n---\ntitle: A\n---\nWords", "front matter: expected fields between"],
    ["no end of them", "---\ntitle: A\nWords", "front matter: expected fields between"],
    ["no words", "---\ntitle: A\n---\n \n", "text: expected words below the front matter"],
    ["fields that are no YAML", "---\ntitle: [\n---\nWords", "front matter: expected YAML: "],
    ["a field of another kind", "---\ntitle: 1\n---\nWords", "title: expected words; found 1"],
    ["a field too few", "---\norder: 1\n---\nWords", "title: expected words; found nothing"],
  ])("with %s is a fault", (_, text, wanted) => {
    const path = write("b/entry.md", text);
    const faults = faultsIn(() => readEntry(path, schema));
    expect(faults).toHaveLength(1);
    expect(`${faults[0]!.field}: ${faults[0]!.expected}`.startsWith(wanted)).toBe(true);
    expect(faults[0]!.file).toBe(fileOf(path));
    // The rest of the parser's message is no use to the author of an entry.
    expect(faults[0]!.expected).not.toContain("\n");
  });
});

describe("a folder", () => {
  test("gives its entries by name, and nothing that is no entry", () => {
    write("c/b.md", "---\ntitle: B\n---\nWords");
    write("c/a.md", "---\ntitle: A\n---\nWords");
    write("c/notes.txt", "Not an entry");
    const faults: ContentFault[] = [];
    expect(readFolder(folder("c"), schema, faults).map(({ slug }) => slug)).toEqual(["a", "b"]);
    expect(faults).toEqual([]);
  });

  test("that is not there has no entries", () => {
    const faults: ContentFault[] = [];
    expect(readFolder(folder("none"), schema, faults)).toEqual([]);
    expect(readSheets(folder("none"), schema, faults)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test.each(["Oak Door.md", "oak_door.md", "Oak.yaml"])("with %s: that is no address", (name) => {
    write(`named/${name}`, "---\ntitle: A\n---\nWords");
    const faults: ContentFault[] = [];
    if (name.endsWith(".md")) readFolder(folder("named"), schema, faults);
    else readSheets(folder("named"), z.unknown(), faults);
    rmSync(join(scratch, "named"), { recursive: true });
    const expected = `expected small letters and digits joined by hyphens, such as oak-door${name.slice(name.indexOf("."))}`;
    expect(faults).toContainEqual({
      file: fileOf(join(scratch, "named", name)),
      field: "file name",
      expected,
    });
  });

  test("tells the faults of all its entries, and gives the sound ones", () => {
    write("d/a.md", "---\ntitle: 1\norder: x\n---\nWords");
    write("d/b.md", "No fields");
    write("d/c.md", "---\ntitle: C\n---\nWords");
    const faults: ContentFault[] = [];
    expect(readFolder(folder("d"), schema, faults).map(({ slug }) => slug)).toEqual(["c"]);
    expect(faults.map(({ file, field }) => `${file.slice(-4)} ${field}`)).toEqual([
      "a.md title",
      "a.md order",
      "b.md front matter",
    ]);
  });

  test("of sheets is read as one of entries is", () => {
    write("e/b.yaml", "title: It's");
    write("e/a.yaml", "title: A");
    write("e/c.yaml", "title: 1");
    write("e/d.yaml", "title: [");
    write("e/e.md", "---\ntitle: E\n---\nWords");
    const faults: ContentFault[] = [];
    const sheets = readSheets(folder("e"), schema, faults);
    expect(sheets.slice(0, 2)).toEqual([
      { title: "A", slug: "a", file: fileOf(join(scratch, "e/a.yaml")) },
      { title: "It’s", slug: "b", file: fileOf(join(scratch, "e/b.yaml")) },
    ]);
    expect(faults.map(({ file, field }) => `${file.slice(-6)} ${field}`)).toEqual([
      "c.yaml title",
      "d.yaml fields",
    ]);
  });

  test("a reader that fails for another reason is not taken for a fault of the content", () => {
    write("f/a.md", "---\ntitle: A\n---\nWords");
    const broken = z.string().transform(() => {
      throw new Error("broken");
    }) as unknown as typeof schema;
    expect(() => readFolder(folder("f"), z.object({ title: broken }), [])).toThrow("broken");
    write("g/a.yaml", "title: A");
    expect(() => readSheets(folder("g"), z.object({ title: broken }), [])).toThrow("broken");
  });
});

test("a file that is not there is a fault of its own", () => {
  expect(faultsIn(() => readYaml(scratch, "nothing.yaml"))).toEqual([
    {
      file: fileOf(join(scratch, "nothing.yaml")),
      field: "file",
      expected: "expected it to exist",
    },
  ]);
  write("h.yaml", "title: [");
  expect(faultsIn(() => readYaml(scratch, "h.yaml"))[0]!.field).toBe("fields");
  write("i.yaml", "title: A");
  expect(readYaml(scratch, "i.yaml")).toEqual({ title: "A" });
});

describe("a fault", () => {
  const say = (value: unknown, of: z.ZodType = schema) =>
    faultsOf("a.md", of.safeParse(value).error!, value);

  test("says what was found, cut where it is long", () => {
    expect(say({ title: "a", order: "x".repeat(78) })[0]!.expected).toBe(
      `expected a number; found "${"x".repeat(78)}"`,
    );
    expect(say({ title: "a", order: "x".repeat(79) })[0]!.expected).toBe(
      `expected a number; found "${"x".repeat(76)}…`,
    );
    expect(say({ title: null })[0]!.expected).toBe("expected words; found null");
    expect(say(undefined)[0]).toMatchObject({ field: "front matter" });
  });

  test("of a picture without words names the picture", () => {
    expect(say({ src: "a.jpg" }, picture)[0]!.expected).toBe(
      "expected words that say what is to be seen in the picture a.jpg; found nothing",
    );
    expect(say({ src: 1 }, picture).map(({ expected }) => expected)[1]).toBe(
      "expected words that say what is to be seen in the picture; found nothing",
    );
    expect(say({ src: "a.png", alt: "A" }, picture)[0]!.expected).toBe(
      'expected a .jpg, .webp or .svg under app/content/pictures; found "a.png"',
    );
    expect(
      say({ pictures: [{ src: "b.jpg" }] }, z.object({ pictures: picture.array() }))[0],
    ).toEqual({
      file: "a.md",
      field: "pictures.0.alt",
      expected: "expected words that say what is to be seen in the picture b.jpg; found nothing",
    });
  });

  test("or several are told in lines of their own", () => {
    const fault = { file: "a.md", field: "title", expected: "expected words" };
    const one = new ContentError([fault]);
    expect([one.name, one.message]).toEqual([
      "ContentError",
      "The content has a fault:\n  a.md: title: expected words",
    ]);
    expect(new ContentError([fault, fault]).message).toBe(
      "The content has 2 faults:\n  a.md: title: expected words\n  a.md: title: expected words",
    );
  });

  test("of a value that stands alone leaves the value to be looked at further", () => {
    const faults: ContentFault[] = [];
    expect(checkValue("a.ts", { title: "A", order: 1 }, schema, faults)).toEqual({
      title: "A",
      order: 1,
    });
    expect(faults).toEqual([]);
    expect(checkValue("a.ts", { title: 1 }, schema, faults)).toEqual({ title: 1 });
    expect(faults).toEqual([{ file: "a.ts", field: "title", expected: "expected words; found 1" }]);
  });
});

test("the last audit is read", () => {
  expect(auditSummary().criteria.total).toBe(55);
});

describe("all content", () => {
  test("is sound, and stands in the order in which pages show it", () => {
    const { projects, services, towns, guides, posts, testimonials, costs, serviceTowns } =
      readContent();
    for (const list of [services, towns, guides, costs]) {
      const orders = list.map(({ order }) => order);
      expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    }
    for (const dates of [
      posts.map(({ published }) => published),
      testimonials.map(({ date }) => date),
    ])
      expect(dates).toEqual(dates.toSorted().toReversed());
    const featured = projects.map((project) => project.featured ?? Infinity);
    expect(featured).toEqual(featured.toSorted((a, b) => (a === b ? 0 : a - b)));
    const rest = projects.filter((project) => project.featured === undefined);
    const changed = rest.map(({ updated }) => updated);
    expect(changed).toEqual(changed.toSorted().toReversed());
    for (const { service, town, slug, file } of serviceTowns) {
      expect(town).toBe(slug);
      expect(file).toBe(`app/content/service-towns/${service}/${town}.md`);
    }
  });

  test("is read once, and anew for each request in development", () => {
    expect(getContent()).toBe(getContent());
    const { NODE_ENV } = process.env;
    process.env.NODE_ENV = "development";
    try {
      expect(getContent()).not.toBe(getContent());
    } finally {
      process.env.NODE_ENV = NODE_ENV;
    }
  });
});

test("a service has pages for the towns it lists, or for all", () => {
  const { services, towns } = smallContent();
  expect(townsOf(services[0]!, towns)).toEqual(["stroud", "hills"]);
  expect(townsOf({ ...services[0]!, towns: ["hills"] }, towns)).toEqual(["hills"]);
});

describe("between entries", () => {
  const faults = (spoil: (content: Content) => unknown = () => {}) => {
    const content = smallContent();
    spoil(content);
    return entryFaults(content).map(
      ({ file, field, expected }) => `${file}: ${field}: ${expected}`,
    );
  };
  const missing = (name: string) => `expected a file under app/content/pictures; found no ${name}`;

  test("nothing is wrong where every name leads somewhere", () => expect(faults()).toEqual([]));

  test("a date may be tomorrow, where the day begins first, and not later", () => {
    vi.useFakeTimers({ now: new Date("2030-03-01T12:00:00Z") });
    const on = (date: string) => faults(({ projects }) => (projects[0]!.updated = date));
    expect(on("2030-03-02")).toEqual([]);
    expect(on("2030-03-03")).toEqual([
      "app/content/projects/door.md: updated: expected a date that has come; found 2030-03-03",
    ]);
    vi.useRealTimers();
  });

  test.each<[string, (content: Content) => unknown, string[]]>([
    [
      "a project of a service that is not there",
      ({ projects }) => (projects[1]!.relatedServices = ["/services/doors/stroud", "/services/no"]),
      [
        "app/content/projects/shed.md: relatedServices.1: expected the path of a service, alone or in a town, such as /services/kitchens; found /services/no",
      ],
    ],
    [
      "a project of a kind that is not there",
      ({ projects }) => (projects[0]!.category = "Roofs"),
      [
        'app/content/projects/door.md: category: expected one of Kitchens, Bespoke Carpentry, Doors, Outdoor Carpentry; found "Roofs"',
      ],
    ],
    [
      "a project near a town that is not there",
      ({ projects }) => (projects[0]!.towns = ["stroud", "nowhere"]),
      [
        'app/content/projects/door.md: towns: expected the name of a town (stroud, hills); found "nowhere"',
      ],
    ],
    [
      "pictures and films of a project that are not there",
      ({ projects }) => {
        const [door] = projects;
        door!.images[1]!.src = "1.jpg";
        door!.beforeImage!.src = "2.jpg";
        door!.afterImage!.src = "3.jpg";
        door!.video!.thumbnail.src = "4.jpg";
        door!.video!.mp4 = "5.mp4";
        door!.video!.webm = "6.webm";
        door!.body = "![A door](7.jpg)";
      },
      [
        `app/content/projects/door.md: images.1.src: ${missing("1.jpg")}`,
        `app/content/projects/door.md: beforeImage.src: ${missing("2.jpg")}`,
        `app/content/projects/door.md: afterImage.src: ${missing("3.jpg")}`,
        `app/content/projects/door.md: video.thumbnail.src: ${missing("4.jpg")}`,
        `app/content/projects/door.md: video.mp4: ${missing("5.mp4")}`,
        `app/content/projects/door.md: video.webm: ${missing("6.webm")}`,
        `app/content/projects/door.md: text: ${missing("7.jpg")}`,
      ],
    ],
    [
      "what a service names",
      ({ services }) =>
        Object.assign(services[0]!, {
          relatedProjects: ["no-project"],
          relatedGuides: ["no-guide"],
          icon: "no-icon",
          picture: { src: "no.jpg", alt: "" },
        }),
      [
        'app/content/services/doors.md: relatedProjects: expected the name of a project (door, shed); found "no-project"',
        'app/content/services/doors.md: relatedGuides: expected the name of a guide (cost); found "no-guide"',
        `app/content/services/doors.md: picture.src: ${missing("no.jpg")}`,
        `app/content/services/doors.md: icon: ${missing("icons/no-icon.svg")}`,
      ],
    ],
    [
      "a service for a town without a page for it",
      ({ services }) => (services[1]!.towns = ["stroud"]),
      [
        "app/content/services/kitchens.md: towns: expected app/content/service-towns/kitchens/stroud.md to exist",
      ],
    ],
    [
      "a service without its page for one of its towns",
      ({ serviceTowns, projects }) => {
        serviceTowns.pop();
        projects.pop();
      },
      [
        "app/content/services/doors.md: towns: expected app/content/service-towns/doors/stroud.md to exist",
      ],
    ],
    [
      "a service for a town that is not there",
      ({ services }) => (services[1]!.towns = ["nowhere"]),
      [
        'app/content/services/kitchens.md: towns: expected the name of a town (stroud, hills); found "nowhere"',
        "app/content/services/kitchens.md: towns: expected app/content/service-towns/kitchens/nowhere.md to exist",
      ],
    ],
    [
      "a page for a service and a town that are not there",
      ({ serviceTowns }) =>
        serviceTowns.push({
          ...serviceTowns[0]!,
          file: "a.md",
          service: "no-service",
          town: "no-town",
          nearestProject: "no-project",
        }),
      [
        'a.md: folder: expected the name of a service (doors, kitchens); found "no-service"',
        'a.md: file name: expected the name of a town (stroud, hills); found "no-town"',
        'a.md: nearestProject: expected the name of a project (door, shed); found "no-project"',
      ],
    ],
    [
      "a nearest project that is not near the town, or shows another service",
      ({ serviceTowns, projects }) => {
        const [hills, stroud] = serviceTowns;
        Object.assign(hills!, { nearestProject: "door" });
        Object.assign(stroud!, { nearestProject: "shed" });
        Object.assign(projects[1]!, { towns: ["stroud"], relatedServices: ["/services/kitchens"] });
      },
      [
        "app/content/service-towns/doors/hills.md: nearestProject: expected a project that lists hills under towns and doors under relatedServices; found door",
        "app/content/service-towns/doors/stroud.md: nearestProject: expected a project that lists stroud under towns and doors under relatedServices; found shed",
      ],
    ],
    [
      "a price for which no such job is done",
      ({ projects }) => (projects[0]!.priceBand!.high = 601),
      [
        "app/content/projects/door.md: priceBand: expected a band within £200 and £600, as app/content/costs/door.yaml has them",
      ],
    ],
    [
      "a price for less than such a job is done for",
      ({ projects }) => (projects[0]!.priceBand!.low = 199),
      [
        "app/content/projects/door.md: priceBand: expected a band within £200 and £600, as app/content/costs/door.yaml has them",
      ],
    ],
    [
      "a price of a job that is not there",
      ({ projects }) => (projects[0]!.priceBand!.like = "no"),
      [
        "app/content/projects/door.md: priceBand.like: expected the name of a job in costs (door); found no",
      ],
    ],
    [
      "a figure of a claim that is not made",
      ({ home }) => (home.about.stats[1]!.claim = "no"),
      [
        "app/content/home.yaml: about.stats.1.claim: expected the id of a claim of app/content/business.yaml (phone-reply, insured); found no",
      ],
    ],
    [
      "a page for a town that its service does not list",
      ({ serviceTowns }) =>
        serviceTowns.push({ ...serviceTowns[0]!, file: "a.md", service: "kitchens" }),
      ["a.md: file name: expected a town that app/content/services/kitchens.md lists under towns"],
    ],
    [
      "what guides and posts name",
      ({ guides, posts }) => {
        Object.assign(guides[0]!, { relatedServices: ["no"], relatedGuides: ["no"] });
        guides[0]!.picture.src = "no.jpg";
        posts[0]!.relatedServices = ["no"];
        posts[0]!.picture.src = "no.jpg";
      },
      [
        'app/content/guides/cost.md: relatedServices: expected the name of a service (doors, kitchens); found "no"',
        'app/content/guides/cost.md: relatedGuides: expected the name of a guide (cost); found "no"',
        `app/content/guides/cost.md: picture.src: ${missing("no.jpg")}`,
        'app/content/blog/oak.md: relatedServices: expected the name of a service (doors, kitchens); found "no"',
        `app/content/blog/oak.md: picture.src: ${missing("no.jpg")}`,
      ],
    ],
    [
      "what testimonials and prices name",
      ({ testimonials, costs }) => {
        Object.assign(testimonials[0]!, { service: "no", town: "no", project: "no" });
        Object.assign(costs[0]!, { services: ["no"], guide: "no" });
      },
      [
        'app/content/testimonials/quiet.md: service: expected the name of a service (doors, kitchens); found "no"',
        'app/content/testimonials/quiet.md: town: expected the name of a town (stroud, hills); found "no"',
        'app/content/testimonials/quiet.md: project: expected the name of a project (door, shed); found "no"',
        'app/content/costs/door.yaml: services: expected the name of a service (doors, kitchens); found "no"',
        'app/content/costs/door.yaml: guide: expected the name of a guide (cost); found "no"',
      ],
    ],
    [
      "pictures of partners and of the home page",
      ({ partners, home }) => {
        partners[0]!.logo.src = "1.jpg";
        home.preview.src = "2.svg";
        home.hero.picture.src = "3.jpg";
        home.about.pictures[0]!.src = "4.jpg";
        home.hero.video = { mp4: "5.mp4", webm: "6.webm" };
      },
      [
        `app/content/partners.yaml: Oak Co: logo.src: ${missing("1.jpg")}`,
        `app/content/home.yaml: preview.src: ${missing("2.svg")}`,
        `app/content/home.yaml: hero.picture.src: ${missing("3.jpg")}`,
        `app/content/home.yaml: about.pictures.0.src: ${missing("4.jpg")}`,
        `app/content/home.yaml: hero.video.mp4: ${missing("5.mp4")}`,
        `app/content/home.yaml: hero.video.webm: ${missing("6.webm")}`,
      ],
    ],
    [
      "words in braces that stand for nothing",
      (content) => {
        content.posts[0]!.body = "We say {{claim:no}}.";
        content.services[0]!.questions[1]!.answer = "{{business.no}}";
        content.home.hero.lead = "{{claim:no}}";
        content.business.tagline = "{{claim:no}}";
        content.faq[0]!.title = "{{claim:no}}";
      },
      [
        "app/content/business.yaml: tagline: {{claim:no}}: expected a field or a claim of app/content/business.yaml",
        "app/content/home.yaml: hero.lead: {{claim:no}}: expected a field or a claim of app/content/business.yaml",
        "app/content/faq.yaml: 0.title: {{claim:no}}: expected a field or a claim of app/content/business.yaml",
        "app/content/services/doors.md: questions.1.answer: {{business.no}}: expected a field or a claim of app/content/business.yaml",
        "app/content/blog/oak.md: text: {{claim:no}}: expected a field or a claim of app/content/business.yaml",
      ],
    ],
  ])("%s", (_, spoil, wanted) => expect(faults(spoil)).toEqual(wanted));

  test("of many names a dozen are proposed", () => {
    const fault = faults(({ projects, towns }) => {
      for (let at = 0; at < 20; at++) towns.push({ ...towns[0]!, slug: `town-${at}` });
      projects[0]!.towns = ["nowhere"];
    }).find((line) => line.includes("projects/door"));
    expect(fault).toContain(
      "hills, town-0, town-1, town-2, town-3, town-4, town-5, town-6, town-7, town-8, town-9);",
    );
  });
});
