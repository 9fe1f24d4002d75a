import { expect, test, type Locator, type Page } from "@playwright/test";
import { dialogNamed, dialogs } from "../support/page/dialogs.ts";
import { failWithFindings } from "../support/audit/failTest.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { indexTabStops } from "../support/page/indexTabStops.ts";
import { onlyNarrow, tags } from "../support/browser/screen.ts";

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

/** Fails with the first stop at which a key leads elsewhere than it should. */
async function expectStops(found: string[], wanted: string[], how: { key: string; where: string }) {
  const at = wanted.findIndex((stop, index) => found[index] !== stop);
  if (at < 0) return;
  const { key, where } = how;
  // Both ways round end where they began.
  const from = wanted.at(at - 1);
  const isStuck = found[at] === undefined || found[at] === from;
  await failWithFindings([
    {
      place: where,
      what: `the key ${key} does not lead round its controls, so a visitor without a mouse can't use them all`,
      more: [
        `Expected: ${key} from ${from} leads to ${wanted[at]}.`,
        `Found: ${isStuck ? "focus stays where it is" : `it leads to ${found[at]}`}.`,
        `Expected round: ${wanted.join(", ")}`,
        `Found round: ${found.join(", ") || "none"}`,
      ],
      criteria: ["2.1.1", "2.1.2", "2.4.3"],
    },
  ]);
}

for (const { name, path, opener, last } of dialogs)
  test(
    `Tab goes round every stop in it, and back: ${name}`,
    tags(onlyNarrow, "@wcag-2.1.1", "@wcag-2.1.2", "@wcag-2.4.3", "@wcag-4.1.2"),
    async ({ page }) => {
      await visit(page, path);
      await opener(page).press("Enter");
      await expect(dialogNamed(page, name).locator(":focus")).toBeAttached();
      if (last) await expect(last(page)).toBeVisible();
      const { count } = await indexTabStops(page, "dialog[open]");
      const stops = await Promise.all(
        (await page.locator("dialog[open] [data-stop]").all()).map(nameOf),
      );
      expect(count).toBeGreaterThan(1);
      expect(stops).not.toContain("a stop without a name");
      const start = stops.indexOf(await nameOf(page.locator(":focus"))) + 1;
      const round = [...stops.slice(start), ...stops.slice(0, start)];
      const where = `${path}, ${page.viewportSize()!.width} px wide, in the dialog “${name}”`;
      await expectStops(await walk(page, "Tab", count), round, { key: "Tab", where });
      // Back from the last, and round to it.
      const back = [...round.slice(0, -1).toReversed(), ...round.slice(-1)];
      await expectStops(await walk(page, "Shift+Tab", count), back, { key: "Shift+Tab", where });
    },
  );
