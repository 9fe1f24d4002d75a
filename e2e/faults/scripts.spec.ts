import { getPage } from "../../app/seo/pages.server.ts";
import { expect, test } from "../support/browser/faults.ts";
import { expectContactLinks, footerLink } from "../support/page/links.ts";

// scenarios/withoutScript.spec.ts covers JavaScript switched off.
for (const [what, file] of Object.entries({
  "the first library": "/assets/react-",
  "what many pages share": "/assets/site-",
  "the page's own code": "/assets/home-",
  "the start of the application": "/assets/entry.client-",
}))
  test(`without ${what} the page offers nothing that cannot work`, async ({ page, host }) => {
    host.fault = (path) => (path.startsWith(file) ? "drop" : undefined);
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectContactLinks(page.locator("#contact"));
    await expect(page.getByRole("button", { name: "Copy number" })).toBeHidden();
    // Keys are the browser's, as Firefox's search within the page.
    await page.evaluate(() => {
      addEventListener("keydown", (event) => Object.assign(window, { pressed: event }));
    });
    for (const keys of ["/", "Control+k"]) {
      await page.keyboard.press(keys);
      expect(await page.evaluate("pressed.defaultPrevented"), keys).toBe(false);
    }
    // The menu is a native dialog and needs no script.
    await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
    await expect(page.locator("dialog:modal, [popover]:popover-open")).toBeVisible();
    await page.keyboard.press("Escape");
    await (await footerLink(page, "/trust")).click();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
  });
