/** The shots follow from a story's parameters, and Chromatic gets the same ones. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chromaticOf, shotsOf, type Visual } from "../../.storybook/pictures.ts";

const story = (visual?: Visual, { title = "Sections/About", viewport = "" } = {}) => ({
  title,
  parameters: { visual },
  globals: viewport ? { viewport: { value: viewport, isRotated: false } } : {},
});
const modes = (...of: Parameters<typeof story>) => shotsOf(story(...of)).map(({ mode }) => mode);
const chromatic = (...of: Parameters<typeof story>) =>
  Object.keys((chromaticOf(story(...of)) as { modes: object }).modes);

test("a story is shown on a phone and on a desktop", () => {
  expect(modes()).toEqual(["phone", "desktop"]);
  expect(chromatic()).toEqual(["phone", "desktop"]);
});

test("a widget is shown in forced colours too, on its widest screen", () => {
  const shots = shotsOf(story(undefined, { title: "Widgets/Toast", viewport: "tablet" }));
  expect(shots.map(({ mode }) => mode)).toEqual(["tablet", "forced-colours"]);
  expect(shots[1]!.viewport.width).toBe(768);
});

test("a story that chooses its viewport is shown there only, by Chromatic too", () => {
  expect(modes(undefined, { viewport: "small" })).toEqual(["small"]);
  expect(chromatic(undefined, { viewport: "small" })).toEqual(["small"]);
});

test("a story can name further modes", () => {
  const visual: Visual = { screens: ["tablet"], also: ["print"] };
  expect(modes(visual)).toEqual(["tablet", "print"]);
  expect(chromatic(visual)).toEqual(["tablet"]);
});

test("a story of motion is shown at its instants, and not at rest", () => {
  const shots = shotsOf(story({ instants: [0, 500] }, { title: "Widgets/Toast" }));
  expect(shots.map(({ mode }) => mode)).toEqual(["motion-0ms", "motion-500ms"]);
  expect(shots.map(({ instant }) => instant)).toEqual([0, 500]);
  expect(chromatic({ instants: [0, 500] })).toEqual(["desktop"]);
});

test("Chromatic ignores what is replaced here", () => {
  expect(chromaticOf(story())).toMatchObject({
    ignoreSelectors: [expect.stringContaining("/pictures/"), "video"],
  });
});

test("Chromatic captures only what changed, or everything if a public file did", () => {
  expect(JSON.parse(readFileSync("chromatic.config.json", "utf8"))).toMatchObject({
    onlyChanged: true,
    externals: ["public/**"],
  });
});

test("every baseline has the name of a mode", () => {
  const known =
    /\.(small|phone|tablet|desktop|forced-colours|more-contrast|print|no-script|motion-\d+ms)\.webp$/;
  const files = globSync("e2e/visual/baselines/**/*.*");
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !known.test(file))).toEqual([]);
});
