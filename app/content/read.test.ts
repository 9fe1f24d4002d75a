/** The result of reading an entry from disk, and the message for an invalid one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { getContent, readContent } from "./content.server.ts";
import { townsOf, type Content } from "./entries.server.ts";
import { entryIssues } from "./issues.server.ts";
import {
  checkValue,
  contentFolder,
  issuesOf,
  readEntry,
  readFolder,
  readYamlEntries,
  readYaml,
} from "./read.server.ts";
import { ContentError, type ContentIssue } from "./source.server.ts";
import { picture } from "./schema/common.ts";
import { smallContent } from "./fixtures/smallContent.ts";

let scratch = "";
beforeAll(() => (scratch = mkdtempSync(join(tmpdir(), "read-"))));
afterAll(() => rmSync(scratch, { recursive: true }));
afterEach(() => void vi.unstubAllEnvs());

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
const issuesIn = (act: () => unknown): ContentIssue[] => {
  try {
    act();
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
  return [];
};

describe("an entry", () => {
  test.each([
    ["\n", ""],
    ["\r\n", ""],
    ["\r", ""],
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
      body: "It’s\n\nmore.",
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
  ])("with %s is an issue", (_, text, wanted) => {
    const path = write("b/entry.md", text);
    const issues = issuesIn(() => readEntry(path, schema));
    expect(issues).toHaveLength(1);
    expect(`${issues[0]!.field}: ${issues[0]!.expected}`.startsWith(wanted)).toBe(true);
    expect(issues[0]!.file).toBe(fileOf(path));
    // The rest of the parser's message is no use to the author of an entry.
    expect(issues[0]!.expected).not.toContain("\n");
  });
});

describe("a folder", () => {
  test("that is not there has no entries", () => {
    const issues: ContentIssue[] = [];
    expect(readFolder(folder("none"), schema, issues)).toEqual([]);
    expect(readYamlEntries(folder("none"), schema, issues)).toEqual([]);
    expect(issues).toEqual([]);
  });

  test.each(["Oak Door.md", "oak_door.md", "Oak.yaml", "oak.MD", "oak.md.txt", "oak.yml"])(
    "with %s: that is no address",
    (name) => {
      const path = write(`named ${name}/${name}`, "---\ntitle: A\n---\nWords");
      const issues: ContentIssue[] = [];
      const isEntry = /\.md/i.test(name);
      (isEntry ? readFolder : readYamlEntries)(folder(`named ${name}`), schema, issues);
      const expected = `expected small letters and digits joined by hyphens, such as oak-door${isEntry ? ".md" : ".yaml"}`;
      expect(issues).toContainEqual({ file: fileOf(path), field: "file name", expected });
    },
  );

  /** The last part of each issue's file, and its field. */
  const places = (issues: ContentIssue[]) =>
    issues.map(({ file, field }) => `${basename(file)} ${field}`);

  test("gives its sound entries by name, and tells the issues of all others", () => {
    write("d/e.md", "---\ntitle: E\n---\nWords");
    write("d/a.md", "---\ntitle: 1\norder: x\n---\nWords");
    write("d/b.md", "No fields");
    write("d/c.md", "---\ntitle: C\n---\nWords");
    write("d/notes.txt", "Not an entry");
    write("d/._a.md", "Left by a Mac");
    write("d/~$a.md", "Left by Word");
    const issues: ContentIssue[] = [];
    expect(readFolder(folder("d"), schema, issues).map(({ slug }) => slug)).toEqual(["c", "e"]);
    expect(places(issues)).toEqual(["a.md title", "a.md order", "b.md front matter"]);
  });

  test("of entries is read as one of entries is", () => {
    write("e/b.yaml", "title: It's");
    write("e/a.yaml", "title: A");
    write("e/c.yaml", "title: 1");
    write("e/d.yaml", "title: [");
    write("e/e.md", "---\ntitle: E\n---\nWords");
    const issues: ContentIssue[] = [];
    const entries = readYamlEntries(folder("e"), schema, issues);
    expect(entries.slice(0, 2)).toEqual([
      { title: "A", slug: "a", file: fileOf(join(scratch, "e/a.yaml")) },
      { title: "It’s", slug: "b", file: fileOf(join(scratch, "e/b.yaml")) },
    ]);
    expect(places(issues)).toEqual(["c.yaml title", "d.yaml fields"]);
  });

  test("a reader that fails for another reason is not taken for an issue of the content", () => {
    write("f/a.md", "---\ntitle: A\n---\nWords");
    const broken = z.string().transform(() => {
      throw new Error("broken");
    }) as unknown as typeof schema;
    expect(() => readFolder(folder("f"), z.object({ title: broken }), [])).toThrow("broken");
    write("g/a.yaml", "title: A");
    expect(() => readYamlEntries(folder("g"), z.object({ title: broken }), [])).toThrow("broken");
  });
});

test("a file that is not there is an issue of its own", () => {
  expect(issuesIn(() => readYaml(scratch, "nothing.yaml"))).toEqual([
    {
      file: fileOf(join(scratch, "nothing.yaml")),
      field: "file",
      expected: "expected it to exist",
    },
  ]);
  write("h.yaml", "title: [");
  expect(issuesIn(() => readYaml(scratch, "h.yaml"))[0]!.field).toBe("fields");
  write("i.yaml", "title: A");
  expect(readYaml(scratch, "i.yaml")).toEqual({ title: "A" });
});

describe("an issue", () => {
  const say = (value: unknown, of: z.ZodType = schema) =>
    issuesOf("a.md", of.safeParse(value).error!, value).map(
      ({ file, field, expected }) => `${file}: ${field}: ${expected}`,
    );

  test("says what was found, cut where it is long", () => {
    expect([78, 79].flatMap((length) => say({ title: "a", order: "x".repeat(length) }))).toEqual([
      `a.md: order: expected a number; found "${"x".repeat(78)}"`,
      `a.md: order: expected a number; found "${"x".repeat(76)}…`,
    ]);
    expect(say({ title: null })).toEqual(["a.md: title: expected words; found null"]);
    expect(say(undefined)).toEqual([
      "a.md: front matter: expected fields of its own; found nothing",
    ]);
  });

  test("of a picture without words names the picture", () => {
    const pictures = [{ src: "b.jpg" }, { src: 1 }, { src: "a.png", alt: "A" }];
    expect(say({ pictures }, z.object({ pictures: picture.array() }))).toEqual([
      "a.md: pictures.0.alt: expected words that say what is to be seen in the picture (b.jpg); found nothing",
      "a.md: pictures.1.src: expected words; found 1",
      "a.md: pictures.1.alt: expected words that say what is to be seen in the picture; found nothing",
      'a.md: pictures.2.src: expected a .jpg, .webp or .svg under app/content/pictures; found "a.png"',
    ]);
  });

  test("or several are told in lines of their own", () => {
    const issue = { file: "a.md", field: "title", expected: "expected words" };
    const one = new ContentError([issue]);
    expect([one.name, one.message]).toEqual([
      "ContentError",
      "The content has an issue:\n  a.md: title: expected words",
    ]);
    expect(new ContentError([issue, issue]).message).toBe(
      "The content has 2 issues:\n  a.md: title: expected words\n  a.md: title: expected words",
    );
  });

  test("of a value that stands alone leaves the value to be looked at further", () => {
    const issues: ContentIssue[] = [];
    expect(checkValue("a.ts", { title: "A", order: 1 }, schema, issues)).toEqual({
      title: "A",
      order: 1,
    });
    expect(issues).toEqual([]);
    expect(checkValue("a.ts", { title: 1 }, schema, issues)).toEqual({ title: 1 });
    expect(issues).toEqual([{ file: "a.ts", field: "title", expected: "expected words; found 1" }]);
  });
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
    vi.stubEnv("NODE_ENV", "development");
    expect(getContent()).not.toBe(getContent());
  });
});

test("a service has pages for the towns it lists, or for all", () => {
  const { services, towns } = smallContent();
  expect(townsOf(services[0]!, towns)).toEqual(["stroud", "hills"]);
  expect(townsOf({ ...services[0]!, towns: ["hills"] }, towns)).toEqual(["hills"]);
});

describe("between entries", () => {
  const issues = (spoil: (content: Content) => unknown) => {
    const content = smallContent();
    spoil(content);
    return entryIssues(content).map(
      ({ file, field, expected }) => `${file}: ${field}: ${expected}`,
    );
  };

  test("nothing is wrong where every name leads somewhere", () =>
    expect(issues(() => {})).toEqual([]));

  test("a date may be tomorrow, where the day begins first, and not later", () => {
    vi.useFakeTimers({ now: new Date("2030-03-01T12:00:00Z") });
    const on = (date: string) => issues(({ projects }) => (projects[0]!.updated = date));
    expect(on("2030-03-02")).toEqual([]);
    expect(on("2030-03-03")).toEqual([
      "app/content/projects/door.md: updated: expected a date that has come; found 2030-03-03",
    ]);
    // Closures are planned.
    const holidays = [{ date: "2031-01-01", name: "A day" }];
    expect(issues(({ business }) => (business.hours.bankHolidays = holidays))).toEqual([]);
    const nextStart = { from: "2031-01-01", until: "2030-12-01", sample: false };
    expect(issues(({ business }) => (business.nextStart = nextStart))).toEqual([]);
    vi.useRealTimers();
  });

  test("a price is within those of such jobs, times their number", () => {
    const band = (change: object) =>
      issues(({ projects }) => Object.assign(projects[0]!.priceBand!, change));
    const wanted =
      "app/content/projects/door.md: priceBand: expected a band within £200 and £600, as app/content/costs/door.yaml has them";
    expect(band({ low: 200, high: 600 })).toEqual([]);
    expect(band({ high: 601 })).toEqual([wanted]);
    expect(band({ low: 199 })).toEqual([wanted]);
    // The firm's own have VAT in them, and so have published ones as they are compared.
    const ours = { low: 150, high: 250, date: "2026-01-01", sample: false };
    expect(issues(({ costs }) => (costs[0]!.ours = ours))).toEqual([
      "app/content/projects/door.md: priceBand: expected a band within £300 and £500, as app/content/costs/door.yaml has ours",
    ]);
    expect(
      issues(({ projects, costs }) => {
        costs[0]!.sources[0]!.vat = "excluded";
        projects[0]!.priceBand!.high = 720;
        projects[0]!.priceBand!.low = 240;
      }),
    ).toEqual([]);
  });

  test.each<[string, (content: Content) => unknown]>([
    [
      "names that lead nowhere",
      ({ projects, services, guides, posts, testimonials, costs, home }) => {
        const [door, shed] = projects;
        Object.assign(door!, { category: "Roofs", towns: ["stroud", "no"] });
        door!.priceBand!.like = "no";
        shed!.relatedServices = ["/services/doors/stroud", "/services/no"];
        Object.assign(services[0]!, { relatedProjects: ["no"], relatedGuides: ["no"] });
        Object.assign(guides[0]!, { relatedServices: ["no"], relatedGuides: ["no"] });
        posts[0]!.relatedServices = ["no"];
        Object.assign(testimonials[0]!, { service: "no", town: "no", project: "no" });
        Object.assign(costs[0]!, { services: ["no"], guide: "no" });
        home.about.stats[1]!.claim = "no";
      },
    ],
    [
      "pictures and films that are not there",
      ({ projects, services, towns, guides, posts, partners, home }) => {
        const missing = { src: "lost.jpg", alt: "", sample: false };
        const film = { mp4: "lost.mp4", webm: "lost.webm" };
        const [door] = projects;
        door!.images[1] = missing;
        Object.assign(door!, { beforeImage: missing, afterImage: missing });
        Object.assign(door!.video!, { ...film, thumbnail: missing });
        door!.body = "![A door](lost.jpg)";
        services[0]!.icon = "lost";
        for (const each of [services[0]!, towns[0]!, guides[0]!, posts[0]!, home.hero])
          each.picture = missing;
        partners[0]!.logo = missing;
        Object.assign(home, { preview: missing });
        home.about.pictures[0] = missing;
        home.hero.video = film;
      },
    ],
    [
      "towns of a service without a page for them",
      ({ services, serviceTowns, projects }) => {
        services[1]!.towns = ["stroud", "no"];
        serviceTowns.pop();
        projects.pop();
      },
    ],
    [
      "pages of services in towns that do not fit",
      ({ serviceTowns, projects }) => {
        const [hills, stroud] = serviceTowns;
        serviceTowns.push(
          { ...hills!, file: "a.md", service: "no", town: "no", nearestProject: "no" },
          { ...hills!, file: "b.md", service: "kitchens" },
        );
        // One is near another town, one shows another service.
        hills!.nearestProject = "door";
        stroud!.nearestProject = "shed";
        Object.assign(projects[1]!, { towns: ["stroud"], relatedServices: ["/services/kitchens"] });
      },
    ],
    [
      "words in braces that stand for nothing",
      ({ posts, services, home, business, faq }) => {
        posts[0]!.body = "We say {{claim:no}}.";
        services[0]!.questions[1]!.answer = "{{business.no}}";
        home.hero.lead = "{{claim:no}}";
        business.tagline = "{{claim:no}}";
        faq[0]!.title = "{{claim:no}}";
      },
    ],
  ])("%s are named", (_, spoil) => expect(issues(spoil).join("\n")).toMatchSnapshot());

  test("of many names a dozen are proposed", () => {
    const issue = issues(({ projects, towns }) => {
      for (let at = 0; at < 20; at++) towns.push({ ...towns[0]!, slug: `town-${at}` });
      projects[0]!.towns = ["nowhere"];
    }).find((line) => line.includes("projects/door"));
    expect(issue).toContain(
      "hills, town-0, town-1, town-2, town-3, town-4, town-5, town-6, town-7, town-8, town-9);",
    );
  });
});
