import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { contrast } from "../support/contrast.ts";
import { covers } from "../support/covers.ts";
import { hydrated } from "../support/hydrated.ts";
import { onePerKind } from "../support/pages.ts";
import { onlyWide } from "../support/screen.ts";

test.describe("on every kind of page", () => {
  // Colours do not depend on the width: once is enough.
  onlyWide();
  for (const { path, kind } of onePerKind) {
    test(
      `${kind}: in forced colours controls keep an edge or a line, icons are seen`,
      covers(["1.4.1", "1.4.11"], path),
      async ({ page }) => {
        await page.emulateMedia({ forcedColors: "active" });
        await page.goto(path);
        await hydrated(page);
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

    test(
      `${kind}: more contrast where it is asked for`,
      covers(["1.4.3"], path),
      async ({ page }) => {
        await page.emulateMedia({ contrast: "more" });
        await page.goto(path);
        await hydrated(page);
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
            // Ink-soft on light ply is the least of them, 6.7:1.
            .filter(({ ratio }) => ratio < 6.5)
            .map(({ words, ratio }) => `${words}: ${ratio.toFixed(1)}`),
        ).toEqual([]);
      },
    );
  }
});

test("in forced colours the focus is seen", covers(["2.4.7"]), async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/projects");
  await hydrated(page);
  const dim: string[] = [];
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const at = document.activeElement!;
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      return outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2
        ? at.outerHTML.slice(0, 100)
        : "";
    });
    if (fault) dim.push(fault);
  }
  expect(dim).toEqual([]);
});

test.describe("more than a colour", () => {
  for (const forcedColors of ["none", "active"] as const) {
    test(
      `tells the filter in force, forced colours: ${forcedColors}`,
      covers(["1.4.1"]),
      async ({ page }) => {
        await page.emulateMedia({ forcedColors });
        await page.goto("/projects");
        await hydrated(page);
        const filters = page.getByRole("navigation", { name: /^Filter/ }).getByRole("link");
        const lines = await filters.evaluateAll((links) =>
          links.map((link) => {
            const { borderBottomWidth, borderBottomColor } = getComputedStyle(link);
            const isSeen = borderBottomWidth !== "0px" && !borderBottomColor.endsWith(", 0)");
            return [link.getAttribute("aria-current") === "true", isSeen];
          }),
        );
        expect(lines.length).toBeGreaterThan(1);
        for (const [isCurrent, isMarked] of lines) expect(isMarked).toBe(isCurrent);
      },
    );

    test.describe(`forced colours: ${forcedColors}`, () => {
      onlyWide();
      test("tells the page that is shown", covers(["1.4.1"]), async ({ page }) => {
        await page.emulateMedia({ forcedColors });
        await page.goto("/blog");
        await hydrated(page);
        const marks = await page
          .getByRole("navigation", { name: "Main" })
          .getByRole("link")
          .evaluateAll((links) =>
            links.map((link) => {
              const { boxShadow, textDecorationLine } = getComputedStyle(link);
              const isSeen = boxShadow !== "none" || textDecorationLine !== "none";
              return [link.getAttribute("aria-current") === "page", isSeen];
            }),
          );
        expect(marks.filter(([isCurrent]) => isCurrent)).toHaveLength(1);
        for (const [isCurrent, isMarked] of marks) expect(isMarked).toBe(isCurrent);
      });
    });
  }
});

test("a phone on its side shows the same words", covers(["1.3.4"]), async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  const words = () =>
    page.getByRole("main").evaluate((main: HTMLElement) => main.innerText.split(/\s+/).length);
  await page.setViewportSize({ width: 390, height: 844 });
  const upright = await words();
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await words()).toBe(upright);
});

test("a press that is taken away does nothing", covers(["2.5.2"]), async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await hydrated(page);
  const button = page.getByRole("button", { name: "Copy number" });
  await button.scrollIntoViewIfNeeded();
  const box = (await button.boundingBox())!;
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(page.getByRole("button", { name: "Dismiss message" })).toHaveCount(0);
  await expect(page.getByText(business.phone.display).first()).toBeAttached();
});
