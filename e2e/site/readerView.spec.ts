import { expect, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getContent } from "../../app/content/content.server.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { beforeAfterProject, galleryProject } from "../support/firm/examples.ts";

/** What Firefox's reader view shows of a page. */
const readability = readFileSync(
  fileURLToPath(import.meta.resolve("@mozilla/readability/Readability.js")),
  "utf8",
);
const readerView = `${readability};new Readability(document.cloneNode(true)).parse().content`;

const paths = new Set(onePerKind.map(({ path }) => path));
for (const { entry } of [beforeAfterProject, galleryProject])
  if (entry) paths.add(`/projects/${entry.slug}`);

test("a reader view keeps a page's opening words and its pictures", async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    const header = page.getByRole("main").locator(":has(> h1)");
    const lead = await header.locator("p").first().textContent();
    const pictures = await header
      .locator("img")
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt));
    const project = getContent().projects.find(({ slug }) => path === `/projects/${slug}`);
    const shown = await page.evaluate<string>(readerView);
    await page.setContent(shown);
    await expect.soft(page.locator("body"), path).toContainText(lead!);
    for (const alt of [...pictures, ...(project?.images ?? []).map((image) => image.alt)])
      await expect.soft(page.getByAltText(alt, { exact: true }).first(), path).toBeAttached();
  }
});
