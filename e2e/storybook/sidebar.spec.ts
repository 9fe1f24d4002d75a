/**
 * Opens what is in the built Storybook's sidebar as a person does, one entry after another, with time passing
 * and things moving: every story and every component's page in `npm run test:full`, in `npm test` a few.
 */
import { expect, test, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { onlyFull } from "../support/browser/screen.ts";
import {
  entryFinished,
  previewFrame,
  readEntries,
  storybook,
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
    .filter(([file]) => readFileSync(file, "utf8").includes("beforeEach"))
    .flatMap(([, members]) => firstOf(members, "story")),
];

/** Whether a story shows nothing, neither in its root nor over it, as a dialog does. */
const isEmpty = (page: Page) =>
  page
    .frameLocator(previewFrame)
    .locator("body")
    .evaluate((body) =>
      [...body.querySelectorAll("*")]
        .filter((element) => !element.closest(".sb-wrapper, #storybook-docs"))
        .every((element) => element.getBoundingClientRect().height === 0),
    );

/** The ids of what an entry is folded away in: "sections-home", "sections-home-about". */
const foldersOf = (title: string) => {
  const names = title.toLowerCase().split("/");
  const ids = names.map((_, depth) => names.slice(0, depth + 1).join("-"));
  // What stands at the top is a heading, unless it is a component itself.
  return ids.length > 1 ? ids.slice(1) : ids;
};

/** Opens Storybook as it starts, with its first page selected. */
async function openStorybook(page: Page) {
  await page.goto(storybook);
  const sidebar = page.getByRole("navigation", { name: "Stories" });
  await expect(sidebar.locator('[data-selected="true"]')).toBeVisible();
  return sidebar;
}

/** Clicks these entries one after another, and returns a line for each fault. */
async function openAll(page: Page, members: Entry[]): Promise<string[]> {
  const faults: string[] = [];
  let current = members[0]!;
  // Whole pages of markup may follow.
  const add = (fault: string) => faults.push(`${current.id}: ${fault.split("\n")[0]}`);
  // Tagged are those of a part that throws, to show what then stands in its place.
  const addError = (fault: string) =>
    (current.tags?.includes("throws") && fault.startsWith("Error: planted")) || add(fault);
  page.on("pageerror", ({ message }) => addError(message));
  page.on("console", (message) => message.type() === "error" && addError(message.text()));
  let sidebar = await openStorybook(page);
  const canvas = page.frameLocator(previewFrame).locator("body");
  const shows = (name: string) =>
    canvas.evaluate((body, of) => body.classList.contains(of), `sb-show-${name}`);
  for (const entry of members) {
    const { id, title, type, tags = [] } = entry;
    current = entry;
    for (const folder of foldersOf(title)) {
      const button = sidebar.locator(`#${folder}`);
      if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
    }
    await sidebar.locator(`#${id}`).click();
    await entryFinished(page, entry);
    if (!(await shows("main"))) {
      add((await canvas.locator("#error-message").textContent())!);
      // It may stay over the next story.
      sidebar = await openStorybook(page);
    } else if (type === "docs") {
      const heading = canvas.locator("#storybook-docs h1");
      if ((await heading.textContent()) !== title.split("/").at(-1)) add("has no heading");
      // Tagged are those of a part that leaves no frame or heading when there is nothing to show.
    } else if ((await isEmpty(page)) !== tags.includes("shows-nothing"))
      add(`shows ${tags.includes("shows-nothing") ? "something" : "nothing"}`);
  }
  return faults;
}

test("a few, and what replaces a part of the browser", async ({ page }) => {
  // Fifteen of them, one after another.
  test.setTimeout(180_000);
  const faults = await openAll(page, few);
  expect(faults, faults.join("\n")).toEqual([]);
});

for (const [group, members] of groups)
  test(`everything in ${group}`, onlyFull, async ({ page }) => {
    const faults = await openAll(page, members);
    expect(faults, faults.join("\n")).toEqual([]);
  });
