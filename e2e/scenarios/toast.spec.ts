import { expect, test, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { project } from "../support/firm/examples.ts";
import { finger } from "../support/browser/finger.ts";
import { runClock } from "../support/page/fixedParts.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import { onlyNarrow, onlyWide, tags } from "../support/browser/screen.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const message = (page: Page) => page.getByRole("status").filter({ hasText: "Number copied" });
const words = (page: Page) => message(page).locator("strong");
const dismiss = (page: Page) => page.getByRole("button", { name: "Dismiss message" });
const copy = (page: Page) => page.getByRole("button", { name: /Copy number|Number copied/ });

/** Opens the home page with its clock paused. */
async function open(page: Page) {
  await page.clock.install();
  await visit(page, "/");
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test(
  "Enter copies the number and says so, and dismisses the message",
  { tag: "@wcag-4.1.3" },
  async ({ page }) => {
    await open(page);
    const regions = page.locator("[role=status]");
    await regions.evaluateAll((all) =>
      all.forEach((region) => region.toggleAttribute("data-before")),
    );
    await copy(page).press("Enter");
    // A live region that comes with its message is not read out.
    await expect(message(page)).toHaveAttribute("data-before");
    await expect(message(page)).toContainText(business.phone.display);
    await expect(copy(page)).toHaveText("Number copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(business.phone.display);
    await dismiss(page).press("Enter");
    await expect(words(page)).toBeHidden();
  },
);

test("one shows at a time: the next takes its place", onlyWide, async ({ page }) => {
  const { slug } = orSkip(project);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await page.clock.install();
  await visit(page, `/projects/${slug}`);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const messages = page.getByRole("status").locator("strong");
  await page.getByRole("button", { name: "Share this page" }).click();
  await expect(messages).toHaveText(["Address copied"]);
  await copy(page).click();
  await expect(messages).toHaveText(["Number copied"]);
});

test("shows for 4000 ms and is forgotten 1,000,000 ms later", async ({ page }) => {
  await open(page);
  await copy(page).click();
  const toast = words(page);
  await expect(toast).toBeVisible();
  await runClock(page, 3999);
  await expect(toast).toBeVisible();
  await runClock(page, 1);
  await expect(toast).toBeHidden();
  await runClock(page, 999_999);
  await expect(toast).toBeAttached();
  await runClock(page, 1);
  await expect(toast).not.toBeAttached();
});

test(
  "waits for focus, pointer and a hidden tab",
  tags(onlyWide, "@wcag-2.2.1"),
  async ({ page }) => {
    const turnTab = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await open(page);
    for (const [begin, end] of [
      [() => dismiss(page).focus(), () => copy(page).focus()],
      [() => turnTab(true), () => turnTab(false)],
      [() => words(page).hover(), () => page.mouse.move(5, 400)],
    ] as const) {
      await copy(page).click();
      await expect(words(page)).toBeVisible();
      await runClock(page, 3000);
      await begin();
      await runClock(page, 8000);
      await expect(words(page)).toBeVisible();
      await end();
      await runClock(page, 999);
      await expect(words(page)).toBeVisible();
      await runClock(page, 1);
      await expect(words(page)).toBeHidden();
    }
  },
);

/** Shows a message, unless one is there, and returns a place on it, once it has stopped moving. */
async function placeOnToast(page: Page) {
  if (!(await words(page).isVisible())) await copy(page).click();
  await words(page).hover({ position: { x: 30, y: 8 }, trial: true });
  const box = (await words(page).boundingBox())!;
  return [Math.round(box.x + 30), Math.round(box.y + 8)] as const;
}

test("a mouse swipes it 20 px, or faster than 0.11 px/ms", onlyWide, async ({ page }) => {
  await open(page);
  const slowly = Math.ceil(20 / 0.11) + 1000;
  for (const [px, ms, goes] of [
    [19, slowly, false],
    [20, slowly, true],
    [11, 100, false],
    [11, 99, true],
  ] as const) {
    const [x, y] = await placeOnToast(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await runClock(page, ms);
    await page.mouse.move(x + px, y);
    await page.mouse.up();
    await expect(words(page), `${px} px in ${ms} ms`).toBeVisible({ visible: !goes });
  }
});

test("a finger swipes it slowly 20 px, not 19", onlyNarrow, async ({ page }) => {
  await open(page);
  const touch = await finger(page);
  for (const px of [19, 20]) {
    const [x, y] = await placeOnToast(page);
    await touch("touchStart", x, y);
    await runClock(page, 2000);
    // The browser swallows the first few pixels of a touch.
    await touch("touchMove", x + 10, y);
    await page.evaluate(() =>
      addEventListener("pointermove", ({ clientX }) => Object.assign(window, { at: clientX })),
    );
    await touch("touchMove", x + px, y);
    // Moves are delivered with the next frame: lift the finger only once the page has had this one.
    await expect.poll(() => page.evaluate(() => (window as { at?: number }).at)).toBe(x + px);
    await touch("touchEnd");
    await expect(words(page), `${px} px`).toBeVisible({ visible: px < 20 });
  }
});
