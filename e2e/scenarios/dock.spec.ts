import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { galleryProject, project, service } from "../support/firm/examples.ts";
import {
  fixedParts,
  openSettled,
  runClock,
  scrollTo,
  settled,
} from "../support/page/fixedParts.ts";
import { breakpointMd, isWide, onBoth, onlyNarrow, onlyWide } from "../support/browser/screen.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import { labels, tabs as names } from "../support/firm/names.ts";

test(
  "an invitation beside a text can be followed before the call bar comes",
  onlyWide,
  async ({ page }) => {
    const { callBar } = await openSettled(page, `/projects/${orSkip(project).slug}`);
    await expect(callBar).toBeHidden();
    const links = page
      .getByRole("complementary", { name: "Contact", exact: true })
      .getByRole("link");
    await expect(links).toHaveText([`Call ${business.phone.display}`, /^Message on WhatsApp/]);
    for (const link of await links.all()) await expect(link).toBeVisible();
  },
);

test("past half the window the two appear, not at half", onBoth, async ({ page, viewport }) => {
  const { callBar, toTop } = await openSettled(page);
  const expectShown = async (visible: boolean) => {
    await settled(page);
    for (const part of [callBar, toTop]) await expect(part).toBeVisible({ visible });
  };
  for (const height of [600, 1000]) {
    await page.setViewportSize({ width: viewport!.width, height });
    await scrollTo(page, height * 0.5);
    await expectShown(false);
    await scrollTo(page, height * 0.5 + 1);
    await expectShown(true);
    await scrollTo(page, height * 0.5);
    await expectShown(false);
  }
  // A lower window takes effect at once. Two jumps in one frame would count as one upwards.
  for (const top of [0, 400]) {
    await scrollTo(page, top);
    await expectShown(false);
  }
  await page.setViewportSize({ width: viewport!.width, height: 700 });
  await expectShown(true);
  const links = callBar.getByRole("link");
  const words = isWide(page)
    ? [`Call ${business.phone.display}`, labels.whatsapp]
    : [labels.call, "WhatsApp"];
  await expect(links).toContainText(words, { useInnerText: true });
  await expect(links.first()).toHaveAttribute("href", `tel:${business.phone.e164}`);
  for (const { words: said } of business.claims.filter(({ channel }) => channel === "call-bar"))
    await expect(callBar.getByText(said)).toBeVisible({ visible: isWide(page) });
});

test("the call bar hides while any of the contact section is in view", async ({ page }) => {
  const { callBar } = await openSettled(page);
  const contactTop = (belowEdge: number) =>
    page.evaluate((pixels) => {
      const { top } = document.getElementById("contact")!.getBoundingClientRect();
      window.scrollBy({ top: top - window.innerHeight - pixels, behavior: "instant" });
    }, belowEdge);
  // Scroll close first, so that everything above has rendered at its full height.
  await contactTop(200);
  await settled(page);
  await contactTop(2);
  await expect(callBar).toBeVisible();
  await contactTop(-2);
  await expect(callBar).toBeHidden();
  // Approach from above: scrolling up would show a phone's bottom bar instead.
  await contactTop(200);
  await settled(page);
  await contactTop(2);
  await expect(callBar).toBeVisible();
});

test("the messaging button comes 1000 ms after load, then scroll-to-top", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/");
  const { messaging, callBar, toTop } = fixedParts(page);
  // While the clock is paused the bootstrap waits, unless the visitor does something.
  await page.keyboard.press("Shift");
  // Hydrated: the second is counted from here.
  await expect(messaging).toHaveAttribute("inert");
  await runClock(page, 999);
  await expect(messaging).toBeHidden();
  await runClock(page, 1);
  await expect(messaging).toBeVisible();
  await scrollTo(page, 2000);
  await expect(callBar).toBeVisible();
  await expect(messaging).toBeHidden();
  await page.evaluate(() => document.getElementById("contact")!.scrollIntoView());
  await expect(callBar).toBeHidden();
  // On a phone it goes with the bars, so that it covers none of the section's links.
  await expect(toTop).toBeVisible({ visible: isWide(page) });
  await expect(messaging).toBeHidden();
  await page.evaluate(() => window.scrollBy({ top: -50, behavior: "instant" }));
  await expect(toTop).toBeVisible();
});

test("a browser without paint timing shows it as soon as its late scripts run", async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
    // A paused clock knows no load, at which the second begins.
    const load = { loadEventStart: performance.now() };
    performance.getEntriesByType = () => [load as PerformanceNavigationTiming];
  });
  await page.goto("/faq");
  const { messaging } = fixedParts(page);
  await page.clock.runFor(1000);
  await page.keyboard.press("Shift");
  await expect(messaging).toHaveAttribute("inert");
  await runClock(page, 1);
  await expect(messaging).toBeVisible();
});

test("what shows takes the focus, and scroll-to-top hands it to the page", async ({ page }) => {
  const { callBar, toTop, messaging } = await openSettled(page);
  await messaging.focus();
  await expect(messaging).toBeFocused();
  await expect(callBar).toHaveAttribute("inert");
  await scrollTo(page, 1000);
  await expect(toTop).toBeVisible();
  await expect(callBar).not.toHaveAttribute("inert");
  await callBar.getByRole("link").first().focus();
  await expect(callBar.getByRole("link").first()).toBeFocused();
  await toTop.press("Enter");
  // At once, since motion is off.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("#main-content")).toBeFocused();
  await expect(toTop).toBeHidden();
});

test("at each place its one bar and its one button, the button at the bar's end", async ({
  page,
  viewport,
}) => {
  const { bottomBar, callBar, messaging, toTop } = await openSettled(page);
  const hasContact = () =>
    page.locator("#contact").evaluate((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
  for (const [width, height] of [
    [viewport!.width, viewport!.height],
    [768, 1024],
    [320, 568],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    const isNarrow = width < breakpointMd;
    const isLow = height < 480;
    const tabs = isNarrow ? bottomBar : undefined;
    for (const [top, usualBar, usualButton] of [
      [0, tabs, messaging],
      [90, tabs, messaging],
      [700, callBar, toTop],
      [4000, callBar, toTop],
      ["back up", tabs ?? callBar, toTop],
      [1_000_000, callBar, toTop],
    ] as const) {
      if (top === "back up")
        await page.evaluate(() => window.scrollBy({ top: -100, behavior: "instant" }));
      else await scrollTo(page, top);
      await settled(page);
      const isLeftToContact = usualBar === callBar && (await hasContact());
      const bar = isLow || isLeftToContact ? undefined : usualBar;
      const isLeftOut = isLow ? usualButton === messaging : isNarrow && !bar;
      const button = isLeftOut ? undefined : usualButton;
      const at = `at ${top} of ${width} × ${height}`;
      for (const [name, part] of Object.entries({ bottomBar, callBar, messaging, toTop }))
        await expect(part, `${name} ${at}`).toBeVisible({
          visible: part === bar || part === button,
        });
      const end = (await button?.boundingBox())?.x ?? width;
      const targets = bar?.locator("a, button").filter({ visible: true });
      for (const target of (await targets?.all()) ?? []) {
        const box = (await target.boundingBox())!;
        expect(box.x + box.width, at).toBeLessThanOrEqual(end);
        expect(Math.min(box.width, box.height), at).toBeGreaterThanOrEqual(44);
      }
    }
  }
});

test.describe("bottom bar", onlyNarrow, () => {
  test("hides past 100 px going down, not at 100, and shows going up", async ({ page }) => {
    const { bottomBar, callBar, messaging } = await openSettled(page);
    await scrollTo(page, 100);
    await settled(page);
    await expect(bottomBar).toBeVisible();
    await scrollTo(page, 101);
    await expect(bottomBar).toBeHidden();
    await expect(bottomBar).toHaveAttribute("inert");
    await expect(messaging).toBeHidden();
    await scrollTo(page, 50);
    await expect(messaging).toBeVisible();
    await scrollTo(page, 2000);
    await settled(page);
    await expect(bottomBar).toBeHidden();
    await expect(callBar).toBeVisible();
    await scrollTo(page, 1950);
    await expect(bottomBar).toBeVisible();
    await expect(bottomBar).not.toHaveAttribute("inert");
    await expect(callBar).toBeHidden();
  });

  test("a finger that trembles turns nothing: 10 px do not count, 11 do", async ({ page }) => {
    const { bottomBar, callBar } = await openSettled(page);
    for (const [top, shown] of [
      [2000, callBar],
      [1990, callBar],
      [1989, bottomBar],
      [1999, bottomBar],
      [2000, callBar],
    ] as const) {
      await scrollTo(page, top);
      await settled(page);
      for (const bar of [callBar, bottomBar])
        await expect(bar).toHaveAttribute("data-shown", String(bar === shown));
    }
  });

  test("neither bar gives way to the other while it has the focus", async ({ page }) => {
    const { bottomBar, callBar } = await openSettled(page);
    const leave = () =>
      page.locator("#main-content").evaluate((main) => main.focus({ preventScroll: true }));
    await bottomBar.getByRole("link", { name: names.projects }).focus();
    await scrollTo(page, 2000);
    await settled(page);
    await expect(bottomBar).toBeVisible();
    await leave();
    await expect(bottomBar).toBeHidden();
    await callBar.getByRole("link", { name: labels.call }).focus();
    await scrollTo(page, 1900);
    await settled(page);
    await expect(callBar).toBeVisible();
    await expect(bottomBar).toBeHidden();
    await leave();
    await expect(bottomBar).toBeVisible();
    await expect(callBar).toBeHidden();
  });

  test("a finger's focus keeps no bar", async ({ page }) => {
    const { bottomBar, callBar } = await openSettled(page);
    await bottomBar.getByRole("button", { name: names.menu }).tap();
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
    await scrollTo(page, 2000);
    await expect(bottomBar).toBeHidden();
    await expect(callBar).toBeVisible();
  });

  test("the call bar keeps the keyboard's focus as the contact section comes", async ({ page }) => {
    const { callBar } = await openSettled(page);
    await scrollTo(page, 2000);
    const call = callBar.getByRole("link").first();
    await expect(call).toBeVisible();
    await callBar.getByRole("link").last().focus();
    await page.keyboard.press("Shift+Tab");
    await expect(call).toBeFocused();
    await page.locator("#contact").evaluate((section) => section.scrollIntoView());
    await expect(page.locator("#contact")).toBeInViewport();
    await settled(page);
    await expect(callBar).not.toHaveAttribute("inert");
    await expect(call).toBeFocused();
    await page.locator("#main-content").evaluate((main) => main.focus({ preventScroll: true }));
    await expect(callBar).toBeHidden();
  });

  test("its menu gives the focus back; a wide window has no such bar", async ({ page }) => {
    const { bottomBar } = await openSettled(page, "/faq");
    const tabs = bottomBar.getByRole("link").or(bottomBar.getByRole("button"));
    await expect(tabs).toHaveText(Object.values(names));
    await tabs.last().click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tabs.last()).toBeFocused();
    await page.setViewportSize({ width: breakpointMd - 1, height: 800 });
    await expect(bottomBar).toBeVisible();
    await page.setViewportSize({ width: breakpointMd, height: 800 });
    await expect(bottomBar).toBeHidden();
  });

  test("from elsewhere Services and Quote go home first, and mark theirs", async ({ page }) => {
    const { bottomBar } = await openSettled(page, "/projects");
    const tab = (name: string) => bottomBar.getByRole("link", { name, includeHidden: true });
    await expect(tab(names.projects)).toHaveAttribute("aria-current", "page");
    for (const [name, id] of [
      [names.services, "services"],
      [names.quote, "contact"],
    ] as const) {
      await tab(name).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect(tab(name)).toHaveAttribute("aria-current", "location");
      await scrollTo(page, 0);
      await expect(tab(name)).not.toHaveAttribute("aria-current");
      await expect(tab(names.home)).toHaveAttribute("aria-current", "page");
    }
  });
});

test(
  "the bar's WhatsApp link names the page, as the links within it do",
  onBoth,
  async ({ page }) => {
    for (const path of [orSkip(service).path, `/projects/${orSkip(galleryProject).slug}`]) {
      await page.goto(path);
      const inPage = page.locator('#contact a[href*="wa.me"]');
      const href = await inPage.getAttribute("href");
      expect(href).toContain(encodeURIComponent(`${business.whatsappSubject}:`));
      const links = page.locator('aside a[href*="wa.me"]');
      await expect(links).not.toHaveCount(0);
      for (const link of await links.all()) await expect(link).toHaveAttribute("href", href!);
    }
  },
);
