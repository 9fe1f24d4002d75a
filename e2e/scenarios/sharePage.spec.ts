import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { settled } from "../support/page/fixedParts.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";

/** A page that can be shared: a project, a guide or a post. */
const path = onePerKind.find(({ kind }) => /^(project|guide|post)$/.test(kind))?.path ?? "/";

test.skip(path === "/", "The firm has no project, guide or post.");

test("the share sheet gets the page's title and address", async ({ page }) => {
  const url = `${business.origin}${path}`;
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    const share = (data: ShareData) => Promise.resolve(shared.push(data));
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", { value: share });
  });
  await visit(page, path);
  await page.getByRole("button", { name: "Share this page" }).press("Space");
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  expect(await page.evaluate("shared")).toEqual([{ title, url }]);
});

test("without a share sheet the address is copied, and the button says so", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true }),
  );
  await visit(page, path);
  await page.getByRole("button", { name: "Share this page" }).press("Space");
  await expect(page.getByRole("button", { name: "Address copied, ready to paste" })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${business.origin}${path}`,
  );
});

test("pressed again while the sheet is open, it does nothing", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const calls = { shared: 0 };
    Object.assign(window, { calls });
    // As the standard has it: the second while the first is pending.
    const share = () =>
      (calls.shared += 1) === 1
        ? new Promise(() => {})
        : Promise.reject(new DOMException("", "InvalidStateError"));
    Object.defineProperty(navigator, "share", { value: share });
  });
  await visit(page, path);
  const button = page.getByRole("button", { name: "Share this page" });
  for (let press = 0; press < 2; press++) await button.click();
  await expect.poll(() => page.evaluate("calls.shared")).toBe(2);
  await settled(page);
  await expect(page.getByText("Address copied")).toHaveCount(0);
});
