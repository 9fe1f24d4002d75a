import { expect, test, type Page } from "@playwright/test";
import { layout } from "../../app/theme/tokens.ts";
import { axeFindings } from "../support/audit/axe.ts";
import { enginesFindNothing } from "../support/audit/equalAccess.ts";
import { failWithFindings } from "../support/audit/failTest.ts";
import { recordProblems } from "../support/browser/recordProblems.ts";
import { inShort } from "../support/audit/plainWords.ts";
import { hydrated } from "../../scripts/lib/visit.ts";
import { indexTabStops } from "../support/page/indexTabStops.ts";
import { expectReaderViewKeepsAll } from "../support/page/readerView.ts";
import { stored } from "../support/page/stored.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { onlyWideOrFull } from "../support/firm/kinds.ts";
import { onlyNarrow, onlyWide, tags } from "../support/browser/screen.ts";
import { wrongLandmarks } from "./landmarks.ts";
import { recordSpoken, spoken } from "./spoken.ts";
import { nextStop, walk } from "./walkStops.ts";

/** Lists that Safari ignores: outside a `nav`, those without a role whose items have no marker. */
const ignoredLists = (page: Page) =>
  page.locator(":is(ul, ol):not(nav *, [role])").evaluateAll((lists) =>
    lists
      .filter((list) =>
        [...list.children].every((item) => {
          const { display, listStyleType } = getComputedStyle(item);
          return display !== "list-item" || listStyleType === "none";
        }),
      )
      .map((list) => list.outerHTML),
  );

/** Pictures whose `sizes` do not state the width at which they are shown. */
const wrongSizes = (page: Page) =>
  page.locator("main picture > img").evaluateAll(async (images: HTMLImageElement[]) => {
    const findings: string[] = [];
    for (const image of images) {
      image.loading = "eager";
      if (!image.checkVisibility() || !image.parentElement!.querySelector("[sizes]")) continue;
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      // A picture cropped at the sides is wider than its visible part.
      const isCropped = getComputedStyle(image).objectFit === "cover";
      const shown = isCropped ? Math.max(width, height * ratio) : width;
      // What `sizes` says. Below 480 px, the narrowest file, it makes no difference.
      const says = image.naturalWidth;
      if (says < shown * 0.75 || says > Math.max(shown * 1.3, 480))
        findings.push(`${image.src} is shown at ${shown} px, not ${says}`);
    }
    return findings;
  });

/** Fixed parts that cover the printed page, and words and pictures that it leaves blank. */
const unprintable = (page: Page) =>
  page.evaluate(() => {
    const shown = { opacityProperty: true, visibilityProperty: true };
    const isFixed = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
    return [
      ...[...document.querySelectorAll("body *")].filter(
        (element) => isFixed(element) && element.checkVisibility(shown),
      ),
      ...[...document.querySelectorAll("main *")].filter(
        (part) =>
          (part.textContent || part.matches("img")) &&
          part.checkVisibility() &&
          !part.checkVisibility(shown),
      ),
    ].map((element) => element.outerHTML);
  });

for (const { path, kind } of onePerKind) {
  // One page load for all tests: loading takes longest.
  test.describe(() => {
    test.describe.configure({ mode: "default" });
    let page: Page;
    let problems: string[];
    test.beforeAll(async ({ browser }, { project }) => {
      page = await browser.newPage();
      problems = await recordProblems(page, project.use.baseURL!);
      await recordSpoken(page);
      await page.goto(path);
      await hydrated(page);
    });
    test.afterEach(async () => {
      await page.emulateMedia({ contrast: null, media: null, reducedMotion: "reduce" });
      // The console stays empty, on arrival and in each test.
      await failWithFindings(problems.splice(0).map((what) => ({ what })));
    });
    test.afterAll(() => page.close());

    test(`${kind}: on arrival nothing is announced`, { tag: "@wcag-4.1.3" }, async () => {
      expect(await spoken(page)).toEqual([]);
    });

    test(`${kind}: no engine finds anything`, () => enginesFindNothing(page));

    test(`${kind}: pictures state their displayed width in sizes`, async () => {
      await failWithFindings((await wrongSizes(page)).map((what) => ({ what })));
    });

    test(
      `${kind}: landmarks, headings and lists are there, in every page's order`,
      { tag: ["@wcag-1.3.1", "@wcag-2.4.1", "@wcag-2.4.6", "@wcag-3.2.3", "@wcag-3.2.6"] },
      async () => {
        const lists = await ignoredLists(page);
        await failWithFindings([
          ...(await wrongLandmarks(page, kind)),
          ...lists.map((list) => ({
            what: "Safari takes a list for none, without markers or a role",
            elements: [inShort(list)],
          })),
        ]);
        // None has lost its role.
        const marked = page.locator("h1, h2, h3, h4, h5, h6").filter({ visible: true });
        const headings = page.getByRole("heading");
        await expect(headings, "Some headings are none to a screen reader").toHaveCount(
          await marked.count(),
        );
      },
    );

    test(
      `${kind}: tab stops are in reading order`,
      { tag: ["@wcag-1.3.2", "@wcag-2.4.3"] },
      async () => {
        const { count, backwards } = await indexTabStops(page, "#main-content");
        await failWithFindings(
          backwards.map((stop) => ({ what: "Tab goes back, up the page", elements: [stop] })),
        );
        expect(count).toBeGreaterThan(0);
      },
    );

    // Tab goes the same way at every width.
    test(
      `${kind}: Tab comes to everything in the text, in its order, and all of it is seen`,
      tags(
        onlyWideOrFull(kind),
        "@wcag-2.1.1",
        "@wcag-2.1.2",
        "@wcag-2.4.3",
        "@wcag-2.4.11",
        "@wcag-3.2.1",
      ),
      async () => {
        await page.locator("#main-content").focus();
        const { count } = await indexTabStops(page, "#main-content");
        await walk(page, count);
        // The next Tab leaves the main content.
        expect((await nextStop(page)).number).toBeUndefined();
      },
    );

    test(`${kind}: a reader view keeps its opening words and its pictures`, onlyWide, () =>
      expectReaderViewKeepsAll(page, path),
    );

    test(`${kind}: contact links are as large as a thumb`, { tag: "@wcag-2.5.8" }, async () => {
      const actions = page.locator(":is(a[href^='tel:'], a[href^='mailto:'], a[href*='wa.me/'])");
      const small = await actions.evaluateAll(
        (links, least) =>
          links
            .filter((link) => link.checkVisibility({ visibilityProperty: true }))
            // A link within text is only as tall as its line.
            .filter(
              (link) =>
                !getComputedStyle(link).display.startsWith("inline") ||
                !link.closest("p, li, td, dd, details > div"),
            )
            .filter((link) => {
              const { width, height } = link.getBoundingClientRect();
              return Math.min(width, height) < least;
            })
            .map((link) => link.outerHTML),
        layout.target,
      );
      await failWithFindings(
        small.map((link) => ({
          what: `a link is less than ${layout.target} px wide or high`,
          elements: [inShort(link)],
        })),
      );
    });

    test(`${kind}: more contrast for visitors who prefer it`, onlyWide, async () => {
      await page.emulateMedia({ contrast: "more" });
      // The lowest is secondary text on a warm band, at 6.7:1.
      const expected = { normal: { expected: 6.5 }, large: { expected: 6.5 } };
      const check = { "color-contrast-enhanced": { options: { contrastRatio: expected } } };
      const options = { runOnly: ["color-contrast-enhanced"], checks: check };
      await failWithFindings(await axeFindings(page, "more contrast", options));
    });

    test(`${kind}: on paper nothing is covered or missing`, onlyNarrow, async () => {
      // Before anything has faded in.
      await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
      await failWithFindings(
        (await unprintable(page)).map((part) => ({
          what: "on paper a part covers text or is left blank",
          elements: [inShort(part)],
        })),
      );
      await expect(page.getByRole("banner")).toBeHidden();
      for (const start of ["tel:", "mailto:"])
        await expect(page.locator(`footer a[href^="${start}"]`)).toBeVisible();
    });
  });

  test(
    `${kind}: it sets no cookie, and a visit stores nothing but where it was`,
    onlyWide,
    async ({ page }) => {
      const response = await page.goto(path);
      expect(await response?.headerValue("set-cookie")).toBeNull();
      await hydrated(page);
      await page.goto("/robots.txt");
      for (const what of await stored(page))
        expect(what).toMatch(/^Session storage: .*scroll|^Local storage: recent-pages$/);
    },
  );
}

test(
  "not-found: no engine finds anything, landmarks and tab stops are in order",
  {
    tag: ["@wcag-1.3.1", "@wcag-1.3.2", "@wcag-2.4.1", "@wcag-2.4.3", "@wcag-3.2.3", "@wcag-3.2.6"],
  },
  async ({ page }) => {
    await page.goto("/no-such-page");
    await failWithFindings(await wrongLandmarks(page, "not-found"));
    const { backwards } = await indexTabStops(page, "#main-content");
    await failWithFindings(
      backwards.map((stop) => ({ what: "Tab goes back, up the page", elements: [stop] })),
    );
    await enginesFindNothing(page);
  },
);
