import { expect, test, type Page } from "@playwright/test";
import { home } from "../../app/content/singles.ts";
import { axeFindings } from "../support/axe.ts";
import { equalAccessFindings } from "../support/equalAccess.ts";
import { stubHeroVideo } from "../support/heroVideo.ts";
import { visit } from "../support/hydrated.ts";
import { isWide, onlyWide } from "../support/screen.ts";
import { beforeAfterProject, galleryProject } from "../support/examples.ts";

// The open search, the menus and open questions are audited in their own files.

/** axe on every screen; the second engine, several times slower, on the wide one only. */
async function enginesFindNothing(page: Page, state: string) {
  expect(await axeFindings(page, state)).toEqual([]);
  if (isWide(page)) expect(await equalAccessFindings(page, state)).toEqual([]);
}

test("no engine finds anything while the lightbox is open", async ({ page }) => {
  await visit(page, `/projects/${galleryProject.slug}`);
  await page
    .getByRole("list", { name: /^Pictures of/ })
    .getByRole("link")
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: /^Pictures of/ });
  await expect(dialog.getByRole("img").first()).toBeVisible();
  await enginesFindNothing(page, "lightbox open");
});

test("no engine finds anything while a message shows", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/");
  await page.getByRole("button", { name: "Copy number" }).focus();
  await page.keyboard.press("Enter");
  const dismiss = page.getByRole("button", { name: "Dismiss message" });
  // Focus keeps the toast open.
  await dismiss.focus();
  await enginesFindNothing(page, "message shown");
  await expect(dismiss).toBeFocused();
});

test("no engine finds anything while the slider is dragged", async ({ page }) => {
  await visit(page, `/projects/${beforeAfterProject.slug}`);
  const slider = page.getByRole("slider");
  await slider.scrollIntoViewIfNeeded();
  const box = (await slider.boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, y, { steps: 4 });
  await expect(slider).not.toHaveValue("50");
  await enginesFindNothing(page, "slider dragged");
  await page.mouse.up();
});

for (const [state, path] of [
  [
    "filter applied",
    `/projects?category=${beforeAfterProject.category.toLowerCase().replaceAll(" ", "-")}`,
  ],
  ["filter without a project", "/projects?category=no-such-thing"],
  ["every project shown", "/projects?show=all"],
] as const) {
  test(`no engine finds anything on the projects: ${state}`, async ({ page }) => {
    await visit(page, path);
    await enginesFindNothing(page, state);
  });
}

test("no engine finds anything while the dock shows", async ({ page }) => {
  await visit(page, "/services");
  await page.evaluate(() =>
    window.scrollTo({ top: window.innerHeight * 1.2, behavior: "instant" }),
  );
  await expect(page.getByRole("link", { name: /^Back to top$/ })).toBeVisible();
  await enginesFindNothing(page, "call bar and scroll-to-top shown");
});

test.describe("with motion", onlyWide, () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });
  test("no engine finds anything while the video is paused", async ({ page }) => {
    test.skip(!home.hero.video, "The firm has no film.");
    await stubHeroVideo(page);
    await visit(page, "/");
    await expect(page.locator("#home video")).toHaveAttribute("data-running", "true");
    await page.getByRole("button", { name: "Pause video" }).click();
    await expect(page.getByRole("button", { name: "Play video" })).toBeVisible();
    await enginesFindNothing(page, "video paused");
  });
});
