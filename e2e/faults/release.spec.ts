import { getPage } from "../../app/seo/pages.server.ts";
import { expect, plant, test, type Host } from "../support/browser/faults.ts";
import { hydrated, visit } from "../../scripts/lib/visit.ts";
import { expectContactLinks, footerLink } from "../support/page/links.ts";

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
    await visit(page, "/faq");
    host.release();
    await (await footerLink(page, "/trust")).click();
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL("/trust");
    await expect(page.locator("html")).toHaveAttribute("data-release", "next");
    await hydrated(page);
    // From here on the new release works like any other.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await (await footerLink(page, "/projects")).click();
    await expect(page).toHaveTitle(getPage("/projects").metaTitle);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(loads(host)).toEqual(["/trust"]);
    await page.goBack();
    await expect(page).toHaveTitle(title);
  });

for (const reason of ["a new release", "no signal"])
  test(`with ${reason}, hovering a link that cannot be fetched changes nothing`, async ({
    page,
    host,
  }) => {
    await visit(page, "/faq");
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

test("hovering a dead link leaves the next one as it is", async ({ page, host }) => {
  await visit(page, "/faq");
  host.fault = (path) => (path.startsWith("/assets/trust-") ? { status: 404 } : undefined);
  const failed = page.waitForEvent("console", (message) => message.text().includes("/trust-"));
  await (await footerLink(page, "/trust")).focus();
  await failed;
  await (await footerLink(page, "/projects")).click();
  await expect(page).toHaveTitle(getPage("/projects").metaTitle);
  expect(host.documents).toEqual(["/faq"]);
});

test("a reload that a script asks for goes through", async ({ page, host }) => {
  await visit(page, "/faq");
  await page.evaluate(() => setTimeout(() => location.reload()));
  await expect.poll(() => host.documents).toEqual(["/faq", "/faq"]);
});

test("a page whose code never arrives is loaded once, and can be read", async ({ page, host }) => {
  host.fault = (path) => (path.startsWith("/assets/trust-") ? { status: 404 } : undefined);
  await visit(page, "/faq");
  await (await footerLink(page, "/trust")).click();
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
  await expect(page).toHaveTitle(title);
  await expectContactLinks(page);
  expect(loads(host)).toEqual(["/trust"]);
  // Links there cause full page loads.
  await (await footerLink(page, "/projects")).click();
  await expect(page).toHaveTitle(getPage("/projects").metaTitle);
  await hydrated(page);
});

test("the way back to a page whose code is gone loads it, too", async ({ page, host }) => {
  await visit(page, "/trust");
  await visit(page, "/faq");
  host.release();
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expectContactLinks(page);
});

test("Back to a page that was left for a new release ends its wait", async ({ page, host }) => {
  await visit(page, "/faq");
  host.release();
  const { fault } = host;
  host.fault = (path) => (path === "/projects" ? "hang" : fault(path));
  await (await footerLink(page, "/projects")).click();
  const spinner = page.getByRole("status", { name: "Loading page" });
  await expect(spinner).toBeVisible();
  // As the back/forward cache restores a page. The headless shell has no such cache.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect(spinner).toHaveCount(0);
});

test("data of a newer release that the code cannot read costs a full load", async ({
  page,
  host,
}) => {
  await visit(page, "/faq");
  host.change = (path, text) =>
    path.startsWith("/trust.data") ? plant(text, '"head"', '"header"') : text;
  await (await footerLink(page, "/trust")).click();
  await expect(page).toHaveTitle(title);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/could not be shown/);
  expect(loads(host)).toEqual(["/trust"]);
});
