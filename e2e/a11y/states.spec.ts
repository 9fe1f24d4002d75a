import { expect, test } from "@playwright/test";
import { home } from "../../app/content/singletons.ts";
import { enginesFindNothing } from "../support/equalAccess.ts";
import { dialog, dialogs, pictureLinks } from "../support/dialogs.ts";
import { scrollTo } from "../support/fixedParts.ts";
import { stubHeroVideo } from "../support/heroVideo.ts";
import { visit } from "../support/hydrated.ts";
import { onlyNarrow, onlyWide } from "../support/screen.ts";
import { beforeAfterProject, category, galleryProject } from "../support/examples.ts";

// The open search is audited in search.spec.ts.

test("no engine finds anything while the lightbox is open", onlyWide, async ({ page }) => {
  await visit(page, `/projects/${galleryProject.slug}`);
  await pictureLinks(page).first().click();
  const pictures = page.getByRole("dialog", { name: /^Pictures of/ });
  await expect(pictures.getByRole("img").first()).toBeVisible();
  await enginesFindNothing(page);
});

test("no engine finds anything while a message shows", onlyWide, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/");
  await page.getByRole("button", { name: "Copy number" }).focus();
  await page.keyboard.press("Enter");
  const dismiss = page.getByRole("button", { name: "Dismiss message" });
  // Focus keeps the toast open.
  await dismiss.focus();
  await enginesFindNothing(page);
  await expect(dismiss).toBeFocused();
});

test("no engine finds anything while the slider is dragged", onlyWide, async ({ page }) => {
  await visit(page, `/projects/${beforeAfterProject.slug}`);
  const slider = page.getByRole("slider");
  await slider.scrollIntoViewIfNeeded();
  const box = (await slider.boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, y, { steps: 4 });
  await expect(slider).not.toHaveValue("50");
  await enginesFindNothing(page);
  await page.mouse.up();
});

for (const [state, path] of [
  ["filter applied", `/projects?category=${category.slug}`],
  ["filter without a project", "/projects?category=no-such-thing"],
  ["every project shown", "/projects?show=all"],
] as const) {
  test(`no engine finds anything on the projects: ${state}`, onlyWide, async ({ page }) => {
    await visit(page, path);
    await enginesFindNothing(page);
  });
}

test("no engine finds anything while the dock shows", onlyWide, async ({ page }) => {
  await visit(page, "/services");
  await scrollTo(page, page.viewportSize()!.height * 1.2);
  await expect(page.getByRole("link", { name: /^Back to top$/ })).toBeVisible();
  await enginesFindNothing(page);
});

test("no engine finds anything where every question is open", onlyWide, async ({ page }) => {
  await visit(page, "/faq");
  await page
    .locator("details")
    .evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
  await enginesFindNothing(page);
});

test("no engine finds anything in the open menu", onlyNarrow, async ({ page }) => {
  await visit(page, "/faq");
  await dialogs[0]!.opener(page).click();
  await expect(dialog(page, "Menu")).toBeVisible();
  await enginesFindNothing(page);
});

test("no engine finds anything in the open services menu", onlyWide, async ({ page }) => {
  await visit(page, "/faq");
  await page.getByRole("button", { name: "Services menu" }).click();
  await expect(page.getByRole("link", { name: "View all projects" })).toBeVisible();
  await enginesFindNothing(page);
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
    await enginesFindNothing(page);
  });
});
