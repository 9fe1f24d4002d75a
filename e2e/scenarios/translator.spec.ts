import type { Locator, Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { pagesOfTool, type ToolFields } from "../../app/content/schema/tools.ts";
import { pictureLinks } from "../support/page/dialogs.ts";
import { category, galleryProject, project } from "../support/firm/examples.ts";
import { expect, test } from "../support/browser/faults.ts";
import { followLinkTo, footerLink } from "../support/page/links.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import { openWithStalledScripts } from "../support/browser/hold.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { pages } from "../../scripts/lib/pages.ts";
import { onlyWide } from "../support/browser/screen.ts";
import { dialog, field, status } from "../support/page/searchDialog.ts";
import { translate } from "../support/browser/translator.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const words = async (part: Locator) => (await part.textContent())?.replace(/\s+/g, " ").trim();

const main = (page: Page) => page.getByRole("main");

type Step = (page: Page) => Promise<void>;
type Place = [where: string, path: string, part: (page: Page) => Locator, steps: Step[]];

/** Takes each step on a page as it is and on a translated one, where the same words must follow. */
async function expectSameWords(page: Page, [, path, part, steps]: Place) {
  const translated = await page.context().newPage();
  await visit(page, path);
  await visit(translated, path);
  await translated.evaluate(translate);
  for (const step of steps) {
    await step(page);
    await step(translated);
    // Both go on changing for a while: parts hydrate, and the search index comes.
    await expect(async () =>
      expect(await words(part(translated))).toBe(await words(part(page))),
    ).toPass();
  }
}

const { locality, region } = getContent().business;
const queries = [region, region.slice(0, -3), "zzzzzz", locality];
const found = (query: string) => (query === "zzzzzz" ? /Nothing/ : /^\d+ (result|page)/);
const searchFor = (query: string) => async (page: Page) => {
  if (!(await dialog(page).isVisible())) await page.keyboard.press("/");
  await field(page).fill(query);
  await expect(status(page)).toHaveText(found(query));
};
const narrowBy = (query: string) => async (page: Page) => {
  await page.getByRole("searchbox").fill(query);
  await expect(main(page).getByRole("status")).toHaveText(found(query));
};
const choose = (name: string) => async (page: Page) => {
  const filter = page.getByRole("navigation", { name: /Filter/ }).getByRole("link", { name });
  await filter.click();
  await expect(filter).toHaveAttribute("aria-current", "true");
};
const turn = (key: string) => async (page: Page) => {
  if (!(await page.getByRole("dialog").isVisible())) await pictureLinks(page).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press(key);
};
const copy = async (page: Page) => {
  await page.bringToFront();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Copy number" }).click();
  await expect(page.getByRole("button", { name: "Dismiss message" })).toBeVisible();
};
const fillIn = (size: string) => async (page: Page) => {
  await expect(main(page).getByRole("textbox").or(main(page).getByRole("radio"))).not.toHaveCount(
    0,
  );
  for (const input of await main(page).getByRole("textbox").all()) await input.fill(size);
  for (const answer of await main(page).getByRole("radio", { name: "No" }).all())
    if (await answer.isVisible()) await answer.check();
};
const goTo =
  ({ path, metaTitle }: (typeof pages)[number]) =>
  async (page: Page) => {
    await followLinkTo(page, path);
    await expect(page).toHaveTitle(metaTitle);
  };
/** The kinds whose answers are worded by the script. */
const worded = new Set<ToolFields["kind"]>(["stairs", "storage", "permission"]);
const tools = getContent().tools.filter(({ kind }) => worded.has(kind));

const places: Place[] = [
  ["the search", "/faq", dialog, queries.map(searchFor)],
  ["the search page", "/search", main, queries.map(narrowBy)],
  ...(category.entry
    ? [["the portfolio", "/projects", main, [category.entry.name, "All"].map(choose)] as Place]
    : []),
  ...(galleryProject.entry
    ? [
        [
          "the lightbox, the toast and the button that copies",
          `/projects/${galleryProject.entry.slug}`,
          (page) => page.locator("body"),
          [...["End", "Home", "ArrowRight"].map(turn), copy],
        ] as Place,
      ]
    : []),
  [
    "the next page, also of the same kind",
    "/faq",
    main,
    ["service", "project"].flatMap((kind) =>
      pages
        .filter((one) => one.kind === kind)
        .slice(0, 2)
        .map(goTo),
    ),
  ],
  ...tools.map((tool): Place => [
    tool.slug,
    pagesOfTool(tool)[0]!,
    (page) => page.locator(`#${tool.slug}`),
    ["", "2600", "1"].map(fillIn),
  ]),
];

// motion/counter.spec.ts covers the counters.
test.describe("translated, a page says the right thing", onlyWide, () => {
  test("though translated before it hydrates", async ({ page }) => {
    await page.addInitScript(translate);
    await visit(page, "/faq");
    await searchFor(locality)(page);
    await page.keyboard.press("Escape");
    await (await footerLink(page, "/trust")).click();
    await expect(page).toHaveURL("/trust");
  });

  test("and keeps the words typed before it hydrated", async ({ page }) => {
    const { title } = orSkip(project);
    const release = await openWithStalledScripts(page, "/search");
    await page.evaluate(translate);
    const box = page.getByRole("searchbox");
    await box.pressSequentially(title);
    release();
    await expect(main(page).getByRole("status")).toHaveText(found(""));
    await expect(box).toHaveValue(title);
    await expect(box).toBeFocused();
  });

  for (const tool of tools)
    test(`and keeps what was filled in before it hydrated: ${tool.slug}`, async ({ page }) => {
      const release = await openWithStalledScripts(page, pagesOfTool(tool)[0]!);
      await page.evaluate(translate);
      await fillIn("1234")(page);
      const inputs = main(page).locator(`#${tool.slug} input`);
      const state = () =>
        inputs.evaluateAll((all: HTMLInputElement[]) =>
          all.map(({ value, checked }) => ({ value, checked })),
        );
      const filledIn = await state();
      const early = await inputs.first().elementHandle();
      release();
      await expect.poll(() => early.evaluate((input) => input.isConnected)).toBe(false);
      await expect.poll(state).toEqual(filledIn);
    });

  for (const place of places) test(`in ${place[0]}`, ({ page }) => expectSameWords(page, place));
});
