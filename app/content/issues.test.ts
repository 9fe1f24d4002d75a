/** What is wrong between entries whose own fields are sound, as told to their author. */
import { expect, onTestFinished, test, vi } from "vitest";
import type { LabelSide } from "../lib/serviceMap.ts";
import type { Content } from "./entries.server.ts";
import { entryIssues } from "./issues.server.ts";
import { smallContent } from "../fixtures/smallContent.ts";

const issues = (spoil: (content: Content) => unknown) => {
  const content = smallContent();
  spoil(content);
  return entryIssues(content).map(({ file, field, expected }) => `${file}: ${field}: ${expected}`);
};

test("nothing is wrong where every name leads somewhere", () =>
  expect(issues(() => {})).toEqual([]));

test("a firm has a service and a town", () => {
  expect(issues((content) => (content.services = []))).toContain(
    "app/fixtures/firm/content/services: folder: expected at least one service",
  );
  expect(issues((content) => (content.towns = []))).toContain(
    "app/fixtures/firm/content/towns: folder: expected at least one town",
  );
});

test("a date may be tomorrow, where the day begins first, and not later", () => {
  vi.useFakeTimers({ now: new Date("2030-03-01T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const on = (date: string) => issues(({ projects }) => (projects[0]!.updated = date));
  expect(on("2030-03-02")).toEqual([]);
  expect(on("2030-03-03")).toEqual([
    "app/fixtures/firm/content/projects/door.md: updated: expected a date that has come; found 2030-03-03",
  ]);
  // Closures are planned.
  const holidays = [{ date: "2031-01-01", name: "A day" }];
  expect(issues(({ business }) => (business.hours.bankHolidays = holidays))).toEqual([]);
  const nextStart = { from: "2031-01-01", until: "2030-12-01", sample: false };
  expect(issues(({ business }) => (business.nextStart = nextStart))).toEqual([]);
});

test("a price is within those of such jobs, times their number", () => {
  const band = (change: object) =>
    issues(({ projects }) => Object.assign(projects[0]!.priceBand!, change));
  const wanted =
    "app/fixtures/firm/content/projects/door.md: priceBand: expected a band within £200 and £600, as app/fixtures/firm/content/costs/door.yaml has them";
  expect(band({ low: 200, high: 600 })).toEqual([]);
  expect(band({ high: 601 })).toEqual([wanted]);
  expect(band({ low: 199 })).toEqual([wanted]);
  // The firm's own have VAT in them, and so have published ones as they are compared.
  const ours = { low: 150, high: 250, date: "2026-01-01", sample: false };
  expect(issues(({ costs }) => (costs[0]!.ours = ours))).toEqual([
    "app/fixtures/firm/content/projects/door.md: priceBand: expected a band within £300 and £500, as app/fixtures/firm/content/costs/door.yaml has ours",
  ]);
  expect(
    issues(({ projects, costs }) => {
      costs[0]!.sources[0]!.vat = "excluded";
      projects[0]!.priceBand!.high = 720;
      projects[0]!.priceBand!.low = 240;
    }),
  ).toEqual([]);
});

test("a page's kind is one that its job has, where the firm prices kinds", () => {
  const kinds = (kind: string, isPriced = true) =>
    issues(({ services, costs }) => {
      const rows = ["oak", "pine"].map((id) => ({ id, job: id, low: 200, high: 300 }));
      const ours = { low: 100, high: 300, date: "2026-01-01", sample: false };
      costs[0]!.ours = { ...ours, ...(isPriced && { kinds: { of: "Each", rows } }) };
      services.find(({ slug }) => slug === costs[0]!.services[0])!.kind = kind;
    });
  expect(kinds("oak")).toEqual([]);
  expect(kinds("elm")).toEqual([
    expect.stringMatching(
      /: kind: expected the id of a kind in app\/fixtures\/firm\/content\/costs\/door\.yaml \(oak, pine\); found elm$/,
    ),
  ]);
  expect(kinds("elm", false)).toEqual([]);
});

test("a project's price lies within its kind's, and the kind is there", () => {
  const band = (change: object) =>
    issues(({ projects, costs }) => {
      const rows = ["oak", "pine"].map((id) => ({ id, job: id, low: 250, high: 500 }));
      const ours = { low: 100, high: 300, date: "2026-01-01", sample: false };
      costs[0]!.ours = { ...ours, kinds: { of: "Each", rows } };
      Object.assign(projects[0]!.priceBand!, change);
    });
  const file = "app/fixtures/firm/content/projects/door.md: priceBand";
  expect(band({ low: 250, high: 500, kind: "oak" })).toEqual([]);
  expect(band({ low: 250, high: 501, kind: "oak" })).toEqual([
    `${file}: expected a band within £250 and £500, as app/fixtures/firm/content/costs/door.yaml has ours for oak`,
  ]);
  expect(band({ low: 250, high: 501, kind: "elm" })).toEqual([
    `${file}.kind: expected the id of a kind in app/fixtures/firm/content/costs/door.yaml (oak, pine); found elm`,
  ]);
});

function positionAt(east: number, south: number, centre: Content["business"]["centre"]) {
  // A degree of latitude is 111.2 km, and one of longitude shorter by its cosine.
  const across = 111.195 * Math.cos((centre.latitude * Math.PI) / 180);
  return {
    latitude: centre.latitude - south / 111.195,
    longitude: centre.longitude + east / across,
  };
}

test.each<[name: string, east: number, south: number, label: LabelSide, issue: string]>([
  ["Mockbury", 0, 0, "east", ""],
  // 67 px to the right edge, for 84 px of letters and a gap of 7.
  [
    "Tetford Moor",
    41,
    0,
    "east",
    "label: expected a side of its dot where a phone's map has room for Tetford Moor, one of west, north, south, north-east, south-east, north-west, south-west; found east",
  ],
  ["Tetford", 41, 0, "east", ""],
  [
    "Tetford",
    -25,
    0,
    "west",
    "label: expected a side of its dot where a phone's map has room for Tetford, one of east, north, south, north-east, south-east, north-west, south-west; found west",
  ],
  // A name is moved along above or below its dot, and stays.
  ["Tetford", 41, 0, "north-east", ""],
  [
    "Tetford",
    0,
    -25,
    "north",
    "label: expected a side of its dot where a phone's map has room for Tetford, one of east, west, south, south-east, south-west; found north",
  ],
  [
    "Tetford",
    0,
    25,
    "south",
    "label: expected a side of its dot where a phone's map has room for Tetford, one of east, west, north, north-east, north-west; found south",
  ],
  [
    "Tetford ".repeat(8),
    0,
    0,
    "north",
    `label: expected a side of its dot where a phone's map has room for ${"Tetford ".repeat(8)}, a shorter name; found north`,
  ],
  // Beyond the circle the map grows, and has room for its name.
  ["Tetford", -45, 0, "west", ""],
  ["Tetford", 0, 50, "south", ""],
  [
    "Tetford",
    61,
    -3,
    "west",
    "longitude: expected Tetford at most 60 km, twice the radius, from the centre in app/fixtures/firm/content/business.yaml; found 61 km east and 3 km north",
  ],
  [
    "Tetford",
    -40,
    50,
    "east",
    "latitude: expected Tetford at most 60 km, twice the radius, from the centre in app/fixtures/firm/content/business.yaml; found 40 km west and 50 km south",
  ],
])("%s, %d km east and %d km south, its name %s of it: %s", (name, east, south, label, issue) => {
  const found = issues(({ business, towns }) => {
    Object.assign(towns[0]!, { name, label, ...positionAt(east, south, business.centre) });
  });
  // The hills may lie below its name then.
  const own = found.filter((each) => each.includes("mockbury.md"));
  expect(own).toEqual(issue ? [`app/fixtures/firm/content/towns/mockbury.md: ${issue}`] : []);
});

test("no name stands over the radius where its line finds no free side", () => {
  const corners = [
    [-20, 8],
    [-20, -7],
    [20, 7],
    [20, -7],
  ] as const;
  const found = issues((content) => {
    const [town] = content.towns;
    content.towns = corners.map(([east, south], at) => ({
      ...town!,
      name: `Tetford ${at}`,
      label: "north",
      ...positionAt(east, south, content.business.centre),
    }));
  });
  expect(found.filter((each) => each.includes("over the radius"))).toEqual([
    "app/fixtures/firm/content/towns/mockbury.md: label: expected a side of its dot where Tetford 0 does not stand over the radius on a phone's map, one of south, south-east, south-west; found north",
  ]);
});

test.each<[string, (content: Content) => unknown]>([
  [
    "names that lead nowhere",
    ({ projects, services, guides, posts, testimonials, costs, home }) => {
      const [door, shed] = projects;
      Object.assign(door!, { category: "Roofs", towns: ["mockbury", "no"] });
      door!.priceBand!.like = "no";
      shed!.relatedServices = ["/services/doors/mockbury", "/services/no"];
      services[0]!.relatedProjects = ["no"];
      guides[0]!.relatedServices = ["no"];
      posts[0]!.relatedServices = ["no"];
      Object.assign(testimonials[0]!, { service: "no", project: "no" });
      Object.assign(costs[0]!, { services: ["no"], guide: "no" });
      home.about.stats[1]!.claim = "no";
      home.hero.project = "no";
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
      services[1]!.towns = ["mockbury", "no"];
      serviceTowns.pop();
      projects.pop();
    },
  ],
  [
    "pages of services in towns that do not fit",
    ({ serviceTowns, projects }) => {
      const [hills, mockbury] = serviceTowns;
      const folder = "app/fixtures/firm/content/service-towns";
      serviceTowns.push(
        { ...hills!, file: `${folder}/no/no.md`, service: "no", town: "no", nearestProject: "no" },
        { ...hills!, file: `${folder}/kitchens/hills.md`, service: "kitchens" },
      );
      // One is near another town, one shows another service.
      hills!.nearestProject = "door";
      mockbury!.nearestProject = "shed";
      Object.assign(projects[1]!, { towns: ["mockbury"], relatedServices: ["/services/kitchens"] });
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
