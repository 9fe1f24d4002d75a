import { expect, test, type Locator, type Page } from "@playwright/test";
import { dialog, dialogs } from "../support/dialogs.ts";
import { visit } from "../support/hydrated.ts";
import { onlyNarrow } from "../support/screen.ts";

/** Taps the opener twice, then the dialog's own button, which must still work. */
async function expectOpenAfterTwoTaps(page: Page, opener: Locator, name: string) {
  await opener.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await opener.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  // Pauses animations, so that a slow machine cannot outlast the double-tap window.
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
  for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(dialog(page, name)).toBeVisible();
  await expect(dialog(page, name).locator(":focus")).toBeAttached();
  await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await expect(dialog(page, name)).toHaveCSS("pointer-events", "auto");
  await expect(dialog(page, name)).toBeVisible();
  await dialog(page, name)
    .getByRole("button", { name: /^Close/ })
    .tap();
  await expect(dialog(page, name)).toBeHidden();
}

test.describe("a double tap on what opens it leaves it open", onlyNarrow, () => {
  for (const { name, path, opener } of dialogs)
    test(name, async ({ page }) => {
      await visit(page, path);
      await expectOpenAfterTwoTaps(page, opener(page), name);
      await expect(page).toHaveURL(path);
    });

  test("the bottom bar's Menu, following no link in it", async ({ page }) => {
    await visit(page, "/faq");
    const tab = page
      .getByRole("navigation", { name: "Quick links" })
      .getByRole("button", { name: "Menu" });
    await expectOpenAfterTwoTaps(page, tab, "Menu");
    await expect(page).toHaveURL("/faq");
  });
});
