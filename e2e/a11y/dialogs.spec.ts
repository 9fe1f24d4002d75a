import { expect, test, type Locator, type Page } from "@playwright/test";
import { dialogNamed, dialogs } from "../support/page/dialogs.ts";
import { visit } from "../../scripts/lib/openPage.ts";
import { indexTabStops } from "../support/page/indexTabStops.ts";
import { onlyNarrow } from "../support/browser/screen.ts";

/** Role and name, such as `button "Close menu"`. */
const nameOf = async (stop: Locator) =>
  /^- (\S+ ".+?")/.exec(await stop.ariaSnapshot())?.[1] ?? "a stop without a name";

/** Presses a key until it has come to so many stops, and returns their names. */
async function walk(page: Page, key: string, count: number) {
  const names: string[] = [];
  // Between the last stop and the first, focus is in the browser's own controls or on the dialog.
  for (let presses = 0; presses < count + 2 && names.length < count; presses++) {
    await page.keyboard.press(key);
    const focused = page.locator(":focus:not(dialog)");
    if ((await focused.count()) > 0) names.push(await nameOf(focused));
  }
  return names;
}

for (const { name, path, opener } of dialogs)
  test(
    `Tab goes round every stop in it, and back: ${name}`,
    { tag: ["@wcag-2.1.1", "@wcag-2.1.2", "@wcag-2.4.3", "@wcag-4.1.2", String(onlyNarrow.tag)] },
    async ({ page }) => {
      await visit(page, path);
      await opener(page).press("Enter");
      await expect(dialogNamed(page, name).locator(":focus")).toBeAttached();
      const { count } = await indexTabStops(page, "dialog[open]");
      const stops = await Promise.all(
        (await page.locator("dialog[open] [data-stop]").all()).map(nameOf),
      );
      expect(count).toBeGreaterThan(1);
      expect(stops).not.toContain("a stop without a name");
      const start = stops.indexOf(await nameOf(page.locator(":focus"))) + 1;
      const round = [...stops.slice(start), ...stops.slice(0, start)];
      expect(await walk(page, "Tab", count)).toEqual(round);
      // Back from the last, and round to it.
      const back = [...round.slice(0, -1).toReversed(), ...round.slice(-1)];
      expect(await walk(page, "Shift+Tab", count)).toEqual(back);
    },
  );
