import { expect, test, type Page } from "@playwright/test";
import { measures } from "../../app/theme/tokens.ts";
import { atRest } from "../support/axe.ts";
import { contrast } from "../support/contrast.ts";
import { covers } from "../support/covers.ts";
import { enginesFindNothing } from "../support/equalAccess.ts";
import { scrollTo } from "../support/fixedParts.ts";
import { expectLists } from "../support/lists.ts";
import { expectSizes } from "../support/pictureSizes.ts";
import { expectPrintable } from "../support/print.ts";
import { recordProblems } from "../support/recordProblems.ts";
import { visit } from "../support/hydrated.ts";
import { numberStops } from "../support/numberStops.ts";
import { onePerKind } from "../support/pages.ts";
import { onlyNarrow, onlyWide } from "../support/screen.ts";
import { listen, spoken } from "../support/spoken.ts";

/** Smallest width and height of a target in px (WCAG 2.5.8). */
const smallest = 24;

const landmarks = new Set([
  "banner",
  "navigation",
  "main",
  "complementary",
  "contentinfo",
  "search",
  "form",
]);

/**
 * The page's ARIA snapshot, reduced to landmarks, named regions and headings. Names that come from
 * content are dropped and repetitions collapsed, so that one more project or question changes
 * nothing.
 */
async function outlineOf(page: Page): Promise<string> {
  const kept: string[] = [];
  const open: number[] = [];
  for (const line of (await page.locator("body").ariaSnapshot()).split("\n")) {
    const [, role = "", name = "", rest = ""] =
      /^ *- '?(\w+)(?: ("(?:[^"\\]|\\.)*"))?(.*)$/.exec(line) ?? [];
    const indent = line.search(/\S/);
    while ((open.at(-1) ?? -1) >= indent) open.pop();
    const level = /\[level=\d\]/.exec(rest)?.[0];
    const isLandmark = landmarks.has(role);
    if (!isLandmark && role !== "region" && role !== "heading") continue;
    // Landmark names come from the code; those of regions and headings from content.
    const shown = isLandmark && name ? ` ${name}` : level ? ` ${level}` : "";
    kept.push(`${"  ".repeat(open.length)}- ${role}${shown}`);
    open.push(indent);
  }
  return `${oncePerRun(kept).join("\n")}\n`;
}

/** Collapses repeated runs of lines: `a b a b a b` becomes `a b`. */
function oncePerRun(lines: string[]): string[] {
  const result: string[] = [];
  for (const line of lines) {
    result.push(line);
    for (let length = 1; length <= result.length / 2; length++) {
      const last = result.slice(-length).join("\n");
      if (last === result.slice(-2 * length, -length).join("\n")) {
        result.splice(-length);
        break;
      }
    }
  }
  return result;
}

/** Compares the outline with the snapshot of the page's kind. */
async function expectOutline(page: Page, kind: string) {
  // One snapshot for all platforms.
  test.info().snapshotSuffix = "";
  expect(await outlineOf(page)).toMatchSnapshot(`${kind}.txt`);
  // Repetitions are collapsed in the outline, so check here that no heading has lost its role.
  const marked = page.locator("h1, h2, h3, h4, h5, h6").filter({ visible: true });
  await expect(page.getByRole("heading")).toHaveCount(await marked.count());
}

for (const { path, kind } of onePerKind) {
  // One page load for all tests: loading takes longest.
  test.describe(() => {
    test.describe.configure({ mode: "default" });
    let page: Page;
    let problems: string[];
    test.beforeAll(async ({ browser }, { project }) => {
      page = await browser.newPage();
      problems = await recordProblems(page, project.use.baseURL!);
      await listen(page);
      await visit(page, path);
    });
    test.afterEach(() => page.emulateMedia({ media: null, forcedColors: null, contrast: null }));
    test.afterAll(() => page.close());

    test(`${kind}: on arrival nothing is announced`, covers(["4.1.3"]), async () => {
      expect(await spoken(page)).toEqual([]);
    });

    test(`${kind}: no engine finds anything`, () => enginesFindNothing(page));

    test(`${kind}: pictures state their displayed width in sizes`, () => expectSizes(page));

    test(
      `${kind}: landmarks and headings stand as written down`,
      covers(["1.3.1", "2.4.1", "2.4.6", "3.2.3"]),
      async () => {
        await expectOutline(page, kind);
        await expectLists(page);
      },
    );

    test.describe("on narrow screens", onlyNarrow, () => {
      test(`${kind}: tab stops are in reading order`, covers(["2.4.3"]), async () => {
        const { count, backwards } = await numberStops(page, "#main-content");
        expect(backwards).toEqual([]);
        expect(count).toBeGreaterThan(0);
      });
    });

    // Colours do not depend on width, so check them once.
    test.describe("colours", onlyWide, () => {
      test(
        `${kind}: in forced colours controls keep an edge or a line, icons are seen`,
        covers(["1.4.1", "1.4.11"]),
        async () => {
          await page.emulateMedia({ forcedColors: "active" });
          await atRest(page);
          const faults = await page.evaluate(() => {
            const found: string[] = [];
            const say = (element: Element, fault: string) =>
              found.push(`${fault}: ${element.outerHTML.slice(0, 140)}`);
            const hasEdge = (element: Element) => {
              const style = getComputedStyle(element);
              return (["Top", "Right", "Bottom", "Left"] as const).every(
                (side) =>
                  style[`border${side}Style`] !== "none" &&
                  Number.parseFloat(style[`border${side}Width`]) >= 1,
              );
            };
            for (const button of document.querySelectorAll(".MuiButton-root"))
              if (button.checkVisibility() && !hasEdge(button))
                say(button, "a button without an edge");
            const ground = getComputedStyle(document.body).backgroundColor;
            for (const icon of document.querySelectorAll("a svg, button svg")) {
              if (!icon.checkVisibility()) continue;
              const drawn = [...icon.querySelectorAll("path, circle, rect, line")];
              const seen = [icon, ...drawn].some((part) => {
                const { fill, stroke } = getComputedStyle(part);
                return [fill, stroke].some((paint) => paint !== "none" && paint !== ground);
              });
              if (!seen) say(icon, "an icon in the colour of its ground");
            }
            return found;
          });
          expect(faults).toEqual([]);
        },
      );

      test(`${kind}: more contrast for visitors who prefer it`, covers(["1.4.3"]), async () => {
        await page.emulateMedia({ contrast: "more" });
        await atRest(page);
        const pairs = await page.locator("main").evaluate((main) => {
          const rgb = (colour: string) =>
            (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as [number, number, number];
          const groundOf = (element: Element | null): string => {
            if (!element) return "rgb(255, 255, 255)";
            const { backgroundColor } = getComputedStyle(element);
            return backgroundColor.endsWith(", 0)")
              ? groundOf(element.parentElement)
              : backgroundColor;
          };
          const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          const found = new Map<string, { words: string; text: string; ground: string }>();
          while (walker.nextNode()) {
            const own = walker.currentNode.parentElement!;
            const words = walker.currentNode.textContent!.trim();
            if (!words || !own.checkVisibility({ visibilityProperty: true })) continue;
            if (own.closest(".visually-hidden, figcaption")) continue;
            const text = getComputedStyle(own).color;
            const ground = groundOf(own);
            found.set(`${text} ${ground}`, { words, text, ground });
          }
          return [...found.values()].map(({ words, text, ground }) => ({
            words: words.slice(0, 40),
            text: rgb(text),
            ground: rgb(ground),
          }));
        });
        expect(
          pairs
            .map(({ words, text, ground }) => ({ words, ratio: contrast(text, ground) }))
            // The lowest is ink-soft on light ply, at 6.7:1.
            .filter(({ ratio }) => ratio < 6.5)
            .map(({ words, ratio }) => `${words}: ${ratio.toFixed(1)}`),
        ).toEqual([]);
      });
    });

    test(
      `${kind}: targets are large enough, names begin with their labels, links in text have a line`,
      covers(["1.4.1", "2.5.3", "2.5.8"]),
      async () => {
        // Controls that only appear after scrolling count too.
        await scrollTo(page, page.viewportSize()!.height * 1.2);
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
            /** A link within text, which is only as tall as its line. */
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

    test(`${kind}: on paper nothing is covered or missing`, onlyNarrow, () =>
      expectPrintable(page),
    );

    // Runs last, after everything above.
    test(`${kind}: the console stays empty`, () => {
      expect(problems).toEqual([]);
    });
  });
}

test(
  "not-found: landmarks and headings stand as written down",
  covers(["1.3.1", "2.4.1", "2.4.6", "3.2.3"]),
  async ({ page }) => {
    await page.goto("/no-such-page");
    await expectOutline(page, "not-found");
  },
);
