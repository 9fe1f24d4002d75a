import { expect, test } from "vitest";
import { causesPage, causesText } from "./causesPage.ts";
import { causesOf } from "./causes.ts";
import type { Failure } from "./failure.ts";
import type { Finding } from "./finding.ts";
import type { NearbyWords } from "../../../scripts/pictures/describeChange.ts";
import type { ReportedChange } from "./reportedChange.ts";

const failure = (title: string, said: Partial<Failure>): Failure => ({
  id: title,
  title,
  project: "visual",
  file: "e2e/visual/visual.spec.ts",
  findings: [],
  changed: [],
  isAcceptable: said.changed !== undefined,
  ...said,
});
const titles = (failures: Failure[]) =>
  causesOf(failures).map((cause) => cause.failures.map(({ title }) => title));

const said = (relation: NearbyWords["relation"], text: string) => ({ said: { text, relation } });
/** A change of nine pixels on a phone. */
const shapes = { before: 2, after: 2 };
const change = (
  kind: ReportedChange["kind"],
  more: Partial<ReportedChange> = {},
): ReportedChange => ({
  kind,
  area: "at the top left",
  size: { width: 9, height: 9 },
  grown: 0,
  shifts: false,
  isSpace: false,
  parts: [],
  on: "on a phone",
  drawing: { name: "“It” on a phone", place: 1, shapes },
  following: 0,
  ...more,
});
const gone = (beside: string, more: Partial<ReportedChange> = {}) =>
  change("gone", { ...said("beside", beside), ...more });
const space = (px: number, below: string, more: Partial<ReportedChange> = {}) =>
  change("added", { isSpace: true, grown: px, ...said("below", below), ...more });
const recoloured = (from: number, to: number, says: string, more: Partial<ReportedChange> = {}) =>
  change("recoloured", { colours: { from, to }, ...said("says", says), ...more });
/** What stands within a part of the site, which others may be around. */
const within = (parts: string[], ...changes: ReportedChange[]) =>
  changes.map((one) => ({ ...one, parts }));

const faint: Finding = {
  what: "Too faint.",
  part: "the header",
  engine: { name: "axe", rule: "color-contrast" },
  criteria: ["1.4.3"],
};
const at = (place: string, ...widths: number[]) => ({ place, widths });
/** An assertion on the home page. */
const vain = (title: string, ...more: string[]): Finding => ({
  what: `this does not hold: “${title}”`,
  place: "/",
  more,
  isAssertion: true,
});

test("what says the same is one cause, wherever and at whatever size", () => {
  const [cause, ...others] = causesOf([
    failure("Widgets/Toast/shown", {
      findings: [{ ...faint, ...at("“Toast, Shown”", 390, 1440) }],
      changed: [change("changed", said("says now", "Saved: yes"))],
    }),
    failure("Pages/faq.phone", {
      changed: [
        change("changed", { ...said("says now", "Saved: yes"), on: "in forced colours", grown: 8 }),
      ],
    }),
    failure("faq: no engine finds anything", {
      project: "phone",
      file: "e2e/a11y/kinds.spec.ts",
      findings: [{ ...faint, ...at("/faq", 390) }],
    }),
  ]);
  expect(others).toEqual([]);
  expect(cause).toMatchObject({
    findings: [
      "Too faint. [axe, color-contrast, WCAG 1.4.3] For example in “Toast, Shown”, 390, 1440 px wide, in the header",
    ],
    changes: [
      "Changed where it now says “Saved: yes”, on a phone: 9 × 9 px at the top left; also in forced colours",
    ],
    accept:
      'npm test -- build storybook:build && npm run visual:update -- "Widgets/Toast/|Pages/faq.phone$"',
  });
  expect(cause!.failures).toHaveLength(3);
});

test("what is about one widget is one cause, in pictures and in scenarios", () => {
  const of = { project: "desktop", file: "e2e/scenarios/toast.spec.ts" };
  expect(
    titles([
      failure("Widgets/Toast/shown", { changed: [change("gone")] }),
      failure("Widgets/Toast/long", { changed: [change("moved")] }),
      failure("Widgets/Menu/open", { changed: [change("gone")] }),
      failure("it goes", { ...of, findings: [vain("it goes", "Found: 3.")] }),
    ]),
  ).toEqual([["Widgets/Toast/shown", "Widgets/Toast/long", "it goes"], ["Widgets/Menu/open"]]);
});

test("a widget whose tests expect the same in vain has one finding", () => {
  const of = { project: "desktop", file: "e2e/scenarios/toast.spec.ts" };
  const fails = (title: string) => failure(title, { ...of, findings: [vain(title, "Found: 3.")] });
  expect(causesOf([fails("it goes"), fails("it comes")])[0]!.findings).toEqual([
    "On /, this does not hold: “it goes” Found: 3.",
  ]);
});

test("each change of a page may have a cause of its own", () => {
  const both = failure("Pages/faq.phone", {
    changed: [change("new", said("says", "A")), change("new", said("says", "B"))],
  });
  expect(
    titles([both, failure("Widgets/A/one", { changed: [change("new", said("says", "A"))] })]),
  ).toEqual([["Pages/faq.phone", "Widgets/A/one"], ["Pages/faq.phone"]]);
});

test("what a page shows of a widget's part stands with that widget, whatever its words", () => {
  const page = failure("Pages/faq.phone", {
    changed: [
      ...within(["list", "page"], space(8, "A"), space(8, "B")),
      ...within(["bar", "page"], space(8, "C")),
    ],
  });
  const questions = failure("Widgets/Questions/one", {
    changed: within(["list"], space(8, "D")),
  });
  const section = failure("Sections/Columns/one", {
    changed: within(["list", "columns"], space(8, "E")),
  });
  const causes = causesOf([page, section, questions]);
  expect(causes.map(({ seen }) => [...seen.keys()])).toEqual([
    ["Widgets/Questions", "Sections/Columns", "Pages/faq"],
    ["Pages/faq"],
  ]);
  expect(causes[0]!.name).toBe("Widgets/Questions");
  expect(causes[0]!.changes[0]).toBe("Space added below “E”, “D” and 2 more, on a phone: 8 px");
});

test("one spacing that changed is one cause, although words near it stand in a part around its own", () => {
  const [list, band, page] = ["list", "band", "page"] as const;
  const onPaper = { on: "on paper" };
  const causes = causesOf([
    failure("Widgets/Questions/one", { changed: within([list], space(8, "A")) }),
    failure("Sections/ReadingColumns/one", { changed: within([list, band], space(8, "B")) }),
    failure("Pages/service.desktop", {
      changed: [
        ...within([list, band, page], space(8, "C", onPaper)),
        ...within([band, page], space(8, "D", onPaper)),
      ],
    }),
    // Beside it stands what did not move, so no rows are alike.
    failure("Pages/faq.desktop", {
      changed: within([band, page], change("changed", { grown: 20, ...said("says now", "E") })),
    }),
    failure("Pages/town.phone", { changed: within(["bar", page], space(8, "F")) }),
  ]);
  expect(causes.map(({ seen }) => [...seen.keys()])).toEqual([
    ["Widgets/Questions", "Sections/ReadingColumns", "Pages/service", "Pages/faq"],
    ["Pages/town"],
  ]);
  expect(causes[0]!.name).toBe("Widgets/Questions");
});

test("a speck of another colour below rows that were added follows from these", () => {
  const speck = { size: { width: 1, height: 1 } };
  const [cause, ...others] = causesOf([
    failure("Pages/faq.phone", {
      changed: [space(8, "A"), recoloured(0x95979a, 0xa0a2a4, "B", speck)],
    }),
  ]);
  expect(others).toEqual([]);
  expect(cause!.follows).toHaveLength(1);
});

test("a part that two files show belongs to the widget, or else to the one of which less fails", () => {
  const changed = within(["list", "band"], gone("A"));
  const article = [1, 2].map((id) => failure(`Sections/Article/${id}`, { changed }));
  const contact = failure("Sections/Contact/one", { changed });
  const widget = [1, 2].map((id) => failure(`Widgets/List/${id}`, { changed }));
  expect(causesOf([...article, contact])[0]!.name).toBe("Sections/Contact");
  expect(causesOf([...article, contact, ...widget])[0]!.name).toBe("Widgets/List");
});

test("changes within one part of a page are one cause", () => {
  const changed = (part: string, words: string) =>
    within([part], change("changed", said("says now", words)));
  expect(
    titles([
      failure("Pages/faq.phone", { changed: [...changed("list", "A"), ...changed("bar", "B")] }),
      failure("Pages/faq.desktop", { changed: changed("list", "C") }),
      failure("Pages/trust.phone", { changed: changed("list", "D") }),
    ]),
  ).toEqual([["Pages/faq.phone", "Pages/faq.desktop"], ["Pages/faq.phone"], ["Pages/trust.phone"]]);
});

test("what other screens show follows from an order that changed", () => {
  const order = (begins: string, passed: NearbyWords) =>
    change("reordered", { by: { right: 0, down: -9 }, ...said("begins", begins), passed });
  const on = "on a desktop";
  const causes = causesOf([
    failure("Pages/town.desktop", {
      changed: [
        change("changed", { ...said("says now", "A 1"), on }),
        change("moved", { ...said("says", "B 1"), by: { right: 0, down: 9 }, on }),
        recoloured(0x969083, 0xb1362b, "C", { on }),
      ],
    }),
    failure("Pages/town.phone", {
      changed: [
        { ...order("A", { relation: "above", text: "B" }), following: 3 },
        gone("D"),
        space(5, "E"),
      ],
    }),
    failure("Pages/town.tablet", {
      changed: [order("B", { relation: "below", text: "A" })],
    }),
  ]);
  expect(causes.map(({ changes, follows }) => [changes.length, follows])).toEqual([
    [
      2,
      [
        "Changed where it now says “A 1”, on a desktop: 9 × 9 px at the top left",
        "Moved where it says “B 1”, on a desktop: 9 × 9 px, 9 px down, at the top left",
        "Space added below “E”, on a phone: 5 px at the top left",
      ],
    ],
    [1, []],
    [1, []],
  ]);
  expect(causesText(causes)).toContain("and 6 smaller changes that may follow from it");
  expect(causesPage(causes)).toMatch(/3 in the pictures of <a [^>]*>Pages\/town\.phone</);
});

test("what differs below rows that are gone from a page follows from that, on that screen", () => {
  const changed = (words: string) => change("changed", said("says now", words));
  const removed = change("removed", { grown: -51, ...said("below", "A") });
  expect(
    titles([
      failure("Pages/guides.phone", { changed: [removed, changed("B")] }),
      failure("Pages/faq.phone", { changed: [changed("C")] }),
    ]),
  ).toEqual([["Pages/guides.phone"], ["Pages/faq.phone"]]);
});

test("a colour that hardly changed follows from one that did", () => {
  const [cause, ...others] = causesOf([
    failure("Widgets/Menu/open", { changed: [recoloured(0xfbfbf9, 0xfafaf7, "A")] }),
    failure("Pages/faq.phone", { changed: [recoloured(0xf6ecd9, 0xf1e4cc, "A")] }),
  ]);
  expect(others).toEqual([]);
  expect([cause!.changes.length, cause!.follows.length]).toEqual([1, 1]);
});

test("what tests find of one part is one cause: text that is cut off, an unseen focus", () => {
  const of = (file: string) => ({ project: "phone", file: `e2e/${file}.spec.ts` });
  const text = "You can’t tell by tapping whether a wall holds up the house";
  const dim = { what: "focus can't be seen", criteria: ["2.4.7"], elements: ["<a>A</a>"] };
  expect(
    titles([
      failure("no text is lost", {
        ...of("a11y/reflow"),
        findings: [{ what: "text is cut off", ...at("/blog", 320), texts: [text] }],
      }),
      failure("Pages/blog.phone", {
        changed: [change("removed", said("below", `A wall ${text}. Read`))],
      }),
      failure("Widgets/Menu/a", { findings: [{ ...dim, place: "“Menu, A”" }] }),
      failure("every stop", {
        ...of("scenarios/keyboard"),
        criteria: ["2.4.7"],
        findings: [vain("every stop", "Received: false")],
      }),
    ]),
  ).toEqual([
    ["no text is lost", "Pages/blog.phone"],
    ["Widgets/Menu/a", "every stop"],
  ]);
});

test("contrast that both engines measure, and the colour that made it, are one cause", () => {
  const axe: Finding = {
    what: "Too faint: #8a929b on #fbfcfc",
    engine: { name: "axe-core", rule: "color-contrast" },
    criteria: ["1.4.3"],
    colours: { text: "#8a929b", ground: "#fbfcfc" },
    elements: ["<p>9 jobs</p>"],
  };
  const other: Finding = {
    what: "Text contrast of 3.06 is too low.",
    engine: { name: "Equal Access", rule: "text_contrast_sufficient" },
    criteria: ["1.4.3"],
    elements: ["<p>9 jobs</p>"],
  };
  const of = { project: "pages", file: "e2e/a11y/kinds.spec.ts" };
  const [cause, ...others] = causesOf([
    failure("jobs: no engine finds anything", {
      ...of,
      findings: [axe, other].map((finding) => ({ ...finding, ...at("/jobs", 1440) })),
    }),
    failure("Sections/Jobs/all", {
      findings: [{ ...axe, ...at("“Jobs, All”", 390), elements: ["<p>8 jobs</p>"] }],
    }),
    failure("Pages/jobs.phone", {
      changed: [recoloured(0x4b525b, 0x8a929b, "9 jobs")],
    }),
  ]);
  expect(others).toEqual([]);
  expect(cause!.findings).toEqual([
    "Too faint: #8a929b on #fbfcfc [axe-core and Equal Access, color-contrast, WCAG 1.4.3] For example on /jobs, 1440 px wide: <p>9 jobs</p>",
  ]);
  expect(cause!.changes).toHaveLength(1);
});

test("a story that cannot be played follows from what an engine finds in it", () => {
  const label: Finding = {
    what: "No label.",
    engine: { name: "axe-core", rule: "label" },
    criteria: ["4.1.2"],
  };
  const own: Finding = {
    what: "its own test in stories/Search.stories.tsx fails",
    more: ["Unable to find the field."],
    isOwnTest: true,
  };
  expect(
    titles([
      failure("Sections/Search/a", { findings: [label] }),
      failure("Sections/Search/b", { findings: [own] }),
    ]),
  ).toHaveLength(1);
});

test("what explains most comes first, after what no command accepts", () => {
  const changed = (words: string, following: number) => [gone(words, { following })];
  const causes = causesOf([
    failure("Pages/faq.phone", { changed: changed("A", 0) }),
    failure("Pages/post.phone", { changed: changed("B", 4) }),
    failure("it goes", { project: "phone", file: "e2e/a11y/kinds.spec.ts" }),
  ]);
  expect(causes.map(({ failures }) => failures[0]!.title)).toEqual([
    "it goes",
    "Pages/post.phone",
    "Pages/faq.phone",
  ]);
});

test("the change that explains the others of its cause is first, and drawn", () => {
  const drawings = [{ name: "“It” on a phone", file: "data/a.svg" }];
  const [cause] = causesOf([
    failure("Widgets/Toast/shown", {
      drawings,
      changed: [
        change("gone"),
        gone("B", { drawing: { name: "“It” on a phone", place: 2, shapes } }),
        change("changed", said("below", "A")),
      ],
    }),
  ]);
  expect(cause!.changes[0]).toBe("Gone beside “B”, on a phone: 9 × 9 px at the top left");
  expect(cause!.drawn).toEqual({ file: "data/a.svg", place: 2, shapes: { before: 2, after: 2 } });
});

test("a failure that says nothing is told by its title", () => {
  const [cause] = causesOf([failure("every baseline belongs", {})]);
  expect(cause!.findings).toEqual(["every baseline belongs"]);
  expect(cause!.accept).toBeUndefined();
});

test("findings of a part that a section shows stand with that part", () => {
  const dim = (words: string): Finding => ({
    what: "focus can't be seen",
    ...at("“A, B”", 390),
    criteria: ["2.4.7"],
    elements: [`<a>${words}</a>`],
  });
  const section = failure("Sections/Article/one", {
    findings: [{ ...faint, ...at("“A, B”", 390) }, dim("why")],
    changed: [recoloured(0x4b525b, 0x969083, "Today")],
  });
  const causes = causesOf([
    section,
    failure("Widgets/Questions/one", { findings: [dim("what"), dim("who")] }),
    failure("Pages/post.phone", { changed: [recoloured(0x4b525b, 0x969083, "Tomorrow")] }),
  ]);
  expect(causes.map(({ seen }) => [...seen.keys()])).toEqual([
    ["Sections/Article", "Widgets/Questions"],
    ["Sections/Article"],
    ["Sections/Article", "Pages/post"],
  ]);
  expect(causes[0]!.findings).toHaveLength(1);
});

test("neither of two causes in the same pictures has to be mended first", () => {
  const both = failure("Sections/Article/one", { changed: [change("gone")] });
  const of = {
    name: "Sections/Article",
    changes: ["Gone."],
    follows: [],
    following: new Map(),
    failures: [both],
    seen: new Map(),
    accept: "npm run accept",
  };
  const text = causesText([
    { ...of, findings: ["Too faint."] },
    { ...of, findings: ["No focus."] },
    { ...of, findings: [] },
  ]);
  expect(text).toContain("Once both that and number 2 are mended, accept if it is meant");
  expect(text).toContain("Once both that and number 1 are mended, accept if it is meant");
  expect(text).toContain("which show number 1 and 2, too; mend 1 and 2 first:");
});

test("the same change at many places is one sentence, without their sizes", () => {
  const [cause] = causesOf([
    failure("Theme/a", {
      changed: [
        recoloured(0xf6ecd9, 0xf1e4cc, "A"),
        recoloured(0xf6ecd9, 0xf1e4cc, "B", { area: "at the top, all across" }),
        recoloured(0xf6ecd9, 0xf1e4cc, "", said("below", "C")),
      ],
    }),
  ]);
  expect(cause!.changes).toEqual([
    "The colour changed from beige (#f6ecd9) to a darker beige (#f1e4cc) where it says “A”, “B” and 1 more, on a phone",
  ]);
  const moved = (down: number) => change("moved", { ...said("says", "A"), by: { right: 0, down } });
  const [elsewhere] = causesOf([
    failure("Widgets/Slider/a", { changed: [moved(-232), moved(-625)] }),
  ]);
  expect(elsewhere!.changes).toHaveLength(1);
  const neighbour = { side: "right", px: 9 } as const;
  const [bar] = causesOf([
    failure("Widgets/Bar/a", { changed: [gone("A", { neighbour }), gone("B", { neighbour })] }),
  ]);
  expect(bar!.changes).toEqual([
    "Gone beside “A” and “B”, on a phone: what stands to its right moved 9 px to the left",
  ]);
  const [spaced] = causesOf([failure("Theme/a", { changed: [space(8, "A"), space(9, "B")] })]);
  expect(spaced!.changes).toHaveLength(2);
  const [atEnd] = causesOf([
    failure("Theme/a", { changed: [space(8, "A"), space(8, "B", { shifts: true })] }),
  ]);
  expect(atEnd!.changes).toEqual([
    "Space added below “B” and “A”, on a phone: 8 px; all that follows stands 8 px lower",
  ]);
});

test("a heading names the part that changed, a test's subject or its page, and no file", () => {
  const names = (failures: Failure[]) => causesOf(failures).map(({ name }) => name);
  const scenario = failure("it finds", {
    project: "phone",
    file: "e2e/scenarios/searchPage.spec.ts",
    path: "/search",
  });
  const audit = failure("faq: no engine finds anything", {
    project: "phone",
    file: "e2e/a11y/kinds.spec.ts",
    path: "/",
    findings: [{ ...faint, ...at("/faq", 390) }],
  });
  expect(names([scenario])).toEqual(["Search page"]);
  expect(names([audit])).toEqual(["/faq, the header"]);
  const save = (...parts: string[]) => within(parts, gone("Save"));
  expect(
    names([
      failure("Sections/Article/one", {
        changed: [...save("row", "band", "page"), ...within(["text"], change("new"))],
      }),
      failure("Sections/Band/one", { changed: save("row", "band") }),
    ])[0],
  ).toBe("Sections/Band");
});

test("what has no picture of its own has no command", () => {
  const [dim, changed] = causesOf([
    failure("Pages/faq.phone", {
      findings: [{ ...faint, ...at("/faq", 390) }],
      changed: [gone("A")],
    }),
  ]);
  expect([dim!.accept, changed?.accept].map(Boolean)).toEqual([false, true]);
});

test("several causes beside are not “both”, and pictures are fetched at once unless they are many", () => {
  const one = failure("Sections/Article/one", {});
  const cause = {
    name: "Sections/Article",
    findings: ["Too faint."],
    changes: ["Gone."],
    follows: [],
    following: new Map(),
    failures: [one],
    seen: new Map(),
    accept: "npm run accept",
    drawn: { file: "data/a.svg", place: 1, shapes: { before: 1, after: 1 } },
  };
  const few = [cause, { ...cause }, { ...cause }];
  expect(causesText(few)).toContain("Once that and number 2 and 3 are mended");
  expect(causesPage(few)).not.toContain('loading="lazy"');
  expect(causesPage(Array.from({ length: 40 }, () => ({ ...cause })))).toContain('loading="lazy"');
});
