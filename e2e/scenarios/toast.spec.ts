import { expect, test, type Page, type TestDetails } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { runClock } from "../support/fixedParts.ts";
import { visit } from "../support/hydrated.ts";
import { onlyNarrow, onlyWide } from "../support/screen.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const message = (page: Page) => page.getByRole("status").filter({ hasText: "Number copied" });
const words = (page: Page) => message(page).locator("strong");
const dismiss = (page: Page) => page.getByRole("button", { name: "Dismiss message" });
const copy = (page: Page) => page.getByRole("button", { name: /Copy number|Number copied/ });

/** Copies the number under fake timers, then moves the pointer and focus away. */
async function showToast(page: Page) {
  await page.clock.install();
  await visit(page, "/");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await copy(page).click();
  await expect(message(page)).toBeVisible();
}

test("copying the number says so and fills the clipboard", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("status").first()).toBeAttached();
  await copy(page).click();
  await expect(message(page)).toContainText(business.phone.display);
  await expect(copy(page)).toHaveText("Number copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(business.phone.display);
});

test("a refused clipboard shows the number selected", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await visit(page, "/");
  await copy(page).click();
  await expect(page.getByLabel(/The number is selected/)).toBeFocused();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(
    business.phone.display,
  );
});

test("shows for 4000 ms and is forgotten 1,000,000 ms later", async ({ page }) => {
  await showToast(page);
  const toast = words(page);
  await runClock(page, 3999);
  await expect(toast).toBeVisible();
  await runClock(page, 1);
  await expect(toast).toBeHidden();
  await runClock(page, 999_999);
  await expect(toast).toBeAttached();
  await runClock(page, 1);
  await expect(toast).not.toBeAttached();
});

const turnTab = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

type Act = (page: Page) => Promise<void>;
const pauses: [name: string, details: TestDetails, begin: Act, end: Act][] = [
  ["it has the focus", {}, (page) => dismiss(page).focus(), (page) => copy(page).focus()],
  ["its tab is hidden", {}, (page) => turnTab(page, true), (page) => turnTab(page, false)],
  [
    "the pointer is on it",
    onlyWide,
    (page) => words(page).hover(),
    (page) => page.mouse.move(5, 400),
  ],
];
for (const [name, details, begin, end] of pauses)
  test(`waits while ${name} and goes on from there`, details, async ({ page }) => {
    await showToast(page);
    await runClock(page, 3000);
    await begin(page);
    await runClock(page, 8000);
    await expect(words(page)).toBeVisible();
    await end(page);
    await runClock(page, 999);
    await expect(words(page)).toBeVisible();
    await runClock(page, 1);
    await expect(words(page)).toBeHidden();
  });

test("its button dismisses it", async ({ page }) => {
  await showToast(page);
  await dismiss(page).click();
  await expect(words(page)).toBeHidden();
});

test.describe("with a mouse", onlyWide, () => {
  const slowly = Math.ceil(20 / 0.11) + 1000;
  for (const [name, px, ms, goes] of [
    ["19 px slowly stays", 19, slowly, false],
    ["20 px slowly goes", 20, slowly, true],
    ["20 px slowly to the left goes", -20, slowly, true],
    ["11 px in 100 ms, exactly 0.11 px/ms, stays", 11, 100, false],
    ["11 px in 99 ms goes", 11, 99, true],
  ] as const) {
    test(`swiped ${name}`, async ({ page }) => {
      await showToast(page);
      const toast = words(page);
      // The toast moves up to make room for the bars: measure it once it has stopped.
      await toast.hover({ position: { x: 30, y: 8 } });
      const box = (await toast.boundingBox())!;
      const [x, y] = [Math.round(box.x + 30), Math.round(box.y + 8)];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await runClock(page, ms);
      await page.mouse.move(x + px, y);
      await page.mouse.up();
      await expect(toast).toBeVisible({ visible: !goes });
    });
  }
});

test.describe("with a finger", onlyNarrow, () => {
  for (const [name, px, goes] of [
    ["just short of the distance stays", 19, false],
    ["at the distance goes", 20, true],
  ] as const) {
    test(`swiped slowly ${name}`, async ({ page }) => {
      await showToast(page);
      await words(page).hover({ trial: true });
      const box = (await words(page).boundingBox())!;
      const [x, y] = [Math.round(box.x + 30), Math.round(box.y + 8)];
      const session = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
        session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: at === undefined ? [] : [{ x: at, y }],
        });
      await touch("touchStart", x);
      await runClock(page, 2000);
      // The browser swallows the first few pixels of a touch.
      await touch("touchMove", x + 10);
      await page.evaluate(() =>
        addEventListener("pointermove", ({ clientX }) => Object.assign(window, { at: clientX })),
      );
      await touch("touchMove", x + px);
      // Moves are delivered with the next frame: lift the finger only once the page has had this
      // one.
      await expect.poll(() => page.evaluate(() => (window as { at?: number }).at)).toBe(x + px);
      await touch("touchEnd");
      await expect(words(page)).toBeVisible({ visible: !goes });
    });
  }
});
