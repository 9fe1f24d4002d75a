import { expect, test, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { kmBetween } from "../../app/lib/serviceMap.ts";

const { business, towns } = getContent();
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
    const dotted = names.filter((name) => name.dataset.kind !== "area");
    return names.flatMap((name, index) => [
      ...names
        .slice(index + 1)
        .filter((other) => meet(box(name), box(other)))
        .map((other) => `${name.textContent} on ${other.textContent}`),
      ...dots
        .filter((dot, at) => dotted[at] !== name && meet(box(name), box(dot)))
        .map(() => `${name.textContent} on a dot`),
      ...(box(name).left < 0 || box(name).right > innerWidth ? [`${name.textContent} cut`] : []),
    ]);
  });

test("the map names every town, none over another at any width", async ({ page }) => {
  for (const path of ["/", "/locations"]) {
    await page.goto(path);
    await map(page).scrollIntoViewIfNeeded();
    await expect(map(page).getByRole("link")).toHaveText(towns.map(({ name }) => name));
    // Around the widths at which the layout changes, and of common screens.
    for (const width of [320, 360, 412, 559, 560, 640, 899, 900, 1024, 1199, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Container and media queries are applied in a later frame.
      await expect.poll(() => faults(page), `${path} ${width} px wide`).toEqual([]);
    }
  }
});

const kmPerMile = 1.609344;

test("the map says how far the firm comes, and a town's page how far it is", async ({ page }) => {
  await page.goto("/locations");
  const radius = Math.round(business.serviceRadiusMetres / 1000 / kmPerMile);
  await expect(map(page).getByText(`${radius} miles`)).toBeVisible();
  const km = (town: (typeof towns)[number]) => kmBetween(town, business.centre);
  const away = towns.filter((town) => km(town) >= 2 && !town.isArea);
  const byRoad = away.find(({ roadMiles }) => roadMiles);
  const straight = away.find(({ roadMiles }) => !roadMiles);
  for (const town of [byRoad, straight]) {
    if (!town) continue;
    await page.goto(`/locations/${town.slug}`);
    const miles = town.roadMiles ?? Math.round(km(town) / kmPerMile);
    const way = town.roadMiles ? "by road" : "in a straight line";
    await expect(page.getByText(`About ${miles} miles ${way}`)).toBeVisible();
  }
});
