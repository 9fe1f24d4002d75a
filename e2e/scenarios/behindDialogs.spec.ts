import { expect, test } from "@playwright/test";
import { visit } from "../support/hydrated.ts";

test("the page fills the window and stays where it is, with a dialog and without", async ({
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() =>
    document.querySelectorAll("main section")[3]!.scrollIntoView({ behavior: "instant" }),
  );
  const place = () =>
    page.evaluate(() => [
      window.innerWidth - document.body.offsetWidth,
      window.scrollY,
      document.documentElement.scrollHeight,
    ]);
  const before = await place();
  expect(before[0]).toBe(0);
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  expect(await place()).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
  expect(await place()).toEqual(before);
});
