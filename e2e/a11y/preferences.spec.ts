import { expect, test } from "@playwright/test";
import { visit } from "../../scripts/lib/hydrated.ts";
import { openSettled } from "../support/page/fixedParts.ts";
import { onlyNarrow, phone } from "../support/browser/screen.ts";

test("a dark theme forced by the browser leaves the colours", onlyNarrow, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const devTools = await page.context().newCDPSession(page);
  const force = (enabled: boolean) =>
    devTools.send("Emulation.setAutoDarkModeOverride", { enabled });
  await force(true);
  await openSettled(page, "/services");
  const forced = await page.screenshot();
  await force(false);
  expect(forced.equals(await page.screenshot())).toBe(true);
});

test("a phone on its side shows the same words", { tag: "@wcag-1.3.4" }, async ({ page }) => {
  await visit(page, "/services");
  const words = () =>
    page.getByRole("main").evaluate((main: HTMLElement) => main.innerText.split(/\s+/));
  // Parts hydrate one after another; hydrating the open-now line adds words.
  await expect(page.getByText(/^Open(s| now)/).first()).toBeAttached();
  await page.setViewportSize(phone);
  const upright = await words();
  await page.setViewportSize({ width: 844, height: 390 });
  expect(upright.length).toBeGreaterThan(100);
  expect(await words()).toEqual(upright);
});
