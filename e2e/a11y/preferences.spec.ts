import { expect, test } from "@playwright/test";
import { decode } from "../../scripts/pictures/difference.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { openSettled } from "../support/page/fixedParts.ts";
import { onlyNarrow, phone } from "../support/browser/screen.ts";

test("a dark theme forced by the browser leaves the colours", onlyNarrow, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const devTools = await page.context().newCDPSession(page);
  const force = (enabled: boolean) =>
    devTools.send("Emulation.setAutoDarkModeOverride", { enabled });
  await force(true);
  await openSettled(page, "/services");
  const { data: forced } = await decode(await page.screenshot());
  await force(false);
  const { data: usual } = await decode(await page.screenshot());
  // Round corners are smoothed a little differently: of 255 steps, by up to 24.
  const furthest = forced.reduce(
    (most, step, at) => Math.max(most, Math.abs(step - usual[at]!)),
    0,
  );
  expect(furthest).toBeLessThan(32);
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
