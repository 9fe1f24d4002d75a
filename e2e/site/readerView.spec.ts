import { expect, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getContent } from "../../app/content/content.server.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { beforeAfterProject, galleryProject } from "../support/firm/examples.ts";

const source = (url: string) => readFileSync(fileURLToPath(url), "utf8");
/** Whether Firefox offers its reader view of a page, and what that shows. */
const isOffered = `${source(import.meta.resolve("@mozilla/readability/Readability-readerable.js"))};isProbablyReaderable(document)`;
const readerView = `${source(import.meta.resolve("@mozilla/readability/Readability.js"))};new Readability(document.cloneNode(true)).parse().content`;

const paths = new Set(onePerKind.map(({ path }) => path));
for (const { entry } of [beforeAfterProject, galleryProject])
  if (entry) paths.add(`/projects/${entry.slug}`);

const { guides, posts, projects, services, serviceTowns } = getContent();
const texts = new Map(
  [guides, posts, projects, services, serviceTowns].flat().map(({ file, body }) => [file, body]),
);
/** Whether a page has running text enough for a reader view to be worth while. */
function isLong(path: string): boolean {
  const paragraphs = texts.get(getPage(path).file ?? "")?.split("\n\n") ?? [];
  return paragraphs.filter(({ length }) => length >= 300).length >= 2;
}

test("a reader view keeps a page's opening words and its pictures", async ({ page, context }) => {
  // A page that no script of the site draws in.
  const view = await context.newPage();
  const read: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    // Not of lists, which have little text.
    if (!(await page.evaluate<boolean>(isOffered))) continue;
    read.push(path);
    const header = page.getByRole("main").locator(":has(> h1)");
    const lead = await header.locator("p").first().textContent();
    const pictures = await header
      .locator("img")
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt));
    const project = getContent().projects.find(({ slug }) => path === `/projects/${slug}`);
    const shown = await page.evaluate<string>(readerView);
    await view.setContent(shown);
    await expect.soft(view.locator("body"), path).toContainText(lead!);
    for (const alt of [...pictures, ...(project?.images ?? []).map((image) => image.alt)])
      await expect.soft(view.getByAltText(alt, { exact: true }).first(), path).toBeAttached();
  }
  const kinds = new Set(
    onePerKind.filter(({ path }) => read.includes(path)).map(({ kind }) => kind),
  );
  const long = onePerKind.filter(({ path }) => isLong(path)).map(({ kind }) => kind);
  test.skip(long.length === 0, "No entry has two paragraphs of 300 letters.");
  expect([...kinds]).toEqual(expect.arrayContaining(long));
});
