import { expect, test } from "vitest";
import { causesText } from "./causesPage.ts";
import { causesOf, faultsBeside, type Failure } from "./causes.ts";

const failure = (title: string, said: Partial<Failure>): Failure => ({
  id: title,
  title,
  project: "visual",
  file: "e2e/visual/visual.spec.ts",
  mend: [],
  changed: [],
  isAcceptable: said.changed !== undefined,
  ...said,
});
const titles = (failures: Failure[]) =>
  causesOf(failures).map((cause) => cause.failures.map(({ title }) => title));

/** As a picture on a phone says it. */
const onPhone = (...sentences: string[]) =>
  sentences.map((sentence) => ({ sentence, on: "on a phone", of: "“It” on a phone changed." }));

const faint = "in the header: Too faint. [axe, color-contrast, WCAG 1.4.3]";

test("what says the same is one cause, wherever and at whatever size", () => {
  const [cause, ...others] = causesOf([
    failure("Widgets/Toast/shown", {
      mend: [{ sentence: `“Toast, Shown”, 390, 1440 px wide, ${faint}`, more: [] }],
      changed: onPhone("2. Changed where it says “Saved: yes”: 9 × 9 px at the top left."),
    }),
    failure("Pages/faq.phone", {
      changed: [
        {
          sentence: "Changed where it says “Saved: yes”: 80 × 9 px.",
          on: "on a phone and in forced colours",
          of: "",
        },
      ],
    }),
    failure("faq: no engine finds anything", {
      project: "phone",
      file: "e2e/a11y/kinds.spec.ts",
      mend: [{ sentence: `/faq, 390 px wide, ${faint}`, more: [] }],
    }),
  ]);
  expect(others).toEqual([]);
  expect(cause).toMatchObject({
    faults: ["Too faint. [axe, color-contrast, WCAG 1.4.3]"],
    changes: ["Changed where it says “Saved: yes”: on a phone and in forced colours"],
    accept:
      'npm test -- build storybook:build && npm run visual:update -- "Widgets/Toast/|Pages/faq.phone$"',
  });
  expect(cause!.failures).toHaveLength(3);
});

test("what is about one widget is one cause, in pictures and in scenarios", () => {
  const of = { project: "desktop", file: "e2e/scenarios/toast.spec.ts" };
  const sentence = "On /, 390 px wide, this does not hold: “it goes”.";
  expect(
    titles([
      failure("Widgets/Toast/shown", { changed: onPhone("Gone: 9 × 9 px at the top left.") }),
      failure("Widgets/Toast/long", { changed: onPhone("Moved: 9 × 9 px at the top left.") }),
      failure("Widgets/Menu/open", { changed: onPhone("Gone: 9 × 9 px at the top left.") }),
      failure("it goes", { ...of, mend: [{ sentence, more: ["Found: 3."] }] }),
    ]),
  ).toEqual([["Widgets/Toast/shown", "Widgets/Toast/long", "it goes"], ["Widgets/Menu/open"]]);
});

test("a widget whose tests expect the same in vain has one fault", () => {
  const of = { project: "desktop", file: "e2e/scenarios/toast.spec.ts" };
  const vain = (title: string) =>
    failure(title, {
      ...of,
      mend: [{ sentence: `On /, this does not hold: “${title}”.`, more: ["Found: 3."] }],
    });
  expect(causesOf([vain("it goes"), vain("it comes")])[0]!.faults).toEqual([
    "This does not hold: “it goes”. Found: 3.",
  ]);
});

test("of a page each change may have a cause of its own", () => {
  const both = failure("Pages/faq.phone", {
    changed: onPhone(
      "1. New where it says “A”: at the top.",
      "2. New where it says “B”: at the top.",
    ),
  });
  expect(
    titles([both, failure("Widgets/A/one", { changed: onPhone("New where it says “A”: here.") })]),
  ).toEqual([["Pages/faq.phone", "Widgets/A/one"], ["Pages/faq.phone"]]);
});

test("what a page shows at the size of one widget's change stands with that widget", () => {
  const gone = (where: string) => onPhone(`Gone${where}.`);
  const page = failure("Pages/faq.phone", {
    changed: gone(" beside “A”: 9 × 14 px at the top left"),
  });
  const slider = failure("Widgets/Slider/one", { changed: gone(": 9 × 14 px in the middle left") });
  const menu = failure("Widgets/Menu/one", { changed: gone(": 9 × 14 px in the middle left") });
  const larger = failure("Widgets/Menu/one", { changed: gone(": 9 × 15 px in the middle left") });
  expect(titles([page, slider, larger])).toEqual([
    ["Pages/faq.phone", "Widgets/Slider/one"],
    ["Widgets/Menu/one"],
  ]);
  expect(titles([page, slider, menu])).toHaveLength(3);
});

test("a failure that says nothing is told by its title", () => {
  const [cause] = causesOf([failure("every baseline belongs", {})]);
  expect(cause!.faults).toEqual(["every baseline belongs"]);
  expect(cause!.accept).toBeUndefined();
});

test("faults of a part that a section shows stand with that part", () => {
  const dim = (what: string) => ({
    sentence: `“A, B”, 390 px wide: focus can't be seen (WCAG 2.4.7) on “${what}”: <a>${what}</a>`,
    more: [],
  });
  const colour = "The colour changed from grey (#4b525b) to grey (#969083) where it says";
  const section = failure("Sections/Article/one", {
    mend: [{ sentence: `“A, B”, 390 px wide, ${faint}`, more: [] }, dim("why")],
    changed: onPhone(`${colour} “Today”: 9 × 9 px at the top.`),
  });
  const causes = causesOf([
    section,
    failure("Widgets/Questions/one", { mend: [dim("what"), dim("who")] }),
    failure("Pages/post.phone", { changed: onPhone(`${colour} “Tomorrow”: 8 × 9 px at the top.`) }),
  ]);
  expect(causes.map(({ seen }) => [...seen.keys()])).toEqual([
    ["Sections/Article", "Widgets/Questions"],
    ["Sections/Article"],
    ["Sections/Article", "Pages/post"],
  ]);
  expect(causes[0]!.faults).toHaveLength(1);
});

test("of a page's picture it is said what else fails on that page", () => {
  const picture = failure("Pages/faq.phone", {
    path: "/faq",
    mend: [{ sentence: "page “/faq”, 390 px wide: it is wider.", more: [] }],
    changed: onPhone("New: at the top."),
  });
  const engine = failure("faq: no engine finds anything", {
    project: "phone",
    mend: [{ sentence: `/faq, 390 px wide, ${faint}`, more: [] }],
  });
  const wide = { ...engine, project: "pages" };
  const there = failure("it comes", {
    path: "/faq",
    mend: [{ sentence: "On /faq, this does not hold: “it comes”.", more: [] }],
  });
  const elsewhere = failure("it goes", {
    path: "/",
    mend: [{ sentence: "On /, this does not hold: “it goes”.", more: [] }],
  });
  expect(faultsBeside(picture, [picture, engine, wide, there, elsewhere])).toEqual([
    "The same page also fails “faq: no engine finds anything”, which no command accepts: Too faint. [axe, color-contrast, WCAG 1.4.3]",
    "The same page also fails “it comes”, which no command accepts: This does not hold: “it comes”.",
  ]);
  expect(faultsBeside(elsewhere, [picture, engine])).toEqual([]);
});

test("a cause shows the place of its first change, in the drawing of its picture", () => {
  const drawings = ["on a desktop", "on a phone"].map((on) => ({
    name: `“It” ${on}`,
    file: `data/${on}.svg`,
  }));
  const [cause] = causesOf([
    failure("Widgets/Toast/shown", { changed: onPhone("2. Gone: 9 × 9 px."), drawings }),
  ]);
  expect(cause!.drawn).toEqual({ file: "data/on a phone.svg", place: 2 });
});

test("of a story's picture it is said what else fails of the same part", () => {
  const expanded = "Expected: the button has “true” as its “aria-expanded”. Found: “false”.";
  const vain = (title: string) =>
    failure(title, {
      project: "desktop",
      file: "e2e/scenarios/toast.spec.ts",
      mend: [{ sentence: `On /, this does not hold: “${title}”.`, more: [expanded] }],
    });
  const story = failure("Widgets/Toast/shown", { changed: onPhone("Gone: 9 × 9 px.") });
  const all = [story, vain("it comes"), vain("it goes")];
  expect(faultsBeside(story, all)).toEqual([
    `The same part also fails “it comes” and 1 other test, which no command accepts: This does not hold: “it comes”. ${expanded}`,
  ]);
  expect(faultsBeside(failure("Widgets/Menu/open", {}), all)).toEqual([]);
  // What its own test says stands above.
  expect(faultsBeside({ ...story, mend: vain("it stays").mend }, all)).toEqual([]);
});

test("of two causes in the same pictures neither has to be mended first", () => {
  const both = failure("Sections/Article/one", { changed: onPhone("Gone: 9 × 9 px.") });
  const of = { changes: [], failures: [both], seen: new Map(), accept: "npm run accept" };
  const text = causesText([
    { ...of, faults: ["Too faint."] },
    { ...of, faults: ["No focus."] },
    { ...of, faults: [] },
  ]);
  expect(text).toContain("Once both that and number 2 are mended, accept if it is meant");
  expect(text).toContain("Once both that and number 1 are mended, accept if it is meant");
  expect(text).toContain("which show number 1 and 2, too; mend 1 and 2 first:");
});
