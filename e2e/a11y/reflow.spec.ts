import { expect, test, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { pagesOfTool } from "../../app/content/schema/tools.ts";
import { visit } from "../../scripts/lib/openPage.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { failWithBarriers } from "../support/audit/failWith.ts";
import { sidewaysOverflow } from "../support/page/overflow.ts";
import { onlyWideOrFull } from "../support/firm/kinds.ts";
import { onlyFull, phone, tags } from "../support/browser/screen.ts";

test.use({ bypassCSP: true });

/** Text that is clipped, overlaps other text, or makes the page scroll sideways. */
async function misplacedText(page: Page, apart = "svg"): Promise<string[]> {
  const misplaced = await page.evaluate((without) => {
    type Piece = { words: string; own: Element; boxes: DOMRect[] };
    const ancestors = (own: Element) => {
      const found = [own];
      for (let up = own.parentElement; up; up = up.parentElement) found.push(up);
      return found.map((element) => ({ element, style: getComputedStyle(element) }));
    };

    /** The pieces of text that are to be seen, in their order. */
    const findPieces = (): Piece[] => {
      const pieces: Piece[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const words = node.textContent?.trim();
        const own = node.parentElement;
        if (!words || !own || own.closest(`script, style, noscript, ${without}`)) continue;
        if (ancestors(own).some(({ style }) => style.clipPath === "inset(50%)")) continue;
        if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(
          ({ width, height }) => width > 1 && height > 1,
        );
        pieces.push({ words, own, boxes });
      }
      return pieces;
    };

    const isBeyond = (box: DOMRect, frame: DOMRect) =>
      box.left < frame.left - 1 ||
      box.right > frame.right + 1 ||
      box.top < frame.top - 2 ||
      box.bottom > frame.bottom + 2;

    /** What cuts a piece off or leaves it outside the window; not what can be scrolled to. */
    const cutsOf = ({ words, own, boxes }: Piece): string[] => {
      const faults: string[] = [];
      let scrolls = false;
      for (const { element, style } of ancestors(own)) {
        if (element === document.documentElement || element === document.body) continue;
        const { overflowX, overflowY } = style;
        scrolls ||= overflowX === "auto" || overflowX === "scroll";
        const isCut = [overflowX, overflowY].some((way) => way === "hidden" || way === "clip");
        const frame = element.getBoundingClientRect();
        if (isCut && !scrolls && boxes.some((box) => isBeyond(box, frame)))
          faults.push(`cut off: “${words.slice(0, 60)}”`);
      }
      if (!scrolls && boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1))
        faults.push(`outside the width: “${words.slice(0, 60)}”`);
      return faults;
    };

    const isFixed = ({ own }: Piece) =>
      ancestors(own).some(({ style: { position } }) => /^(fixed|sticky)$/.test(position));
    const blockOf = ({ own }: Piece) =>
      ancestors(own).find(({ style }) => !style.display.startsWith("inline"))?.element;

    /** Lines of different blocks that lie over each other. */
    const overlapsOf = (pieces: Piece[]): string[] => {
      // A line box has space above and below its letters, so only a real overlap counts.
      const lines = pieces
        .flatMap((piece) => {
          const block = blockOf(piece);
          return piece.boxes.map((box) => ({
            words: piece.words.slice(0, 40),
            block,
            left: box.left + 1,
            right: box.right - 1,
            top: box.top + box.height * 0.25,
            bottom: box.bottom - box.height * 0.25,
          }));
        })
        .toSorted((a, b) => a.top - b.top);
      return lines.flatMap((one, index) => {
        const end = lines.findIndex(({ top }, at) => at > index && top >= one.bottom);
        return lines
          .slice(index + 1, end < 0 ? undefined : end)
          .filter(
            ({ block, left, right }) => block !== one.block && right > one.left && left < one.right,
          )
          .map(({ words }) => `“${one.words}” overlaps “${words}”`);
      });
    };

    const pieces = findPieces();
    // Fixed bars are checked elsewhere.
    const inFlow = pieces.filter((piece) => !isFixed(piece));
    return [...new Set([...pieces.flatMap(cutsOf), ...overlapsOf(inFlow)])];
  }, apart);
  return [...(await sidewaysOverflow(page)), ...misplaced];
}

/** How many pieces of text are named. */
const most = 5;

/**
 * Fails if text is lost, saying where.
 *
 * @param criterion which one the page fails then
 * @param how what a visitor has set, such as "at 400 % zoom"
 */
async function expectNothingLost(page: Page, criterion: string, how: string, apart?: string) {
  const faults = await misplacedText(page, apart);
  if (faults.length === 0) return;
  const { pathname } = new URL(page.url());
  const { width } = page.viewportSize()!;
  failWithBarriers([
    `${pathname}, ${width} px wide, ${how}: text is cut off, covered or outside the window (WCAG ${criterion}).`,
    "Expected: all of it can be read without scrolling sideways. Found:",
    ...faults.slice(0, most).map((fault) => `  ${fault}`),
    ...(faults.length > most ? [`  and ${faults.length - most} more`] : []),
    `To see it: npm start, then http://localhost:4173${pathname} in a window of ${width} px`,
  ]);
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
      await expectNothingLost(page, "1.4.10 Reflow", "as at 400 % zoom");
      // A phone's window at 200 % zoom.
      await page.setViewportSize({ width: phone.width / 2, height: phone.height / 2 });
      await expectNothingLost(page, "1.4.4 Resize text", "as a phone at 200 % zoom");

      const spaced = await page.addStyleTag({ content: spacing });
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNothingLost(page, "1.4.12 Text spacing", "with wider spacing", map);
      }
      await spaced.evaluate((element: HTMLElement) => element.remove());

      // Text at twice its size, by a style of the reader's, which media queries do not see, and by
      // the browser's setting, which they do.
      const expectAllInPlace = async () => {
        await expect(page.locator("html")).toHaveCSS("font-size", "32px");
        for (const width of [320, phone.width, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNothingLost(page, "1.4.4 Resize text", "with letters of twice the size", map);
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
