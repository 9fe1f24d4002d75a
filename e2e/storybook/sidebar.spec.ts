/**
 * Opens every story of the built Storybook as a person does: by the sidebar, one after another, with time
 * passing and things moving.
 */
import { expect, test, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { storybookFolder, storybookPort } from "../visual/camera.ts";

type Entry = { id: string; title: string; type: string; tags?: string[] };
const index = readFileSync(`${storybookFolder}/index.json`, "utf8");
const { entries } = JSON.parse(index) as { entries: Record<string, Entry> };
const stories = Object.values(entries).filter(({ type }) => type === "story");

/**
 * Resolves once the story has been rendered and played, and axe has looked at it, or once an error is shown:
 * a story whose file fails to load never finishes.
 */
const finished = (page: Page, story: string) =>
  page.waitForFunction((id) => {
    type Channel = { last: (event: string) => [{ storyId: string }] | undefined };
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    const { contentDocument } = document.querySelector<HTMLIFrameElement>(
      "#storybook-preview-iframe",
    )!;
    const shows = contentDocument?.body.classList;
    return (
      channel.last("storyFinished")?.[0].storyId === id || shows?.contains("sb-show-errordisplay")
    );
  }, story);

/** Whether a story shows nothing, neither in its root nor over it, as a dialog does. */
const isEmpty = (page: Page) =>
  page
    .frameLocator("#storybook-preview-iframe")
    .locator("body")
    .evaluate((body) =>
      [...body.querySelectorAll("*")]
        .filter((element) => !element.closest(".sb-wrapper, #storybook-docs"))
        .every((element) => element.getBoundingClientRect().height === 0),
    );

/** The ids of what a story is folded away in: "sections-home", "sections-home-about". */
const foldersOf = (title: string) => {
  const names = title.toLowerCase().split("/");
  const ids = names.map((_, depth) => names.slice(0, depth + 1).join("-"));
  // What stands at the top is a heading, unless it is a component itself.
  return ids.length > 1 ? ids.slice(1) : ids;
};

for (const [component, members] of Map.groupBy(stories, ({ title }) => title))
  test(component, async ({ page }) => {
    const faults: string[] = [];
    let current = "";
    page.on("pageerror", ({ message }) => faults.push(`${current}: ${message}`));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(`${current}: ${message.text()}`);
    });
    await page.goto(`http://localhost:${storybookPort}`);
    const sidebar = page.getByRole("navigation", { name: "Stories" });
    // It opens with its first page selected.
    await expect(sidebar.locator('[data-selected="true"]')).toBeVisible();
    const canvas = page.frameLocator("#storybook-preview-iframe").locator("body");
    for (const { id, title, tags = [] } of members) {
      current = id;
      for (const folder of foldersOf(title)) {
        const button = sidebar.locator(`#${folder}`);
        if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
      }
      await sidebar.locator(`#${id}`).click();
      await finished(page, id);
      if (!(await canvas.evaluate((body) => body.classList.contains("sb-show-main")))) {
        faults.push(`${id}: ${await canvas.locator("#error-message").textContent()}`);
        // It may stay over the next story.
        break;
      }
      // Tagged are those of a part that leaves no frame or heading when there is nothing to show.
      if ((await isEmpty(page)) !== tags.includes("shows-nothing"))
        faults.push(`${id}: shows ${tags.includes("shows-nothing") ? "something" : "nothing"}`);
    }
    expect(faults, faults.join("\n")).toEqual([]);
  });
