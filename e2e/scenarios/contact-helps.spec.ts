import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { contactCard } from "../../app/lib/contactCard.ts";
import { runClock } from "../support/fixedParts.ts";
import { hydrated } from "../support/hydrated.ts";

// Friday 20 November 2026, in winter time: the minutes around the end of phone hours.
const [weekdays] = business.hours.phone;
const friday = (time: string, minutes = 0) =>
  new Date(Date.parse(`2026-11-20T${time}:00Z`) + minutes * 60_000);

test("the open-now line changes at closing time, in the band and beside a text", async ({
  page,
}) => {
  for (const path of ["/", "/services/kitchens"]) {
    await page.clock.install({ time: friday(weekdays!.closes, -1) });
    await page.clock.pauseAt(friday(weekdays!.closes, -1));
    await page.goto(path);
    const line = page.locator("[data-open]").first();
    // With the clock paused, only input starts the application.
    await page.keyboard.press("Shift");
    await expect(line).toHaveText(/^Open now, until /);
    await runClock(page, 59_999);
    await expect(line).toHaveText(/^Open now, until /);
    await runClock(page, 1);
    await expect(line).toHaveText(/^Opens Saturday /);
  }
});

test("the open-now line goes by London time in any time zone", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: "Pacific/Auckland", baseURL });
  const page = await context.newPage();
  await page.clock.setFixedTime(friday(weekdays!.opens));
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator("[data-open]")).toHaveText(/^Open now/);
  await context.close();
});

test("no prerendered page claims to know the time", async ({ request }) => {
  for (const path of ["/", "/services/kitchens", "/guides/boot-room-ideas"]) {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/Open now|Opens (today|\w+day)/);
  }
});

test("the contact card says what the business profile says", async ({ page, request }) => {
  await page.goto("/");
  await hydrated(page);
  const link = page.getByRole("link", { name: "Save our details" });
  const response = await request.get((await link.getAttribute("href"))!);
  expect(response.headers()["content-type"]).toBe("text/vcard; charset=utf-8");
  const card = await response.text();
  const { name, phone, email, origin: url, locality, region, country } = business;
  const expected = contactCard({ name, phone: phone.e164, email, url, locality, region, country });
  for (const line of expected.trim().split("\r\n")) expect(card).toContain(`${line}\r\n`);
});

test.describe("share this page", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  for (const path of ["/projects/garden-shed-build-cotswolds", "/guides/boot-room-ideas"]) {
    test(`copies the address of ${path} where there is no share sheet`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
      });
      await page.goto(path);
      await hydrated(page);
      await page.getByRole("button", { name: "Share this page" }).click();
      const address = `${business.origin}${path}`;
      await expect(page.getByRole("status").filter({ hasText: "Address copied" })).toContainText(
        address,
      );
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    });
  }

  test("uses the share sheet where there is one", async ({ page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, "share", {
        value: (data: ShareData) => Promise.resolve(shared.push(data)),
      });
    });
    await page.goto("/guides/boot-room-ideas");
    await hydrated(page);
    await page.getByRole("button", { name: "Share this page" }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    expect(shared).toEqual([
      {
        title: await page.getByRole("heading", { level: 1 }).textContent(),
        url: `${business.origin}/guides/boot-room-ideas`,
      },
    ]);
  });
});
