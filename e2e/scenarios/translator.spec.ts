import type { Locator, Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { home } from "../../app/content/singles.ts";
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

/** Takes the steps, then on a translated page, where the same words must follow each. */
async function expectSameWords(part: Locator, path: string, steps: (() => Promise<void>)[]) {
  const page = part.page();
  const said: unknown[] = [];
  await visit(page, path);
  // Parts further down hydrate later, in tasks before this one.
  await page.evaluate(() => window.scheduler.postTask(() => {}, { priority: "background" }));
  for (const step of steps) {
    await step();
    said.push(await words(part));
  }
  await visit(page, path);
  await page.evaluate(translate);
  for (const [index, step] of steps.entries()) {
    await step();
    await expect.poll(() => words(part)).toBe(said[index]);
  }
}

const queries = ["oak door", "oak doo", "oak do", "zzzzzz", "oak"];
const found = (query: string) => (query === "zzzzzz" ? /Nothing/ : /^\d+ (result|page)/);

const searchFor = (page: Page) => (query: string) => async () => {
  if (!(await dialog(page).isVisible())) await page.keyboard.press("/");
  await field(page).fill(query);
  await expect(status(page)).toHaveText(found(query));
};

test.describe("translated, a page says the right thing", onlyWide, () => {
  test("in the search", async ({ page }) => {
    await expectSameWords(dialog(page), "/faq", queries.map(searchFor(page)));
  });

  test("though translated before it hydrates", async ({ page }) => {
    await page.addInitScript(translate);
    await visit(page, "/faq");
    for (const query of queries) await searchFor(page)(query)();
    await page.keyboard.press("Escape");
    await footerLink(page, "/trust").click();
    await expect(page).toHaveURL("/trust");
  });

  test("on the search page", async ({ page }) => {
    const main = page.getByRole("main");
    const search = (query: string) => async () => {
      await page.getByRole("searchbox").fill(query);
      await expect(main.getByRole("status")).toHaveText(found(query));
      // Until the index is there, only names are searched.
      if (query !== "zzzzzz") await expect(main.locator("mark").first()).toBeVisible();
    };
    await expectSameWords(main, "/search", queries.map(search));
  });

  test("in the portfolio", async ({ page }) => {
    const filters = page.getByRole("navigation", { name: /Filter/ });
    const choose = (name: string) => async () => {
      await filters.getByRole("link", { name }).click();
      await expect(filters.getByRole("link", { name })).toHaveAttribute("aria-current", "true");
    };
    const chosen = [category.name, "All", category.name].map(choose);
    await expectSameWords(page.getByRole("main"), "/projects", chosen);
  });

  test("in the tools", async ({ page }) => {
    const tools = getContent().tools.filter(({ kind }) => /stairs|storage|permi/.test(kind));
    expect(tools).toHaveLength(3);
    for (const tool of tools) {
      const band = page.locator(`#${tool.slug}`);
      const fill = (size: string) => async () => {
        for (const input of await band.getByRole("spinbutton").all()) await input.fill(size);
        for (const answer of await band.getByRole("radio", { name: "No" }).all())
          if (await answer.isVisible()) await answer.check();
      };
      await expectSameWords(band, pagesOfTool(tool)[0]!, ["", "2600", "1", "600"].map(fill));
    }
  });

  test("in the lightbox, the toast and the button that copies", async ({ page }) => {
    const turn = (key: string) => async () => {
      if (!(await page.getByRole("dialog").isVisible())) await pictureLinks(page).first().click();
      await page.keyboard.press(key);
    };
    const copy = async () => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Copy number" }).click();
      await expect(page.getByRole("button", { name: "Dismiss message" })).toBeVisible();
    };
    const steps = [...["End", "Home", "ArrowRight"].map(turn), copy];
    await expectSameWords(page.locator("body"), `/projects/${galleryProject.slug}`, steps);
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
      async () => {
        await page.evaluate((href) => {
          const link = document.body.appendChild(document.createElement("a"));
          link.href = href;
          link.click();
          link.remove();
        }, path);
        await expect(page).toHaveTitle(metaTitle);
      };
    await expectSameWords(page.getByRole("main"), "/faq", next.map(goTo));
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
