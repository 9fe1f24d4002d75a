import { expect, type Page } from "@playwright/test";

/** Width in px of a photograph's narrowest file: below it `sizes` makes no difference. */
const narrowestFile = 480;

/** Expects every picture's `sizes` to state the width at which it is shown. */
export async function expectSizes(page: Page): Promise<void> {
  const pictures = await page.evaluate(() => {
    const widthOf = (size: string) => {
      const rule = document.body.appendChild(document.createElement("div"));
      rule.style.width = size;
      const { width } = rule.getBoundingClientRect();
      rule.remove();
      return width;
    };
    return [...document.querySelectorAll<HTMLSourceElement>("main picture > source")].flatMap(
      (source) => {
        const image = source.parentElement!.querySelector("img")!;
        if (!image.checkVisibility()) return [];
        const applying = source.sizes
          .split(/,(?![^(]*\))/)
          .map((size) => /^\s*(\([^)]*\))?\s*(.*)$/.exec(size)!)
          .find(([, query]) => !query || matchMedia(query).matches)!;
        const { width, height } = image.getBoundingClientRect();
        const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
        // A picture cropped at the sides is wider than its visible part.
        const fits = getComputedStyle(image).objectFit === "cover";
        return {
          picture: image.getAttribute("src"),
          says: widthOf(applying[2]!),
          shown: fits ? Math.max(width, height * ratio) : width,
        };
      },
    );
  });
  for (const { picture, says, shown } of pictures) {
    expect.soft(says, `${picture} is shown at ${shown} px`).toBeGreaterThan(shown * 0.75);
    expect
      .soft(says, `${picture} is shown at ${shown} px`)
      .toBeLessThan(Math.max(shown * 1.3, narrowestFile));
  }
}
