import { expect, type Page } from "@playwright/test";

/**
 * Expects every list to be one in Safari too: outside a `nav` it ignores those whose items have no
 * marker, though an empty one will do, unless the role is written out.
 */
export async function expectLists(page: Page): Promise<void> {
  const ignored = await page.locator(":is(ul, ol):not(nav *, [role])").evaluateAll((lists) =>
    lists
      .filter((list) =>
        [...list.children].every((item) => {
          const { display, listStyleType } = getComputedStyle(item);
          return display !== "list-item" || listStyleType === "none";
        }),
      )
      .map((list) => list.outerHTML.slice(0, 140)),
  );
  expect(ignored).toEqual([]);
}
