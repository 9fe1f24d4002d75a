import { expect, test, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { getShell } from "../../app/content/shell.server.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { inEngines, onlyWide } from "../support/browser/screen.ts";
import { labels, menuItem } from "../support/firm/names.ts";

const { menu, recentWork } = getShell(getContent());
const services = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: menuItem.entry!.name, exact: true });
const toggle = (page: Page) => page.getByRole("button", { name: menuItem.entry!.toggle });
const panel = (page: Page) => page.getByRole("banner").locator("[popover]");

test.skip(!menuItem.entry, menuItem.none);

/** A place on the page that neither the menu nor the bar covers. */
async function placeOutside(page: Page) {
  const { width, height } = page.viewportSize()!;
  const { y, height: ofBar } = (await page.getByRole("banner").boundingBox())!;
  const open = await panel(page).boundingBox();
  const covered = open ? open.y + open.height : y + ofBar;
  expect(covered, "there is room below the menu").toBeLessThan(height - 1);
  return [width / 2, (covered + height) / 2] as const;
}
const moveAway = async (page: Page) => page.mouse.move(...(await placeOutside(page)));

async function expectOpen(page: Page, open: boolean) {
  await expect(panel(page)).toBeVisible({ visible: open });
  await expect(toggle(page)).toHaveAttribute("aria-expanded", String(open));
}

test.describe("with a script", onlyWide, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await visit(page, "/faq");
    // The bar hydrates after the frame around it.
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test("lists the services and recent work, and links to all of both", async ({ page }) => {
    await toggle(page).click();
    await expectOpen(page, true);
    for (const { name, href, popular } of menu) {
      const link = panel(page)
        .locator(`a[href="${href}"]`)
        .filter({ has: page.locator("img") });
      await expect(link).toContainText(name);
      await expect(link.getByText(labels.popular, { exact: true })).toHaveCount(popular ? 1 : 0);
    }
    const recent = panel(page).getByRole("list", { name: labels.recentWork });
    await expect(recent.getByRole("link")).toHaveCount(recentWork.length);
    await panel(page).getByRole("link", { name: labels.allProjects }).click();
    await expect(page).toHaveURL("/projects");
    await expectOpen(page, false);
    await expect(page.locator("#main-content")).toBeFocused();
  });

  test(
    "opens under a resting pointer, which may travel in or leave briefly",
    { tag: "@wcag-1.4.13" },
    async ({ page }) => {
      await services(page).hover();
      await page.clock.runFor(119);
      await expectOpen(page, false);
      await page.clock.runFor(1);
      await expectOpen(page, true);
      await panel(page).getByRole("link").last().hover();
      await page.clock.runFor(10_000);
      await expectOpen(page, true);
      await moveAway(page);
      await page.clock.runFor(239);
      await expectOpen(page, true);
      await page.clock.runFor(1);
      await expectOpen(page, false);
    },
  );

  test("a resting pointer that leaves does not close it on the keyboard's focus", async ({
    page,
  }) => {
    await toggle(page).press("Enter");
    await page.keyboard.press("Tab");
    const first = panel(page).getByRole("link").first();
    await expect(first).toBeFocused();
    await panel(page).getByRole("link").last().hover();
    await moveAway(page);
    await page.clock.runFor(10_000);
    await expectOpen(page, true);
    await expect(first).toBeFocused();
    await services(page).press("Shift+Tab");
    await expectOpen(page, false);
  });

  test("stays closed when the pointer passes over it, or follows its link", async ({ page }) => {
    for (const path of ["/faq", menuItem.entry!.href]) {
      await services(page).hover();
      await page.clock.runFor(119);
      await (path === "/faq" ? moveAway(page) : services(page).click());
      await expect(page).toHaveURL(path);
      await page.clock.runFor(10_000);
      await expectOpen(page, false);
    }
  });

  test("a click leaves open what the pointer opened, the next closes it", async ({ page }) => {
    await toggle(page).hover();
    await page.clock.runFor(10_000);
    await toggle(page).click();
    await expectOpen(page, true);
    await toggle(page).click();
    await expectOpen(page, false);
    await toggle(page).click();
    await expectOpen(page, true);
    await page.mouse.click(...(await placeOutside(page)));
    await expectOpen(page, false);
  });

  test("a click in the moment in which the pointer opens it leaves it open", async ({ page }) => {
    await panel(page).evaluate((popover) => {
      // After it has opened, before the event that says so.
      const button = popover.parentElement!.querySelector("button")!;
      const options = { bubbles: true, cancelable: true, detail: 1 };
      const click = () => button.dispatchEvent(new MouseEvent("click", options));
      popover.addEventListener("beforetoggle", () => queueMicrotask(click), { once: true });
    });
    await toggle(page).hover();
    await page.clock.runFor(120);
    await expectOpen(page, true);
  });

  for (const way of ["Enter", "a click"]) {
    test(`opened at once by ${way} and closed by Escape, no resting pointer reopens it`, async ({
      page,
    }) => {
      await services(page).hover();
      await page.clock.runFor(20);
      await (way === "Enter" ? toggle(page).press(way) : toggle(page).click());
      await expectOpen(page, true);
      await page.clock.runFor(20);
      await page.keyboard.press("Escape");
      await expectOpen(page, false);
      await page.clock.runFor(10_000);
      await expectOpen(page, false);
    });
  }

  test("nor does a pointer that came in the moment in which it opened", async ({ page }) => {
    await toggle(page).evaluate((button: HTMLElement) => {
      // One task: React has rendered nothing in between.
      button.click();
      button.dispatchEvent(
        new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }),
      );
    });
    await expectOpen(page, true);
    await page.keyboard.press("Escape");
    await expectOpen(page, false);
    await page.clock.runFor(10_000);
    await expectOpen(page, false);
  });

  test("Enter and Space open it, Tab goes in and out, Escape returns", async ({ page }) => {
    for (const key of ["Enter", "Space"]) {
      await toggle(page).press(key);
      await expectOpen(page, true);
      await page.keyboard.press("Tab");
      await expect(panel(page).getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expectOpen(page, false);
      await expect(toggle(page)).toBeFocused();
    }
    // Past its end, and back before its start.
    await toggle(page).press("Enter");
    await panel(page).getByRole("link").last().press("Tab");
    const after = page.locator("header nav > ul > li:has([popover]) + li > a");
    if ((await after.count()) > 0) await expect(after).toBeFocused();
    await expectOpen(page, false);
    await toggle(page).press("Enter");
    await expectOpen(page, true);
    await services(page).press("Shift+Tab");
    await expectOpen(page, false);
  });

  test(
    "Escape closes what the pointer opened, and returns focus inside",
    { tag: "@wcag-1.4.13" },
    async ({ page }) => {
      await services(page).hover();
      await page.clock.runFor(120);
      await expectOpen(page, true);
      await page.keyboard.press("Escape");
      await expectOpen(page, false);
      await moveAway(page);
      await services(page).hover();
      await page.clock.runFor(120);
      await panel(page).getByRole("link").first().press("Escape");
      await expectOpen(page, false);
      await expect(toggle(page)).toBeFocused();
    },
  );
});

test.describe("without a script", onlyWide, () => {
  test.use({ javaScriptEnabled: false });
  test("opens on click, exposes its state, and its links work", inEngines, async ({ page }) => {
    await page.goto("/faq");
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
    // The browser exposes the popover's state; without a script an attribute would go stale.
    await expect(toggle(page)).not.toHaveAttribute("aria-expanded");
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await toggle(page).click();
    await panel(page).locator(`a[href="${menu[0]!.href}"]`).click();
    await expect(page).toHaveURL(menu[0]!.href);
  });
});
