import type { Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { pictureLinks } from "../support/page/dialogs.ts";
import { galleryProject } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { expect, plant, test } from "../support/browser/faults.ts";
import { expectContactLinks, footerLink } from "../support/page/links.ts";
import { openOn, options } from "../support/page/searchDialog.ts";
import { labels } from "../support/firm/names.ts";

const { home, services } = getContent();

const words = (text: string) => [
  ...new Set(text.replace(/<[^>]*>/g, " ").match(/[\p{L}\p{N}]{3,}/gu) ?? []),
];

test("a section that fails to hydrate keeps its text, the rest works", async ({ page, host }) => {
  // Changes the data that hydration reads, not the prerendered markup.
  host.change = (path, text) =>
    path === "/" ? plant(text, '\\"features\\"', '\\"planted\\"') : text;
  await visit(page, "/");
  const region = page.getByRole("region", { name: home.services.title });
  await expect(region.getByText(/has stopped working/)).toBeVisible();
  for (const { name, slug } of services.filter(({ card }) => card).slice(0, 3))
    await expect(region.locator(`a[href="/services/${slug}"]`).first(), name).toBeVisible();
  await expect(region.getByRole("link", { name: /^Call / })).toBeVisible();
  // The rest of the page is still interactive.
  await page.getByRole("button", { name: "Copy number" }).click();
  await expect(page.getByRole("button", { name: "Copy number" })).toHaveCount(0);
  await (await footerLink(page, "/trust")).click();
  await expect(page).toHaveURL("/trust");
});

test("when many sections fail at once no prerendered text is lost", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // Used by fade-in sections, the hero's video and the counters.
  await page.addInitScript(() => {
    window.IntersectionObserver = function fail() {
      throw new Error("planted");
    } as unknown as typeof IntersectionObserver;
  });
  await visit(page, "/");
  await expect(page.getByText(/has stopped working/).first()).toBeVisible();
  const main = page.getByRole("main");
  const left = words(await main.innerHTML());
  const html = await (await page.request.get("/")).text();
  const wanted = words(/<main[^]*<\/main>/.exec(html)![0].replace(/<script[^]*?<\/script>/g, ""));
  expect(wanted.filter((word) => !left.includes(word))).toEqual([]);
  await expectContactLinks(page);
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole("button", { name: "Load the page again" }).first().press("Enter");
  await loaded;
});

test("a section that fails on the next page says so in its place", async ({ page, host }) => {
  host.change = (path, text) =>
    path.startsWith("/trust.data") ? plant(text, '"facts"', '"planted"') : text;
  await visit(page, "/faq");
  // An update in between lets React recover without the section, report that (#520), and fail again.
  await page.evaluate(() => {
    window.addEventListener("error", (event) => {
      if (event.message.includes("#520")) event.preventDefault();
    });
  });
  await (await footerLink(page, "/trust")).click();
  await expect(page).toHaveURL("/trust");
  await expect(page.getByText("This part of the page could not be shown.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#contact").getByRole("link", { name: labels.call })).toBeVisible();
  // The next page starts afresh.
  await (await footerLink(page, "/projects")).click();
  await expect(page).toHaveURL("/projects");
  await expect(page.getByText("This part of the page could not be shown.")).toHaveCount(0);
});

test("a failing frame leaves the page intact", async ({ page }) => {
  // The bottom bar and dock use media queries; the bar also the scroll position.
  await page.addInitScript(() => {
    const own = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      if (/width/.test(query)) throw new Error("planted");
      return own(query);
    };
  });
  await visit(page, "/faq");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expectContactLinks(page);
});

/** Expects that a failure has left no dialog, a page that scrolls, and one Back for each page. */
async function expectFreePage(page: Page, path: string) {
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
  await (await footerLink(page, "/trust")).click();
  await expect(page).toHaveURL("/trust");
  await page.goBack();
  await expect(page).toHaveURL(path);
}

test("a search or pictures that fail leave no dialog and no lock", async ({ page }) => {
  const { slug } = orSkip(galleryProject);
  await openOn(page, "/faq");
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = () => {
      throw new Error("planted");
    };
  });
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expectFreePage(page, "/faq");

  const path = `/projects/${slug}`;
  await visit(page, path);
  await page.evaluate(() => {
    window.ResizeObserver = function fail() {
      throw new Error("planted");
    } as unknown as typeof ResizeObserver;
  });
  await pictureLinks(page).first().press("Enter");
  await expect(page.getByText(/has stopped working/)).toBeVisible();
  await expectFreePage(page, path);
});
