import { expect, test, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import { home } from "../../app/content/singletons.ts";
import { openWithStalledScripts } from "../support/browser/hold.ts";
import { hydrated, visit } from "../../scripts/lib/visit.ts";
import { beforeAfterProject, service } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a button pressed before the scripts have loaded works once they have", async ({ page }) => {
  const release = await openWithStalledScripts(page, "/");
  const copy = page.getByRole("button", { name: "Copy number" });
  await copy.click();
  await copy.click();
  const rules = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .toSorted(),
    );
  const before = await rules();
  expect(before.length).toBeGreaterThan(100);
  release();
  await hydrated(page);
  await expect(page.getByRole("status").filter({ hasText: "Number copied" })).toBeVisible();
  // Hydration reuses the page's styles and adds none of them again.
  const known = new Set(before);
  expect((await rules()).filter((rule) => known.has(rule))).toEqual(before);
});

test("a slider moved before the scripts have loaded stays where it is", async ({ page }) => {
  const release = await openWithStalledScripts(
    page,
    `/projects/${orSkip(beforeAfterProject).slug}`,
  );
  const slider = page.getByRole("slider");
  await slider.press("End");
  release();
  await hydrated(page);
  await expect(slider).toHaveValue("100");
  await expect(slider).toHaveAttribute("aria-valuetext", "0 % after");
});

test("a key pressed while the page still arrives leaves it whole", async ({ page }) => {
  const html = readFileSync("build/client/faq/index.html", "utf8");
  const middle = html.indexOf("<footer");
  let sendRest = () => {};
  const files = sirv("build/client");
  const server = createServer((request, response) => {
    if (request.url !== "/faq") return files(request, response);
    response.writeHead(200, { "Content-Type": "text/html" }).write(html.slice(0, middle));
    sendRest = () => response.end(html.slice(middle));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/faq`, { waitUntil: "commit" });
  await expect(page.getByRole("main")).toBeVisible();
  await page.keyboard.press("Tab");
  const preloads = page.locator("link[rel=modulepreload]");
  await expect(preloads).not.toHaveCount(0);
  const hasCome = (names: (string | null)[]) =>
    names.every((name) => performance.getEntriesByName(new URL(name!, location.href).href).length);
  const names = await preloads.evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")),
  );
  await page.waitForFunction(hasCome, names);
  sendRest();
  await hydrated(page);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  server.closeAllConnections();
  server.close();
});

for (const [what, act] of [
  ["a second", (page) => page.clock.runFor(1)],
  ["the first key press", (page) => page.keyboard.press("Tab")],
] as [string, (page: Page) => Promise<void>][])
  test(`a picture that never arrives holds the scripts back until ${what}`, async ({ page }) => {
    const requested: string[] = [];
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 60_000);
    const largest = home.hero.picture.src.replace(/\.\w+$/, "");
    await page.route(new RegExp(`/pictures/${largest}`), () => {});
    page.on("request", (request) => {
      if (request.url().endsWith(".js")) requested.push(request.url());
    });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    // The page's own observer was registered first, so it has been called by now.
    await page.evaluate(
      () =>
        new Promise<void>((painted) => {
          new PerformanceObserver(() => painted()).observe({ type: "paint", buffered: true });
        }),
    );
    await page.clock.runFor(999);
    expect(requested).toEqual([]);
    await act(page);
    await expect.poll(() => requested.length).toBeGreaterThan(0);
  });

test("text survives hydration of a page that an extension has changed", async ({ page }) => {
  const { path } = orSkip(service);
  await page.goto(path);
  const texts = await page.locator("main h2 + p, main details > div").allTextContents();
  expect(texts).not.toEqual([]);
  // As a translation tool or an extension might: React then renders the whole page again.
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      for (const part of document.querySelectorAll("main > *"))
        part.before(document.createElement("hr"));
    });
  });
  await visit(page, path);
  await expect(page.locator("main > hr")).toHaveCount(0);
  const main = (await page.locator("main").textContent())!;
  expect(texts.filter((text) => !main.includes(text))).toEqual([]);
});
