import { expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getContent } from "../../../app/content/content.server.ts";
import { getPage } from "../../../app/seo/pages.server.ts";

const source = (url: string) => readFileSync(fileURLToPath(url), "utf8");
/** Whether Firefox offers its reader view of a page, and what that shows. */
const isOffered = `${source(import.meta.resolve("@mozilla/readability/Readability-readerable.js"))};isProbablyReaderable(document)`;
const readerView = `${source(import.meta.resolve("@mozilla/readability/Readability.js"))};new Readability(document.cloneNode(true)).parse().content`;

const { guides, posts, projects, services, serviceTowns } = getContent();
const texts = new Map(
  [guides, posts, projects, services, serviceTowns].flat().map(({ file, body }) => [file, body]),
);
/** Whether a page has running text enough for a reader view to be worth while. */
function isLong(path: string): boolean {
  const paragraphs = texts.get(getPage(path).file ?? "")?.split("\n\n") ?? [];
  return paragraphs.filter(({ length }) => length >= 300).length >= 2;
}

/**
 * Expects a reader view to be offered of a page that has text enough, and any to keep its opening words and its
 * pictures.
 */
export async function expectReaderViewKeepsAll(page: Page, path: string): Promise<void> {
  if (!(await page.evaluate<boolean>(isOffered))) {
    // Of a list, which has little text, there is none.
    expect(isLong(path), `${path} has text enough, and no reader view is offered`).toBe(false);
    return;
  }
  const header = page.getByRole("main").locator(":has(> h1)");
  const lead = await header.locator("p").first().textContent();
  const pictures = await header
    .locator("img")
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt));
  const project = projects.find(({ slug }) => path === `/projects/${slug}`);
  const shown = await page.evaluate<string>(readerView);
  // A page that no script of the site draws in.
  const view = await page.context().browser()!.newPage();
  await view.setContent(shown);
  await expect.soft(view.locator("body"), path).toContainText(lead!);
  for (const alt of [...pictures, ...(project?.images ?? []).map((image) => image.alt)])
    await expect.soft(view.getByAltText(alt, { exact: true }).first(), path).toBeAttached();
  await view.close();
}
