import { expect, test } from "@playwright/test";
import { faq } from "../../app/content/singletons.ts";
import { anchor } from "../../app/lib/anchor.ts";
import { openContents } from "../support/contents.ts";

const group = faq.at(-1)!;
const { question } = group.questions[0]!;

test("an address with a question's name opens its answer", async ({ page }) => {
  await page.goto(`/faq#${anchor(question)}`);
  const answer = page.locator(`#${anchor(question)}`);
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
  await expect(page.getByRole("heading", { name: question })).toBeInViewport();
});

test("the contents lead to a group of questions and move focus there", async ({ page }) => {
  await page.goto("/faq");
  const contents = await openContents(page);
  await contents.getByRole("link", { name: group.title }).click();
  await expect(page.getByRole("heading", { name: group.title })).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`#${anchor(group.title)}$`));
});

test("on paper the menus are gone, answers are open and links can be typed", async ({ page }) => {
  await page.goto("/faq");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  await expect(page.locator(`#${anchor(question)}`)).toBeVisible();
  const outward = page.locator('main a[href^="https://"]').first();
  const added = await outward.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(added).toContain("https://");
});
