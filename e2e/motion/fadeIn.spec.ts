import { expect, test } from "@playwright/test";
import { visit } from "../../scripts/lib/visit.ts";

test("sections below the first screen fade in once they are in view", async ({ page }) => {
  for (const path of ["/services", "/locations", "/"]) {
    await visit(page, path);
    const hidden = await page
      .locator("[data-reveal=waiting]")
      .evaluateAll((boxes) => boxes.filter((box) => box.getBoundingClientRect().top < innerHeight));
    expect(hidden, path).toEqual([]);
  }
  const services = page.locator("#services [data-reveal]").first();
  await expect(services).toHaveAttribute("data-reveal", "waiting");
  // Its first pixels are enough.
  await services.evaluate((box) => {
    const top = box.getBoundingClientRect().top + scrollY - innerHeight + 2;
    scrollTo({ top, behavior: "instant" });
  });
  await expect(services).toHaveAttribute("data-reveal", "seen");
  await expect(services).toHaveCSS("opacity", "1");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(services).toHaveCSS("opacity", "1");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await expect(page.locator("[data-reveal]")).toHaveCount(0);
});

test("on the way back nothing fades in again, on the way on it does", async ({ page }) => {
  await visit(page, "/");
  const waiting = page.locator("main [data-reveal=waiting]");
  await expect(waiting).not.toHaveCount(0);
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("contentinfo").locator("[href='/faq']").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(page.locator("main [data-reveal]")).toHaveCount(0);
  // Nor does a skeleton cover what was there.
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  // Another visit, by a link.
  await page.getByRole("contentinfo").locator("[href='/faq']").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading);
  await page.getByRole("banner").locator("a[href='/']").first().click();
  await expect(waiting).not.toHaveCount(0);
});

test("nothing on the page shifts while it is scrolled through", async ({ page }) => {
  await visit(page, "/");
  const shifts = await page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    });
    observer.observe({ type: "layout-shift", buffered: true });
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    return sum;
  });
  expect(shifts).toBeLessThan(0.01);
});
