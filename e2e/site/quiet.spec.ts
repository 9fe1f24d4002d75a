import { expect, test } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { inGroups } from "../support/pages.ts";
import { tellViolations } from "../support/violations.ts";

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

const groups = inGroups(8);

for (const [screen, options] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use(options);
    groups.forEach((group, index) => {
      test(`no page says a word to the console, breaks its policy or calls another origin (${index + 1} of ${groups.length})`, async ({
        page,
        baseURL,
      }) => {
        test.setTimeout(90_000);
        const faults: string[] = [];
        const tell = (what: string) =>
          faults.push(`${new URL(page.url()).pathname}: ${what.slice(0, 300)}`);
        page.on("console", (message) => tell(`${message.type()} ${message.text()}`));
        page.on("pageerror", (error) => tell(error.message));
        page.on("requestfailed", (failed) => {
          // What the next page no longer wants is dropped.
          if (failed.failure()?.errorText !== "net::ERR_ABORTED") tell(`no ${failed.url()}`);
        });
        page.on("request", (request) => {
          const { origin, protocol } = new URL(request.url());
          if (origin !== baseURL && protocol !== "data:") tell(`asks ${request.url()}`);
        });
        await tellViolations(page);
        for (const { path } of group) {
          await page.goto(path);
          await hydrated(page);
        }
        expect(faults).toEqual([]);
      });
    });
  });
}
