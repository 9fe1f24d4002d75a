import { expect, test, type Locator, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { getContent } from "../../app/content/content.server.ts";
import { navigation } from "../../app/content/singletons.ts";
import { openSettled, scrollTo } from "../support/fixedParts.ts";
import { visit } from "../support/hydrated.ts";
import { onlyWide } from "../support/screen.ts";
import { beforeAfterProject } from "../support/examples.ts";

// The menus, slider, lightbox, filters, map, hero's pause button, share button and dock have keyboard
// tests in their own files. Every other widget that responds to a key is tested here.

const { services } = getContent();

/** Presses Tab until the element has focus, starting from wherever it is. */
async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < 300; stop++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No Tab leads to ${target.toString()}`);
}

/** Whether the focused element has a visible focus indicator. */
async function showsFocus(target: Locator) {
  await expect(target).toBeFocused();
  expect(
    await target.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    }),
  ).toBe(true);
}

for (const [path, forcedColors] of [
  ["/", "none"],
  [`/services/${services[0]!.slug}`, "none"],
  [`/projects/${beforeAfterProject.slug}`, "none"],
  ["/projects", "active"],
] as const) {
  const where = forcedColors === "active" ? `${path} in forced colours` : path;
  test(`every stop of ${where} shows that it has the focus`, onlyWide, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await visit(page, path);
    const dim: string[] = [];
    for (let stop = 0; stop < 400; stop++) {
      await page.keyboard.press("Tab");
      const fault = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return "end";
        const ring = (element: Element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        };
        // The slider's input is invisible: its handle shows the ring.
        const handle =
          focused.matches("input[type=range]") && focused.nextElementSibling?.firstElementChild;
        return ring(handle || focused) ? "" : focused.outerHTML.slice(0, 120);
      });
      if (fault === "end" && stop > 0) break;
      if (fault) dim.push(fault);
    }
    expect(dim).toEqual([]);
  });
}

test.describe("navigation bar", onlyWide, () => {
  test("Tab comes to each link in the order of reading, Enter follows it", async ({ page }) => {
    await visit(page, "/faq");
    const main = page.getByRole("navigation", { name: "Main" });
    for (const { name } of navigation.main) {
      const link = main.getByRole("link", { name, exact: true });
      await tabTo(page, link);
      await showsFocus(link);
    }
    const last = navigation.main.findLast(({ href }) => !href.includes("#"))!;
    await main.getByRole("link", { name: last.name, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(last.href);
  });
});

test("questions: Enter and Space open and close an answer", onlyWide, async ({ page }) => {
  await visit(page, `/services/${services[0]!.slug}`);
  const question = page.locator("details:not(.fold)").first();
  await question.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(question.locator("> div")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(question.locator("> div")).toBeHidden();
});

test("toast: copied by Enter, dismissed by Enter", onlyWide, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await visit(page, "/");
  // Fake timers, because the toast must still be there when Tab gets to it.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("button", { name: "Copy number" }).focus();
  await page.keyboard.press("Enter");
  const message = page.getByRole("status").filter({ hasText: "Number copied" });
  await expect(message).toContainText(business.phone.display);
  const dismiss = page.getByRole("button", { name: "Dismiss message" });
  await tabTo(page, dismiss);
  await showsFocus(dismiss);
  await page.keyboard.press("Enter");
  await expect(dismiss).toBeHidden();
});

test("the visitor's switch: Space turns it", onlyWide, async ({ page }) => {
  await visit(page, "/cookies");
  const choices = page.getByRole("main").getByRole("switch");
  // A section hydrates after the frame around it.
  await expect(choices.first()).toBeEnabled();
  for (const choice of await choices.all()) {
    const before = await choice.isChecked();
    await choice.focus();
    for (const checked of [!before, before]) {
      await page.keyboard.press("Space");
      await expect(choice).toBeChecked({ checked });
    }
  }
});

test("call bar, scroll-to-top and messaging: Tab reaches what shows, and only that", async ({
  page,
}) => {
  const { callBar, toTop, messaging } = await openSettled(page);
  await messaging.focus();
  await showsFocus(messaging);
  await expect(callBar.getByRole("link", { includeHidden: true }).first()).not.toBeFocused();
  expect(await callBar.evaluate((bar) => bar.closest("[inert]") !== null)).toBe(true);
  await scrollTo(page, page.viewportSize()!.height * 2);
  await expect(toTop).toBeVisible();
  await expect.poll(() => callBar.evaluate((bar) => bar.closest("[inert]"))).toBeNull();
  const call = callBar.getByRole("link").first();
  await call.focus();
  await showsFocus(call);
});
