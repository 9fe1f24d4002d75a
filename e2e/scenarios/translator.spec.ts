import type { Locator, Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { home } from "../../app/content/singletons.ts";
import { pagesOfTool } from "../../app/content/schema/tools.ts";
import { pictureLinks } from "../support/dialogs.ts";
import { category, galleryProject } from "../support/examples.ts";
import { expect, footerLink, test } from "../support/host.ts";
import { visit } from "../support/hydrated.ts";
import { pages } from "../support/pages.ts";
import { onlyWide } from "../support/screen.ts";
import { dialog, field, status } from "../support/searchDialog.ts";
import { translate } from "../support/translator.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const words = async (part: Locator) => (await part.textContent())?.replace(/\s+/g, " ").trim();

const main = (page: Page) => page.getByRole("main");

/** Takes each step on a page as it is and on a translated one, where the same words must follow. */
async function expectSameWords(
  page: Page,
  path: string,
  part: (page: Page) => Locator,
  steps: ((page: Page) => Promise<void>)[],
) {
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

const queries = ["oak door", "oak doo", "oak do", "zzzzzz", "oak"];
const found = (query: string) => (query === "zzzzzz" ? /Nothing/ : /^\d+ (result|page)/);

const searchFor = (query: string) => async (page: Page) => {
  if (!(await dialog(page).isVisible())) await page.keyboard.press("/");
  await field(page).fill(query);
  await expect(status(page)).toHaveText(found(query));
};

test.describe("translated, a page says the right thing", onlyWide, () => {
  test("in the search", async ({ page }) => {
    await expectSameWords(page, "/faq", dialog, queries.map(searchFor));
  });

  test("though translated before it hydrates", async ({ page }) => {
    await page.addInitScript(translate);
    await visit(page, "/faq");
    for (const query of queries) await searchFor(query)(page);
    await page.keyboard.press("Escape");
    await footerLink(page, "/trust").click();
    await expect(page).toHaveURL("/trust");
  });

  test("on the search page", async ({ page }) => {
    const search = (query: string) => async (tab: Page) => {
      await tab.getByRole("searchbox").fill(query);
      await expect(main(tab).getByRole("status")).toHaveText(found(query));
    };
    await expectSameWords(page, "/search", main, queries.map(search));
  });

  test("in the portfolio", async ({ page }) => {
    const choose = (name: string) => async (tab: Page) => {
      const filter = tab.getByRole("navigation", { name: /Filter/ }).getByRole("link", { name });
      await filter.click();
      await expect(filter).toHaveAttribute("aria-current", "true");
    };
    const chosen = [category.name, "All", category.name].map(choose);
    await expectSameWords(page, "/projects", main, chosen);
  });

  test("in the tools", async ({ page }) => {
    const tools = getContent().tools.filter(({ kind }) => /stairs|storage|permi/.test(kind));
    expect(tools).toHaveLength(3);
    for (const tool of tools) {
      const band = (tab: Page) => tab.locator(`#${tool.slug}`);
      const fill = (size: string) => async (tab: Page) => {
        for (const input of await band(tab).getByRole("spinbutton").all()) await input.fill(size);
        for (const answer of await band(tab).getByRole("radio", { name: "No" }).all())
          if (await answer.isVisible()) await answer.check();
      };
      await expectSameWords(page, pagesOfTool(tool)[0]!, band, ["", "2600", "1", "600"].map(fill));
    }
  });

  test("in the lightbox, the toast and the button that copies", async ({ page }) => {
    const turn = (key: string) => async (tab: Page) => {
      if (!(await tab.getByRole("dialog").isVisible())) await pictureLinks(tab).first().click();
      await tab.keyboard.press(key);
    };
    const copy = async (tab: Page) => {
      await tab.bringToFront();
      await tab.keyboard.press("Escape");
      await tab.getByRole("button", { name: "Copy number" }).click();
      await expect(tab.getByRole("button", { name: "Dismiss message" })).toBeVisible();
    };
    const steps = [...["End", "Home", "ArrowRight"].map(turn), copy];
    const body = (tab: Page) => tab.locator("body");
    await expectSameWords(page, `/projects/${galleryProject.slug}`, body, steps);
  });

  test("on the next page, also of the same kind", async ({ page }) => {
    const next = pages
      .filter(({ kind }) => /^(service|project)$/.test(kind))
      .filter(
        ({ kind }, index, all) =>
          all.filter((one, at) => one.kind === kind && at < index).length < 2,
      );
    const goTo =
      ({ path, metaTitle }: (typeof pages)[number]) =>
      async (tab: Page) => {
        await tab.evaluate((href) => {
          const link = document.body.appendChild(document.createElement("a"));
          link.href = href;
          link.click();
          link.remove();
        }, path);
        await expect(tab).toHaveTitle(metaTitle);
      };
    await expectSameWords(page, "/faq", main, next.map(goTo));
  });
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("translated, the counters still count", onlyWide, async ({ page }) => {
    await page.clock.install();
    await visit(page, "/");
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.evaluate(translate);
    const { label, value, suffix } = home.about.stats.find((stat) => (stat.value ?? 0) > 100)!;
    const figure = page.locator("#about li", { hasText: label }).locator("strong > span");
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator("[aria-hidden]")).toHaveText(`0${suffix}`);
    // It starts once the observer has seen it.
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(figure.locator("[aria-hidden]")).toHaveText(
        new RegExp(`^[1-9]\\d*\\${suffix}$`),
        { timeout: 100 },
      );
    }).toPass();
    await page.clock.runFor(2000);
    await expect(figure).toHaveText(`${value}${suffix}`);
  });
});
