import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { covers } from "../support/covers.ts";
import { visit } from "../support/hydrated.ts";
import { onlyNarrow, onlyWide, phone } from "../support/screen.ts";

test.describe("more than a colour", () => {
  for (const forcedColors of ["none", "active"] as const) {
    test(
      `tells the filter in force, forced colours: ${forcedColors}`,
      covers(["1.4.1"]),
      async ({ page }) => {
        await page.emulateMedia({ forcedColors });
        await visit(page, "/projects");
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

    test.describe(`forced colours: ${forcedColors}`, onlyWide, () => {
      test("tells the page that is shown", covers(["1.4.1"]), async ({ page }) => {
        await page.emulateMedia({ forcedColors });
        await visit(page, "/projects");
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

test("a dark theme forced by the browser leaves the colours", onlyNarrow, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/services");
  await expect(page.locator("html")).toHaveCSS("color-scheme", /\bonly\b/);
});

test("a phone on its side shows the same words", covers(["1.3.4"]), async ({ page }) => {
  await visit(page, "/services");
  const words = () =>
    page.getByRole("main").evaluate((main: HTMLElement) => main.innerText.split(/\s+/).length);
  // Parts hydrate one after another; hydrating the open-now line adds words.
  await expect(page.getByText(/^Open(s| now)/).first()).toBeAttached();
  await page.setViewportSize(phone);
  const upright = await words();
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await words()).toBe(upright);
});

test("a press released elsewhere does nothing", covers(["2.5.2"]), async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/");
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
