import { expect, test } from "@playwright/test";
import { measures } from "../../app/theme/tokens.ts";
import { covers } from "../support/covers.ts";
import { hydrated } from "../support/hydrated.ts";
import { onePerKind } from "../support/pages.ts";

/** Smallest side of a target, px (WCAG 2.5.8). */
const smallest = 24;

for (const { path, kind } of onePerKind) {
  test(
    `${kind}: targets are large enough, names begin with their labels, links in text have a line`,
    covers(["1.4.1", "2.5.3", "2.5.8"], path),
    async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      // What hides until the page is scrolled is a control too.
      await page.evaluate(() =>
        window.scrollTo({ top: window.innerHeight * 1.2, behavior: "instant" }),
      );
      await expect(page.getByRole("link", { name: /^Back to top$/ })).toBeVisible();
      const faults = await page.evaluate(
        ([least, contact]) => {
          const found: string[] = [];
          const controls = [
            ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary"),
          ].filter((control) =>
            control.checkVisibility({ visibilityProperty: true, opacityProperty: false }),
          );
          const plain = (words: string) =>
            words
              .toLowerCase()
              .replace(/[^\p{L}\p{N}]+/gu, " ")
              .trim();
          const say = (control: Element, fault: string) =>
            found.push(`${fault}: ${control.outerHTML.slice(0, 160)}`);
          /** A link among words: its height is that of the line. */
          const isInText = (control: Element) =>
            getComputedStyle(control).display.startsWith("inline") &&
            plain(control.parentElement!.textContent).length > plain(control.textContent).length;
          for (const control of controls) {
            const label = control.querySelector("img, svg") ? null : control.closest("label");
            const box = (label ?? control).getBoundingClientRect();
            const side = Math.min(box.width, box.height);
            const inText = isInText(control);
            const skip = control.matches("a[href^='#main']");
            if (!inText && !skip && side < least) say(control, `${side} px`);
            if (
              !inText &&
              control.matches("a[href^='tel:'], a[href^='mailto:'], a[href*='wa.me/']") &&
              side < contact
            )
              say(control, `a contact action of ${side} px`);

            const named = control.getAttribute("aria-label");
            const shown = plain(control.innerText ?? "");
            if (named !== null && shown && !plain(named).startsWith(shown))
              say(control, `called “${named}”, shows “${shown}”`);

            if (control.matches("a") && inText && control.closest("p, li, td, dd")) {
              const { textDecorationLine, borderBottomStyle } = getComputedStyle(control);
              if (!textDecorationLine.includes("underline") && borderBottomStyle === "none")
                say(control, "only its colour tells the link");
            }
          }
          return found;
        },
        [smallest, measures.target] as const,
      );
      expect(faults).toEqual([]);
    },
  );
}
