/**
 * Opens what is in the built Storybook's sidebar as a person does, one entry after another, with time passing
 * and things moving: every story and every component's page in `npm run test:full`, in `npm test` a few.
 */
import { expect, test, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { onlyFull } from "../support/browser/screen.ts";
import { storybookFolder, storybookPort } from "../visual/camera.ts";

type Entry = {
  id: string;
  title: string;
  type: "story" | "docs";
  importPath: string;
  tags?: string[];
};
const index = readFileSync(`${storybookFolder}/index.json`, "utf8");
const { entries } = JSON.parse(index) as { entries: Record<string, Entry> };
const all = Object.values(entries);
const groups = Map.groupBy(all, ({ title }) => title.split("/").slice(0, -1).join("/") || title);

const firstOf = (members: Entry[], wanted: Entry["type"]) =>
  members.find(({ type }) => type === wanted)!;
/** A page and a story of widgets, sections and theme, and a story of each file that replaces a part of the browser. */
const few = [
  ...[...Map.groupBy(all, ({ title }) => title.split("/")[0]).values()].flatMap((members) => [
    firstOf(members, "docs"),
    firstOf(members, "story"),
  ]),
  ...[...Map.groupBy(all, ({ importPath }) => importPath)]
    .filter(([file]) => readFileSync(file, "utf8").includes("beforeEach"))
    .map(([, members]) => firstOf(members, "story")),
];

const preview = "#storybook-preview-iframe";

/**
 * Resolves once the entry has been rendered and, if it is a story, played and looked at by axe; or once an
 * error is shown: a story whose file fails to load never finishes.
 */
const finished = (page: Page, { id, type }: Entry) =>
  page.waitForFunction(
    ([entry, isStory, frame]) => {
      type Channel = { last: (event: string) => [string | { storyId: string }] | undefined };
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: Channel;
      };
      const { contentDocument } = document.querySelector<HTMLIFrameElement>(frame)!;
      const last = channel.last(isStory ? "storyFinished" : "docsRendered")?.[0];
      return (
        (typeof last === "object" ? last.storyId : last) === entry ||
        contentDocument?.body.classList.contains("sb-show-errordisplay")
      );
    },
    [id, type === "story", preview] as const,
  );

/** Whether a story shows nothing, neither in its root nor over it, as a dialog does. */
const isEmpty = (page: Page) =>
  page
    .frameLocator(preview)
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
  await page.goto(`http://localhost:${storybookPort}`);
  const sidebar = page.getByRole("navigation", { name: "Stories" });
  await expect(sidebar.locator('[data-selected="true"]')).toBeVisible();
  return sidebar;
}

/** Clicks these entries one after another, and returns a line for each fault. */
async function openAll(page: Page, members: Entry[]): Promise<string[]> {
  const faults: string[] = [];
  let current = "";
  // Whole pages of markup may follow. "planted" is what a story throws to show what then stands in its place.
  const add = (fault: string) =>
    fault.startsWith("Error: planted") || faults.push(`${current}: ${fault.split("\n")[0]}`);
  page.on("pageerror", ({ message }) => add(message));
  page.on("console", (message) => message.type() === "error" && add(message.text()));
  let sidebar = await openStorybook(page);
  const canvas = page.frameLocator(preview).locator("body");
  const shows = (name: string) =>
    canvas.evaluate((body, of) => body.classList.contains(of), `sb-show-${name}`);
  for (const entry of members) {
    const { id, title, type, tags = [] } = entry;
    current = id;
    for (const folder of foldersOf(title)) {
      const button = sidebar.locator(`#${folder}`);
      if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
    }
    await sidebar.locator(`#${id}`).click();
    await finished(page, entry);
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
