import { getPage } from "../../app/seo/pages.server.ts";
import { hydrated, visit } from "../support/hydrated.ts";
import { expect, expectContactLinks, footerLink, test, type Host } from "../support/host.ts";

const title = getPage("/trust").metaTitle;

/** Every load of the requested page as a document. */
const loads = ({ documents }: Host) => documents.filter((path) => path === "/trust");

for (const storage of ["there", "refused"])
  test(`a new release's page loads once, with storage ${storage}`, async ({ page, host }) => {
    if (storage === "refused")
      await page.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException("refused", "SecurityError");
            },
          });
      });
    await visit(page, `${host.origin}/faq`);
    host.release();
    await (await footerLink(page, "/trust")).click();
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(`${host.origin}/trust`);
    await expect(page.locator("html")).toHaveAttribute("data-release", "next");
    await hydrated(page);
    // From here on the new release works like any other.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await (await footerLink(page, "/projects")).click();
    await expect(page).toHaveTitle(getPage("/projects").metaTitle);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(loads(host), host.requested.join("\n")).toEqual(["/trust"]);
    await page.goBack();
    await expect(page).toHaveTitle(title);
  });

for (const reason of ["a new release", "no signal"])
  test(`with ${reason}, a link that is only rested on changes nothing`, async ({ page, host }) => {
    await visit(page, `${host.origin}/faq`);
    const link = await footerLink(page, "/trust");
    await link.scrollIntoViewIfNeeded();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    if (reason === "no signal") host.fault = () => "drop";
    else host.release();
    const failed = page.waitForEvent("console", (message) => message.text().includes("/trust-"));
    await link.focus();
    await page.clock.runFor(100);
    await failed;
    await page.clock.runFor(10_000);
    if (reason === "no signal") host.fault = () => undefined;
    await page.clock.resume();
    await link.press("Enter");
    await expect(page).toHaveTitle(title);
    expect(host.documents.filter((path) => path === "/faq")).toHaveLength(1);
    expect(loads(host).length).toBeLessThan(2);
  });

test("a page whose code never arrives is loaded once, and can be read", async ({ page, host }) => {
  host.fault = (path) => (path.startsWith("/assets/trust-") ? { status: 404 } : undefined);
  await visit(page, `${host.origin}/faq`);
  await (await footerLink(page, "/trust")).click();
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "lost");
  await expect(page).toHaveTitle(title);
  await expectContactLinks(page);
  expect(loads(host)).toEqual(["/trust"]);
  // Links there cause full page loads.
  await (await footerLink(page, "/projects")).click();
  await expect(page).toHaveTitle(getPage("/projects").metaTitle);
  await hydrated(page);
});

test("the way back to a page whose code is gone loads it, too", async ({ page, host }) => {
  await visit(page, `${host.origin}/trust`);
  await visit(page, `${host.origin}/faq`);
  host.release();
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expectContactLinks(page);
});
