import type { Page } from "@playwright/test";

/** Waits until nothing is left in the history of a dialog just closed: a Back in that moment is its own. */
export async function leftDialog(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { isDialog?: true } | null)?.isDialog);
}
