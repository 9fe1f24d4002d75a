import type { TestDetails } from "@playwright/test";
import { getPage } from "../../app/seo/pages.server.ts";
import { hydrated, visit } from "../../scripts/lib/visit.ts";
import { expect, test, type HostFault } from "../support/browser/faults.ts";
import { expectContactLinks, footerLink } from "../support/page/links.ts";
import { onlyFull } from "../support/browser/screen.ts";

const title = getPage("/trust").metaTitle;

const faults: [string, HostFault, TestDetails?][] = [
  ["missing", { status: 404 }],
  ["refused by the server", { status: 500, body: "Internal Server Error" }, onlyFull],
  ["cut off", "drop"],
  ["empty", { body: "", contentType: "text/x-script" }, onlyFull],
  ["malformed", { body: '[{"_1":', contentType: "text/x-script" }, onlyFull],
  [
    "another file's",
    { body: '[{"_1":2},"routes/faq",3]\n', contentType: "text/x-script" },
    onlyFull,
  ],
  ["a page of HTML", { body: "<!doctype html><title>Sign in</title>", contentType: "text/html" }],
  ["never there", "hang"],
];

// scenarios/loading.spec.ts covers slow data, a failure of both data and code, and recovering.
for (const [what, fault, details = {}] of faults)
  test(`data that is ${what} costs a full load at most`, details, async ({ page, host }) => {
    await visit(page, "/faq");
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
