import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { visit } from "../support/hydrated.ts";
import { galleryProject, textPage } from "../support/examples.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const project = `/projects/${galleryProject.slug}`;

for (const path of [project, ...(textPage.kind === "service" ? [] : [textPage.path])]) {
  test(`copies the address of ${path} where there is no share sheet`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    });
    await visit(page, path);
    await page.getByRole("button", { name: "Share this page" }).press("Space");
    const address = `${business.origin}${path}`;
    await expect(page.getByRole("status").filter({ hasText: "Address copied" })).toContainText(
      address,
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });
}

test("uses the share sheet where there is one", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => Promise.resolve(shared.push(data)),
    });
  });
  await visit(page, project);
  await page.getByRole("button", { name: "Share this page" }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared).toEqual([
    {
      title: await page.getByRole("heading", { level: 1 }).textContent(),
      url: `${business.origin}${project}`,
    },
  ]);
});
