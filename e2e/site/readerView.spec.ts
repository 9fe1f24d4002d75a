import { test } from "@playwright/test";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { beforeAfterProject, galleryProject } from "../support/firm/examples.ts";
import { expectReaderViewKeepsAll } from "../support/page/readerView.ts";

// A page of each kind is tried in a11y/kinds.spec.ts.
const paths = [beforeAfterProject, galleryProject]
  .flatMap(({ entry }) => (entry ? [`/projects/${entry.slug}`] : []))
  .filter((path) => onePerKind.every((page) => page.path !== path));

for (const path of new Set(paths))
  test(`a reader view keeps the opening words and the pictures of ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectReaderViewKeepsAll(page, path);
  });
