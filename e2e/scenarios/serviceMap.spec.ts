import { expect, test, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { visit } from "../support/hydrated.ts";
import { isWide, onBoth } from "../support/screen.ts";

const { towns, business } = getContent();
const map = (page: Page) => page.getByRole("group", { name: /^Map/ });

/** Labels that overlap each other or another town's dot, or run out of the window. */
const faults = (page: Page) =>
  map(page).evaluate((sheet) => {
    const box = (element: Element) => element.getBoundingClientRect();
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 0.5 &&
      b.left < a.right - 0.5 &&
      a.top < b.bottom - 0.5 &&
      b.top < a.bottom - 0.5;
    const names = [...sheet.querySelectorAll("a")];
    // Every label except an area's has a dot, in the same order.
    const dots = [...sheet.querySelectorAll(".dot, .hub")];
    const ownDot = new Map(
      names.filter((name) => name.dataset.kind !== "area").map((name, at) => [name, dots[at]]),
    );
    return names.flatMap((name, index) => [
      ...names
        .slice(index + 1)
        .filter((other) => meet(box(name), box(other)))
        .map((other) => `${name.textContent} on ${other.textContent}`),
      ...dots
        .filter((dot) => dot !== ownDot.get(name) && meet(box(name), box(dot)))
        .map(() => `${name.textContent} on a dot`),
      ...(box(name).left < 0 || box(name).right > innerWidth ? [`${name.textContent} cut`] : []),
    ]);
  });

for (const path of ["/", "/locations"]) {
  test(`${path} names every town on the map, none over another at any width`, async ({ page }) => {
    await page.goto(path);
    await map(page).scrollIntoViewIfNeeded();
    await expect(map(page).getByRole("link")).toHaveText(towns.map(({ name }) => name));
    for (const width of [
      320, 344, 360, 412, 480, 559, 560, 640, 899, 900, 1024, 1199, 1280, 1440,
    ]) {
      await page.setViewportSize({ width, height: 900 });
      // Container and media queries are applied in a later frame.
      await expect.poll(() => faults(page), `${width} px wide`).toEqual([]);
    }
  });
}

test(
  "the list comes before the map, and both lead to the towns by keyboard",
  onBoth,
  async ({ page }) => {
    await visit(page, "/");
    const town = towns.at(-1)!;
    // Folded on a phone.
    if (!isWide(page)) await page.getByText("The towns as a list").click();
    const links = page.getByRole("main").getByRole("link", { name: town.name });
    await expect(links).toHaveCount(2);
    await links.first().focus();
    await page.keyboard.press("Tab");
    await expect(map(page).getByRole("link").first()).toBeFocused();
    await expect(map(page)).toContainText(
      `${Math.round(business.serviceRadiusMetres / 1609.344)} miles`,
    );
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/locations/${towns[0]!.slug}`);
  },
);
