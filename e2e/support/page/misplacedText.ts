import type { Page } from "@playwright/test";
import type { Finding } from "../audit/finding.ts";

/**
 * The text that is cut off, outside the window, or lies over other text.
 *
 * @param apart a selector for what is left out, such as drawings
 */
export async function misplacedText(page: Page, apart = "svg"): Promise<Finding[]> {
  const misplaced = await page.evaluate((without) => {
    type Found = [what: string, piece: string];
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
    const cutsOf = ({ words, own, boxes }: Piece): Found[] => {
      const findings: Found[] = [];
      const start = words.slice(0, 60);
      let scrolls = false;
      for (const { element, style } of ancestors(own)) {
        if (element === document.documentElement || element === document.body) continue;
        const { overflowX, overflowY } = style;
        scrolls ||= overflowX === "auto" || overflowX === "scroll";
        const isCut = [overflowX, overflowY].some((way) => way === "hidden" || way === "clip");
        const frame = element.getBoundingClientRect();
        if (isCut && !scrolls && boxes.some((box) => isBeyond(box, frame)))
          findings.push(["text is cut off", start]);
      }
      if (!scrolls && boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1))
        findings.push(["text is outside the window", start]);
      return findings;
    };

    const isFixed = ({ own }: Piece) =>
      ancestors(own).some(({ style: { position } }) => /^(fixed|sticky)$/.test(position));
    const blockOf = ({ own }: Piece) =>
      ancestors(own).find(({ style }) => !style.display.startsWith("inline"))?.element;

    /** Lines of different blocks that lie over each other. */
    const overlapsOf = (pieces: Piece[]): Found[] => {
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
          .map(({ words }) => ["text lies over other text", `${one.words}” over “${words}`]);
      });
    };

    const pieces = findPieces();
    // Fixed bars are checked elsewhere.
    const inFlow = pieces.filter((piece) => !isFixed(piece));
    return [...pieces.flatMap(cutsOf), ...overlapsOf(inFlow)];
  }, apart);
  return [...Map.groupBy(misplaced, ([what]) => what)].map(([what, same]) => ({
    what,
    texts: [...new Set(same.map(([, piece]) => piece))],
  }));
}
