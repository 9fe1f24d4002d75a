import type { TestDetails } from "@playwright/test";
import { getPage } from "../../app/seo/pages.server.ts";
import { hydrated, visit } from "../support/hydrated.ts";
import { expect, expectContactLinks, footerLink, test, type Fault } from "../support/host.ts";
import { onlyFull } from "../support/screen.ts";

const title = getPage("/trust").metaTitle;

const faults: [string, Fault, TestDetails?][] = [
  ["missing", { status: 404 }],
  ["refused by the server", { status: 500, body: "Internal Server Error" }, onlyFull],
  ["cut off", "drop"],
  ["empty", { body: "", type: "text/x-script" }, onlyFull],
  ["malformed", { body: '[{"_1":', type: "text/x-script" }, onlyFull],
  ["another file's", { body: '[{"_1":2},"routes/faq",3]\n', type: "text/x-script" }, onlyFull],
  ["a page of HTML", { body: "<!doctype html><title>Sign in</title>" }],
  ["never there", "hang"],
];

// scenarios/loading.spec.ts covers slow data, a failure of both data and code, and recovering.
for (const [what, fault, details = {}] of faults)
  test(`data that is ${what} costs a full load at most`, details, async ({ page, host }) => {
    await visit(page, `${host.origin}/faq`);
    host.fault = (path) => (path.startsWith("/trust.data") ? fault : undefined);
    await (await footerLink(page, "/trust")).click();
    if (fault === "hang") {
      await expect(page.getByRole("status", { name: "Loading page" })).toBeVisible();
      await expectContactLinks(page);
      await (await footerLink(page, "/projects")).click();
      await expect(page).toHaveTitle(getPage("/projects").metaTitle);
    } else {
      await expect(page).toHaveTitle(title);
      await hydrated(page);
      await expectContactLinks(page);
      expect(host.documents).toEqual(["/faq", "/trust"]);
      await page.goBack();
      await expect(page).toHaveTitle(getPage("/faq").metaTitle);
    }
  });
