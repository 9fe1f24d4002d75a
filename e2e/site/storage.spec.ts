import { expect, test, type Page } from "@playwright/test";
import { hydrated, visit } from "../../scripts/lib/visit.ts";
import { business } from "../../app/content/business.ts";
import { stored } from "../support/page/stored.ts";

/**
 * What the cookies page lists: the storage type from the start of its second column, the names from
 * its third.
 */
async function listed(page: Page): Promise<string[]> {
  const rows = page.getByRole("main").locator("tbody tr");
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent)),
  );
  return cells
    .flatMap(([, where = "", names = ""]) =>
      names.split(", ").map((name) => `${where.split(",")[0]}: ${name}`),
    )
    .toSorted();
}

// That a visit alone stores nothing is tried with a page of each kind in a11y/kinds.spec.ts.
test("after using everything that stores data, exactly what the cookies page lists is stored", async ({
  page,
}) => {
  await visit(page, "/cookies");
  const list = await listed(page);
  expect(list.length).toBeGreaterThan(0);
  const found = new Set<string>();
  // With the switches on, and off: an objection to storing leaves no more than its own record.
  for (const on of [true, false]) {
    await visit(page, "/cookies");
    const choices = page.getByRole("main").getByRole("switch");
    await expect(choices).toHaveCount(2);
    for (const choice of await choices.all()) await choice.setChecked(on);
    await page.keyboard.press("Control+k");
    const search = page.getByRole("dialog").filter({ has: page.getByRole("combobox") });
    await search.getByRole("checkbox").uncheck();
    await search.getByRole("combobox").fill(business.locality);
    await search.getByRole("option").first().click();
    await expect(page).not.toHaveURL("/cookies");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.reload();
    await hydrated(page);
    for (const what of await stored(page)) found.add(what);
  }
  expect([...found].toSorted()).toEqual(list);
});
