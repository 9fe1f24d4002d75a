import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { searchIndexPath } from "../../app/search/searchIndex.ts";
import { slashKey } from "../../app/lib/browser/storageKeys.ts";
import { hydrated, visit } from "../../scripts/lib/visit.ts";
import { inEngines, onlyNarrow, onlyWide, tags } from "../support/browser/screen.ts";
import { pictureLinks } from "../support/page/dialogs.ts";
import { galleryProject, isSearchFor } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import { button, dialog, field, openOn, options } from "../support/page/searchDialog.ts";

test.describe("the search", onlyWide, () => {
  test("reopens by / the moment Escape closes it", async ({ page }) => {
    await openOn(page, "/faq");
    await field(page).fill("oak");
    await page.evaluate(() => {
      // Closed, but the `close` event comes in a later task.
      document.querySelector<HTMLDialogElement>("dialog[open]")!.close();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
    });
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("oak");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  });

  test(
    "leaves / a letter while typing, with modifiers and inside dialogs",
    { tag: "@wcag-2.1.4" },
    async ({ page }) => {
      await visit(page, "/search");
      await page.getByRole("searchbox").focus();
      await page.keyboard.type("a/b");
      await expect(page.getByRole("searchbox")).toHaveValue("a/b");
      await page.getByRole("main").focus();
      for (const keys of ["Control+/", "Alt+/", "Meta+/"]) await page.keyboard.press(keys);
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press("/");
      await expect(field(page)).toBeFocused();
      await page.keyboard.type("a/b");
      await expect(field(page)).toHaveValue("a/b");
      await dialog(page).getByRole("button", { name: "Close search" }).focus();
      await page.keyboard.press("/");
      await expect(dialog(page)).toHaveCount(1);
    },
  );

  test("opens by / where it takes Shift", async ({ page }) => {
    await visit(page, "/faq");
    const session = await page.context().newCDPSession(page);
    const shift = 8;
    // As a German keyboard sends it.
    const slash = { key: "/", code: "Digit7", windowsVirtualKeyCode: 55, modifiers: shift };
    await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...slash });
    await expect(field(page)).toBeFocused();
  });

  test("Ctrl+K and Cmd+K never reach the browser, whatever is open", async ({ page }) => {
    await visit(page, `/projects/${orSkip(galleryProject).slug}`);
    await page.evaluate(() => {
      const prevented: boolean[] = [];
      Object.assign(window, { prevented });
      addEventListener("keydown", (event) => {
        if (event.key === "k") prevented.push(event.defaultPrevented);
      });
    });
    await page.keyboard.down("Control");
    // Pressed, held, and pressed again in the open search.
    for (const key of ["k", "k"]) await page.keyboard.down(key);
    await page.keyboard.up("k");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("k");
    await page.keyboard.up("Control");
    await page.keyboard.press("Meta+k");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await pictureLinks(page).first().press("Enter");
    await page.keyboard.press("Control+k");
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate("prevented")).toEqual(Array(5).fill(true));
  });

  test("stays open when what was typed on the search page reaches its URL", async ({ page }) => {
    await visit(page, "/search");
    await page.getByRole("searchbox").focus();
    await page.evaluate((words) => {
      document.execCommand("insertText", false, words);
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
    }, business.locality);
    await page.waitForURL(isSearchFor(business.locality));
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
  });

  test(
    "can have / switched off for good, and on again",
    tags(inEngines, "@wcag-2.1.4"),
    async ({ page }) => {
      await openOn(page, "/faq");
      const box = dialog(page).getByRole("checkbox", { name: "Open with /" });
      await box.press("Space");
      expect(await page.evaluate((key) => localStorage.getItem(key), slashKey)).toBe("off");
      await page.reload();
      await hydrated(page);
      await page.keyboard.press("/");
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press("Control+k");
      await expect(box).not.toBeChecked();
      await box.check();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press("/");
      await expect(field(page)).toBeFocused();
    },
  );

  test("closes on a click outside, not on its edge; Ctrl opens a tab", async ({
    page,
    context,
  }) => {
    await openOn(page, "/faq");
    // Measured where its edge will be after it has slid in.
    await dialog(page).evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    const box = (await dialog(page).boundingBox())!;
    await page.mouse.click(box.x + 4, box.y + 4);
    await expect(dialog(page)).toBeVisible();
    // A text selected with the mouse may end outside.
    await page.mouse.move(box.x + 200, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x - 20, box.y + 40);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(box.x - 20, box.y + 40);
    await expect(dialog(page)).toHaveCount(0);
    const opened = context.waitForEvent("page");
    await button(page).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL("/search");
    await expect(dialog(page)).toHaveCount(0);
  });

  test("opens by /, Ctrl+K and Cmd+K, and gives the focus back", async ({ page }) => {
    await visit(page, "/faq");
    const link = page.getByRole("contentinfo").getByRole("link").first();
    for (const keys of ["/", "Control+k", "Meta+k"]) {
      await link.focus();
      await page.keyboard.press(keys);
      await expect(field(page), keys).toBeFocused();
      await expect(field(page)).toHaveValue("");
      await dialog(page).getByRole("button", { name: "Close search" }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    }
    // Escape keeps the words, to be typed over.
    await button(page).click();
    await field(page).fill("oak doors");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(field(page)).toHaveValue("oak doors");
    await page.keyboard.type("stairs");
    await expect(field(page)).toHaveValue("stairs");
  });
});

test("loads its code at the first sign of intent, the index once, no font", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const count = (part: string) => requested.filter((path) => path.includes(part)).length;
  await visit(page, "/faq");
  await page.evaluate(() => document.fonts.ready);
  const fonts = count(".woff2");
  expect([count("SearchPanel"), count(searchIndexPath)]).toEqual([0, 0]);
  await button(page).focus();
  await expect.poll(() => count("SearchPanel")).toBe(1);
  expect(count(searchIndexPath)).toBe(0);
  for (let times = 0; times < 2; times++) {
    await page.keyboard.press("/");
    await expect(options(page)).not.toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
  expect([count("SearchPanel"), count(searchIndexPath), count(".woff2")]).toEqual([1, 1, fonts]);
});

test("a phone, which has no keys, is offered no switch for /", onlyNarrow, async ({ page }) => {
  await openOn(page, "/faq");
  await expect(field(page)).toBeVisible();
  await expect(dialog(page).getByText("Open with")).toBeHidden();
});
