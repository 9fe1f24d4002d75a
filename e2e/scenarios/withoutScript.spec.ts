import { expect, test, type Page } from "@playwright/test";
import { visit } from "../../scripts/lib/visit.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { onlyWideOrFull } from "../support/firm/kinds.ts";
import { phone } from "../support/browser/screen.ts";

/** What only a script can add: states, its own buttons, fields that need one, the open-now line. */
const addedByScript =
  '[role="status"], [aria-live], [data-open], output, label, button, script, style';

/** The text, links and pictures between the menus. */
async function contentOf(page: Page) {
  return page.getByRole("main").evaluate((main, apart) => {
    const words = new Set<string>();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest(apart)) continue;
      for (const word of walker.currentNode.textContent?.match(/[\p{L}\p{N}]+/gu) ?? [])
        words.add(word);
    }
    return {
      words: [...words].toSorted(),
      links: [...main.querySelectorAll("a")].map((link) => link.getAttribute("href")),
      pictures: [...main.querySelectorAll("img")].map(({ alt }) => alt),
    };
  }, addedByScript);
}

/**
 * Elements of the page and footer with text, links or pictures that are not visible. The bars and
 * menus, which differ by width, have separate tests.
 */
async function hiddenParts(page: Page) {
  // What is folded opens without a script. A contents list repeats the headings, and the footer and
  // the aside the contact section: they are left out where there is no room or no need. On a phone the
  // cells of a table name their columns.
  const apart = `details > *, table:has([data-column]) thead, nav:has(a[href^="#"]), [data-repeats], [data-beside="true"], dialog, [popover], .visually-hidden, ${addedByScript}`;
  return page.locator("main *, footer *").evaluateAll((elements, unseen) => {
    const spaced = (text: string | null) => text?.replace(/\s+/g, " ").trim() ?? "";
    /** The words directly in it. */
    const wordsOf = ({ childNodes }: Element) =>
      [...childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => spaced(node.textContent))
        .filter(Boolean);
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
      return isVisible && width >= 1 && height >= 1;
    };
    // Words that many answers share, such as what to do next, are shown once.
    const shown = spaced(document.body.innerText);
    const isLost = (element: Element) =>
      element.matches("a, img") || wordsOf(element).some((words) => !shown.includes(words));
    return elements
      .filter((element) => !element.closest(unseen) && !isSeen(element) && isLost(element))
      .map((element) => element.outerHTML.slice(0, 160));
  }, apart);
}

for (const { path, kind } of onePerKind) {
  test(
    `${kind}: every word, link and picture is there and visible without a script`,
    onlyWideOrFull(kind),
    async ({ page, browser, baseURL, viewport }) => {
      await visit(page, path);
      const withScript = await contentOf(page);

      const plain = await browser.newPage({ javaScriptEnabled: false, baseURL, viewport });
      await plain.goto(path);
      const without = await contentOf(plain);
      expect(withScript.words.filter((word) => !without.words.includes(word))).toEqual([]);
      expect(without.links).toEqual(withScript.links);
      expect(without.pictures).toEqual(withScript.pictures);
      // Pictures near the first screen may still be loading.
      const unloaded = () =>
        plain
          .locator("main img")
          .evaluateAll((images: HTMLImageElement[]) =>
            images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
          );
      await expect.poll(unloaded).toEqual([]);
      // The DOM is the same at every width, but what is visible may not be.
      expect(await hiddenParts(plain)).toEqual([]);
      await plain.setViewportSize(phone);
      // Pictures of that width load for a moment and have no height until then.
      await expect.poll(() => hiddenParts(plain)).toEqual([]);
      await plain.close();
    },
  );
}
