/**
 * Opens what is in the built Storybook's sidebar as a person does, one entry after another, with time passing
 * and things moving: every story and every component's page in `npm run test:full`, in `npm test` a few.
 */
import { expect, test, type Page } from "@playwright/test";
import { onlyFull } from "../support/browser/screen.ts";
import {
  entryFinished,
  foldersOf,
  inSidebar,
  ownParts,
  previewFrame,
  readEntries,
  selectedEntry,
  showsMain,
  storybook,
  storyRoot,
  type Entry,
} from "../support/browser/storybook.ts";

const all = readEntries();
const groups = Map.groupBy(all, ({ title }) => title.split("/").slice(0, -1).join("/") || title);

/** The first of a kind, if there is one. */
const firstOf = (members: Entry[], wanted: Entry["type"]) =>
  members.filter(({ type }) => type === wanted).slice(0, 1);
/** A page and a story of widgets, sections and theme, and a story of each file that replaces a part of the browser. */
const few = [
  ...[...Map.groupBy(all, ({ title }) => title.split("/")[0]).values()].flatMap((members) => [
    ...firstOf(members, "docs"),
    ...firstOf(members, "story"),
  ]),
  ...[...Map.groupBy(all, ({ importPath }) => importPath)]
    .flatMap(([, members]) => firstOf(members, "story"))
    .filter(({ tags = [] }) => tags.includes("replaces-browser")),
];

/** Whether a story shows nothing, neither in its root nor over it, as a dialog does. */
const isEmpty = (page: Page) =>
  page
    .frameLocator(previewFrame)
    .locator("body")
    .evaluate(
      (body, others) =>
        [...body.querySelectorAll("*")]
          .filter((element) => !element.closest(others))
          .every((element) => element.getBoundingClientRect().height === 0),
      ownParts,
    );

/** Opens Storybook as it starts, with its first page selected. */
async function openStorybook(page: Page) {
  await page.goto(storybook);
  const sidebar = page.getByRole("navigation", { name: "Stories" });
  await expect(sidebar.locator(selectedEntry)).toBeVisible();
}

/** Clicks an entry of the sidebar. */
async function open(page: Page, entry: Entry) {
  for (const folder of foldersOf(entry)) {
    const button = page.locator(inSidebar(folder));
    if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
  }
  await page.locator(inSidebar(entry.id)).click();
  await entryFinished(page, entry);
}

/** Clicks these entries one after another, and returns a line for each fault. */
async function openAll(page: Page, members: Entry[]): Promise<string[]> {
  const faults: string[] = [];
  let current = members[0]!;
  // Whole pages of markup may follow.
  const add = (fault: string) => faults.push(`${current.id}: ${fault.split("\n")[0]}`);
  // Tagged are those of a part that throws, to show what then stands in its place.
  const addError = (fault: string) => {
    if (!(current.tags?.includes("throws") && fault.startsWith("Error: planted"))) add(fault);
  };
  page.on("pageerror", ({ message }) => addError(message));
  page.on("console", (message) => {
    if (message.type() === "error") addError(message.text());
  });
  await openStorybook(page);
  const canvas = page.frameLocator(previewFrame).locator("body");
  for (const entry of members) {
    const { title, type, tags = [] } = entry;
    current = entry;
    await open(page, entry);
    if (!(await canvas.evaluate(showsMain))) {
      add((await canvas.locator("#error-message").textContent())!);
      // It may stay over the next story.
      await openStorybook(page);
    } else if (type === "docs") {
      const heading = canvas.locator("#storybook-docs h1");
      if ((await heading.textContent()) !== title.split("/").at(-1)) add("has no heading");
    } else {
      // Tagged are those of a part that leaves no frame or heading when there is nothing to show.
      const isTagged = tags.includes("shows-nothing");
      if ((await isEmpty(page)) !== isTagged) add(`shows ${isTagged ? "something" : "nothing"}`);
    }
  }
  return faults;
}

test("a page and a story of each group open from the sidebar", async ({ page }) => {
  // One after another.
  test.setTimeout(180_000);
  const faults = await openAll(page, few);
  expect(faults, faults.join("\n")).toEqual([]);
});

for (const [group, members] of groups)
  test(`everything in ${group}`, onlyFull, async ({ page }) => {
    const faults = await openAll(page, members);
    expect(faults, faults.join("\n")).toEqual([]);
  });

/** Each tool of `.storybook/mediaTools.tsx`, with a story of which a part looks otherwise under it. */
const toolCases = [
  {
    tool: "contrast",
    choice: "More contrast",
    query: "(prefers-contrast: more)",
    of: "Widgets/DimensionLine",
    story: "Between End Ticks",
    part: `${storyRoot} > div:first-child`,
    style: "color",
  },
  {
    tool: "motion",
    choice: "Reduced motion",
    query: "(prefers-reduced-motion: reduce)",
    of: "Widgets/PageSpinner",
    story: "Turning",
    part: `${storyRoot} [role="progressbar"]`,
    style: "animation-name",
  },
  {
    tool: "print",
    choice: "On paper",
    query: "print",
    of: "Widgets/CallBar",
    story: "Wide",
    part: `${storyRoot} > div:first-child`,
    style: "display",
  },
];

test("each tool of the toolbar changes what a story looks like and is told", async ({ page }) => {
  test.setTimeout(180_000);
  await openStorybook(page);
  const body = page.frameLocator(previewFrame).locator("body");
  for (const { tool, choice, query, of, story, part, style } of toolCases) {
    const entry = all.find(({ title, name }) => title === of && name === story)!;
    await open(page, entry);
    const shown = body.locator(part);
    const isTold = () => body.evaluate((_, asked) => matchMedia(asked).matches, query);
    const choose = async (name: string) => {
      await page.getByRole("button", { name: tool }).click();
      await page.getByRole("option", { name }).click();
    };
    const before = await shown.evaluate(
      (element, name) => getComputedStyle(element).getPropertyValue(name),
      style,
    );
    expect(await isTold(), tool).toBe(false);

    await choose(choice);
    await expect(shown, tool).not.toHaveCSS(style, before);
    expect(await isTold(), tool).toBe(true);

    await choose("As on this device");
    await expect(shown, tool).toHaveCSS(style, before);
    expect(await isTold(), tool).toBe(false);
  }
});
