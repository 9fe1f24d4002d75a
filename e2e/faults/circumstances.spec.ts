import { business } from "../../app/content/business.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { expect, test } from "../support/browser/faults.ts";
import { expectContactLinks, footerLink } from "../support/page/links.ts";
import { textPage } from "../support/firm/examples.ts";
import { winterDay } from "../support/firm/winterDay.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import { onlyFull } from "../support/browser/screen.ts";

test("a clock far out of true does no harm", onlyFull, async ({ page }) => {
  // A clock that was never set, one long unset, and the first day after 32-bit seconds end.
  for (const time of ["1970-01-01T00:00:01Z", "2000-01-01T00:00:00Z", "2038-01-20T12:00:00Z"]) {
    await page.clock.setFixedTime(time);
    await visit(page, "/");
    await expect(page.locator("#contact [data-open]"), time).toHaveText(/^Open(s| now)/);
    await (await footerLink(page, "/trust")).click();
    await expect(page).toHaveTitle(getPage("/trust").metaTitle);
    await expectContactLinks(page);
  }
});

test.describe("in another country", () => {
  test.use({ locale: "ar-EG", timezoneId: "Pacific/Auckland" });
  test("hours, dates and words are the firm's own", async ({ page }) => {
    const { path } = orSkip(textPage);
    // Opening time in London, late in the evening in Auckland.
    const [run] = business.hours.phone;
    await page.clock.setFixedTime(`${winterDay(run!.days[0]!)}T${run!.opens}:00Z`);
    await visit(page, "/");
    await expect(page.locator("#contact [data-open]")).toHaveText(/^Open now, until \d/);
    await visit(page, path);
    const shown = await page.locator("time").allTextContents();
    const html = await (await page.request.get(path)).text();
    for (const date of shown) expect(html).toContain(`>${date}</time>`);
    await expectContactLinks(page);
  });
});
