import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { visit } from "../support/hydrated.ts";
import { galleryProject } from "../support/examples.ts";

test("the share sheet gets the page's title and address", async ({ page }) => {
  const path = `/projects/${galleryProject.slug}`;
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
