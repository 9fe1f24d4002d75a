import { expect, test, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { onePerKind } from "../support/pages.ts";

/**
 * What the page between the menus says and shows. What a script adds announces itself: a status
 * or a button is no word of the page.
 */
async function contentOf(page: Page) {
  return page.getByRole("main").evaluate((main) => {
    const addedByScript = '[role="status"], [aria-live], button, script, style';
    const words = new Set<string>();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest(addedByScript)) continue;
      for (const word of walker.currentNode.textContent?.match(/[\p{L}\p{N}]+/gu) ?? [])
        words.add(word);
    }
    return {
      words: [...words].toSorted(),
      links: [...main.querySelectorAll("a")].map((link) => link.getAttribute("href")),
      pictures: [...main.querySelectorAll("img")].map(({ alt }) => alt),
    };
  });
}

/** Elements with words, links or pictures that cannot be seen. */
async function hiddenParts(page: Page) {
  return page.evaluate(() => {
    // Closed questions open without a script; the bar and the menus have tests of their own.
    const apart =
      "details > :not(summary), dialog, [popover], body > header, .visually-hidden, script, style, noscript";
    return [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => {
        if (element.closest(apart)) return false;
        const says = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (!says && !element.matches("a, img")) return false;
        const { width, height } = element.getBoundingClientRect();
        const seen = element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        });
        return !seen || width < 1 || height < 1;
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

for (const { path, kind } of onePerKind) {
  test(`${kind}: every word, link and picture is there and visible without a script`, async ({
    page,
    browser,
    baseURL,
    viewport,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const withScript = await contentOf(page);

    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL, viewport });
    await plain.goto(path);
    const without = await contentOf(plain);
    expect(withScript.words.filter((word) => !without.words.includes(word))).toEqual([]);
    expect(without.links).toEqual(withScript.links);
    expect(without.pictures).toEqual(withScript.pictures);
    expect(await hiddenParts(plain)).toEqual([]);
    const failed = await plain
      .locator("main img")
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
          .map(({ src }) => src),
      );
    expect(failed).toEqual([]);
    await plain.close();
  });
}
