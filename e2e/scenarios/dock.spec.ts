import { expect, test, type Locator, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { fixedParts, openSettled, runClock, scrollTo, settled } from "../support/fixedParts.ts";
import { visit } from "../support/hydrated.ts";
import { breakpointMd, onBoth, onlyNarrow } from "../support/screen.ts";

const invitations = business.claims.filter(({ channel }) => channel === "call-bar");

for (const height of [600, 1000]) {
  test(
    `past half of ${height} px the call bar and scroll-to-top appear, not at half`,
    onBoth,
    async ({ page, viewport }) => {
      await page.setViewportSize({ width: viewport!.width, height });
      const { callBar, toTop } = await openSettled(page);
      await scrollTo(page, height * 0.5);
      await settled(page);
      await expect(callBar).toBeHidden();
      await expect(toTop).toBeHidden();
      await scrollTo(page, height * 0.5 + 1);
      await expect(callBar).toBeVisible();
      await expect(toTop).toBeVisible();
      await scrollTo(page, height * 0.5);
      await expect(callBar).toBeHidden();
      await expect(toTop).toBeHidden();
    },
  );
}

test("making the window lower takes effect at once", async ({ page, viewport }) => {
  await page.setViewportSize({ width: viewport!.width, height: 1000 });
  const { callBar } = await openSettled(page);
  await scrollTo(page, 400);
  await settled(page);
  await expect(callBar).toBeHidden();
  await page.setViewportSize({ width: viewport!.width, height: 700 });
  await expect(callBar).toBeVisible();
});

test("the call bar hides while any of the contact section is in view", onBoth, async ({ page }) => {
  const { callBar } = await openSettled(page);
  const contactTop = (belowEdge: number) =>
    page.evaluate((pixels) => {
      const { top } = document.getElementById("contact")!.getBoundingClientRect();
      window.scrollBy({ top: top - window.innerHeight - pixels, behavior: "instant" });
    }, belowEdge);
  // Scroll close first, so that everything above has rendered at its full height.
  await contactTop(200);
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

test("the messaging button appears 1000 ms after load and steps aside for scroll-to-top", async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/");
  const { messaging, callBar, toTop } = fixedParts(page);
  // With the clock paused, only input starts the application.
  await page.keyboard.press("Shift");
  // Set by the script: its timers run from here.
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
  await expect(toTop).toBeVisible();
  await expect(messaging).toBeHidden();
});

test("the messaging button's second begins at load, however late the scripts are", async ({
  page,
}) => {
  // Without paint timing the scripts load a second after the load event.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await visit(page, "/faq");
  // Both run on the page's clock, however busy the machine is.
  const first = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        setTimeout(() => resolve("a second from hydration"), 900);
        const look = () =>
          document.querySelector('.messaging[data-shown="true"]')
            ? resolve("the button")
            : requestAnimationFrame(look);
        look();
      }),
  );
  expect(first).toBe("the button");
});

test(
  "the call bar says what the business profile says, phone first",
  onBoth,
  async ({ page, viewport }) => {
    const { callBar } = await openSettled(page);
    await scrollTo(page, 2000);
    const wide = viewport!.width >= breakpointMd;
    for (const { words } of invitations)
      await expect(callBar.getByText(words)).toBeVisible({ visible: wide });
    await expect(callBar.getByRole("link")).toHaveText(
      wide ? [/Call 0/, /WhatsApp us/] : [/Call now/, /WhatsApp/],
      { useInnerText: true },
    );
    const [call, whatsapp] = await callBar.getByRole("link").all();
    await expect(call!).toHaveAttribute("href", `tel:${business.phone.e164}`);
    // site/links.spec.ts checks the rest of such links.
    await expect(whatsapp!).toHaveAttribute("href", /^https:\/\/wa\.me\//);
  },
);

test("scroll-to-top goes to the top and moves focus there", async ({ page }) => {
  const { toTop } = await openSettled(page);
  await scrollTo(page, 3000);
  // It cannot take a key press before it is visible.
  await expect(toTop).toBeVisible();
  await toTop.press("Enter");
  // At once, since motion is off.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("#main-content")).toBeFocused();
  await expect(toTop).toBeHidden();
});

test("one bar and one round button at most, the button at the bar's end", async ({
  page,
  viewport,
}) => {
  const { bottomBar, callBar, messaging, toTop } = await openSettled(page);
  const [bars, buttons] = [bottomBar.or(callBar), messaging.or(toTop)];
  /** The boxes of those that can be seen, in one call: there are many. */
  const boxesOf = async (parts: Locator) => {
    const boxes = await parts.evaluateAll((elements) =>
      elements.map((element) => {
        const { x, width, height } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ visibilityProperty: true });
        return { x, width, height, isShown: isShown && width * height > 0 };
      }),
    );
    return boxes.filter(({ isShown }) => isShown);
  };
  const others = [
    { width: 768, height: 1024 },
    { width: 320, height: 568 },
    { width: 320, height: 256 },
  ];
  for (const size of [viewport!, ...others]) {
    await page.setViewportSize(size);
    for (const top of [0, 90, 700, 4000, 3900, 1_000_000, 3800]) {
      await scrollTo(page, top);
      await settled(page);
      const at = `at ${top} of ${size.width} × ${size.height}`;
      // Parts slide out for a quarter of a second.
      await expect(async () => {
        expect((await boxesOf(bars)).length, `bars ${at}`).toBeLessThanOrEqual(1);
        expect((await boxesOf(buttons)).length, `buttons ${at}`).toBeLessThanOrEqual(1);
      }).toPass();
      const targets = await boxesOf(bars.locator("a, button"));
      const [button] = await boxesOf(buttons);
      for (const target of targets) {
        if (button) expect(target.x + target.width, at).toBeLessThanOrEqual(button.x);
        expect(Math.min(target.width, target.height), at).toBeGreaterThanOrEqual(44);
      }
    }
  }
});

test("without a script every part of the dock is there and works as a link", async ({
  browser,
  viewport,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL });
  const page = await context.newPage();
  await page.goto("/");
  const { callBar, messaging, toTop } = fixedParts(page);
  await expect(callBar).toBeVisible();
  await expect(messaging).toBeVisible();
  await expect(toTop).toBeVisible();
  await expect(callBar).not.toHaveAttribute("inert");
  await toTop.click();
  await expect(page).toHaveURL(/#top$/);
  await context.close();
});

const focusOnMain = (page: Page) =>
  page.locator("#main-content").evaluate((main) => main.focus({ preventScroll: true }));

test.describe("bottom bar", onlyNarrow, () => {
  test("hides past 100 px going down, not at 100, and shows going up", async ({ page }) => {
    const { bottomBar, callBar } = await openSettled(page);
    await scrollTo(page, 100);
    await settled(page);
    await expect(bottomBar).toBeVisible();
    await scrollTo(page, 101);
    await expect(bottomBar).toBeHidden();
    await expect(bottomBar).toHaveAttribute("inert");
    await scrollTo(page, 2000);
    await settled(page);
    await expect(bottomBar).toBeHidden();
    await expect(callBar).toBeVisible();
    await scrollTo(page, 1950);
    await expect(bottomBar).toBeVisible();
    await expect(bottomBar).not.toHaveAttribute("inert");
    await expect(callBar).toBeHidden();
  });

  test("the messaging button comes and goes with it", async ({ page }) => {
    const { messaging } = await openSettled(page);
    await scrollTo(page, 101);
    await expect(messaging).toBeHidden();
    await scrollTo(page, 50);
    await expect(messaging).toBeVisible();
  });

  test("waits while focus is in the call bar", async ({ page }) => {
    const { bottomBar, callBar } = await openSettled(page);
    await scrollTo(page, 2000);
    await callBar.getByRole("link", { name: "Call now" }).focus();
    await scrollTo(page, 1900);
    await settled(page);
    await expect(callBar).toBeVisible();
    await expect(bottomBar).toBeHidden();
    await focusOnMain(page);
    await expect(bottomBar).toBeVisible();
    await expect(callBar).toBeHidden();
  });

  test("never hides while focus is inside it", async ({ page }) => {
    const { bottomBar } = await openSettled(page);
    await bottomBar.getByRole("link", { name: "Projects" }).focus();
    await scrollTo(page, 1500);
    await settled(page);
    await expect(bottomBar).toBeVisible();
    await focusOnMain(page);
    await expect(bottomBar).toBeHidden();
  });

  test("has five tabs, the menu opens the same dialog as the hamburger", async ({ page }) => {
    const { bottomBar } = await openSettled(page);
    const tabs = bottomBar.getByRole("link").or(bottomBar.getByRole("button"));
    await expect(tabs).toHaveText(["Home", "Services", "Projects", "Quote", "Menu"]);
    const menu = bottomBar.getByRole("button", { name: "Menu" });
    await menu.click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
    await expect(bottomBar).toBeVisible();
  });

  for (const [tab, id] of [
    ["Services", "services"],
    ["Quote", "contact"],
  ] as const) {
    test(`${tab} goes home first from elsewhere and marks its section`, async ({ page }) => {
      const { bottomBar } = await openSettled(page, "/projects");
      const link = bottomBar.getByRole("link", { name: tab, includeHidden: true });
      await expect(bottomBar.getByRole("link", { name: "Projects" })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await link.click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect(link).toHaveAttribute("aria-current", "location");
      await scrollTo(page, 0);
      await expect(link).not.toHaveAttribute("aria-current");
      await expect(bottomBar.getByRole("link", { name: "Home" })).toHaveAttribute(
        "aria-current",
        "page",
      );
    });
  }
});

test("wide screens have no bottom bar", async ({ page }) => {
  await page.setViewportSize({ width: breakpointMd - 1, height: 800 });
  const { bottomBar } = await openSettled(page);
  await expect(bottomBar).toBeVisible();
  await page.setViewportSize({ width: breakpointMd, height: 800 });
  await expect(bottomBar).toBeHidden();
});
