import { expect, test, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { pagesOfTool } from "../../app/content/schema/tools.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { failWithFindings } from "../support/audit/failTest.ts";
import { misplacedText } from "../support/page/misplacedText.ts";
import { sidewaysOverflow } from "../support/page/overflow.ts";
import { onlyWideOrFull } from "../support/firm/kinds.ts";
import { onlyFull, phone, tags } from "../support/browser/screen.ts";

test.use({ bypassCSP: true });

/**
 * Fails if text is lost, saying where.
 *
 * @param criterion which one the page fails then
 * @param how what a visitor has set, such as "at 400 % zoom"
 */
async function expectNothingLost(page: Page, criterion: string, how: string, apart?: string) {
  const { pathname } = new URL(page.url());
  const { width } = page.viewportSize()!;
  const findings = [...(await sidewaysOverflow(page)), ...(await misplacedText(page, apart))];
  await failWithFindings(
    findings.map((finding) => ({
      ...finding,
      place: pathname,
      widths: [width],
      more: [`${how}: all of it must be readable without scrolling sideways.`],
      criteria: [criterion],
    })),
  );
}

/**
 * On a map to scale a dozen widened labels do not all fit, and two of them touch. Nothing is lost:
 * the list beside the map has the same links.
 */
const map = '[role="group"][aria-label^="Map"]';

/** The four values of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`;

/** One page with each tool that the pages of `onePerKind` leave out. */
const withTools = getContent()
  .tools.filter((tool) => !onePerKind.some(({ path }) => pagesOfTool(tool).includes(path)))
  .map((tool) => ({ path: pagesOfTool(tool)[0]!, kind: tool.slug, tier: onlyFull }));

// It sets its own widths: once is enough.
for (const { path, kind, tier } of [
  ...onePerKind.map((page) => ({ ...page, tier: onlyWideOrFull(page.kind) })),
  ...withTools,
]) {
  test(
    `${kind}: no text is lost at 400 %, with wider spacing, or at twice its size`,
    tags(tier, "@wcag-1.4.4", "@wcag-1.4.10", "@wcag-1.4.12"),
    async ({ page }) => {
      // 1280 × 1024 at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      await visit(page, path);
      await expectNothingLost(page, "1.4.10", "As at 400 % zoom");
      // A phone's window at 200 % zoom.
      await page.setViewportSize({ width: phone.width / 2, height: phone.height / 2 });
      await expectNothingLost(page, "1.4.4", "As a phone at 200 % zoom");

      const spaced = await page.addStyleTag({ content: spacing });
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNothingLost(page, "1.4.12", "With wider spacing", map);
      }
      await spaced.evaluate((element: HTMLElement) => element.remove());

      // Text at twice its size, by a style of the reader's, which media queries do not see, and by
      // the browser's setting, which they do.
      const expectAllInPlace = async () => {
        await expect(page.locator("html")).toHaveCSS("font-size", "32px");
        for (const width of [320, phone.width, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNothingLost(page, "1.4.4", "With letters of twice the size", map);
        }
      };
      const enlarged = await page.addStyleTag({ content: "html { font-size: 200% }" });
      await expectAllInPlace();
      await enlarged.evaluate((element: HTMLElement) => element.remove());
      const session = await page.context().newCDPSession(page);
      await session.send("Page.enable");
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      await expectAllInPlace();
    },
  );
}
