/**
 * Takes the screenshots of the editor for the owner's guides, at a phone's size: `npm run build`,
 * `npm run serve`, then `npm run guides:pictures`. GitHub is a fake, as in the tests.
 */
import { chromium } from "@playwright/test";
import { mkdir } from "node:fs/promises";
import { basename } from "node:path";
import sharp from "sharp";
import { editor } from "../../app/content/singles.ts";
import { GitHost } from "../../e2e/support/gitHost.ts";
import { prepare, settle } from "../../e2e/visual/freeze.ts";
import { browserLaunch } from "../../e2e/support/browser.ts";

const port = process.env.PORT ?? "4173";
const folder = "docs/owner/pictures";
const host = new GitHost(editor.repository, editor.branch);
const first = (of: string) =>
  basename(
    host.files(editor.branch).find((file) => file.startsWith(`app/content/${of}/`))!,
  ).replace(/\.\w+$/, "");

/** The form each guide shows, and the field to start at. */
const shown: Record<string, { form: string; from?: string }> = {
  "add-a-project": { form: `projects/entries/${first("projects")}` },
  "your-photographs": { form: `projects/entries/${first("projects")}`, from: "images" },
  "write-a-post": { form: `blog/entries/${first("blog")}` },
  "change-the-hours": { form: "_singletons/entries/business", from: "phone" },
  "before-launch": { form: "_singletons/entries/business", from: "sample" },
  "answer-a-question": { form: "_singletons/entries/faq" },
  "change-a-price": { form: `costs/entries/${first("costs")}` },
};

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(await browserLaunch());
try {
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const take = async (guide: string) =>
    sharp(await page.screenshot())
      .webp({ quality: 75 })
      .toFile(`${folder}/${guide}.webp`);
  await host.serve(page);
  await prepare(page, false);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill("token-of-joiner");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByText("Projects").first().waitFor();
  await take("use-the-editor");
  for (const [guide, { form, from }] of Object.entries(shown)) {
    const fields = page.locator("[data-key-path]");
    // Through the list, as a user would: going straight from form to form can leave the next one
    // empty.
    await page.evaluate((hash) => (location.hash = hash), `#/collections/${form.split("/")[0]}`);
    await fields.first().waitFor({ state: "detached" });
    await page.evaluate((hash) => (location.hash = hash), `#/collections/${form}`);
    await fields.first().waitFor();
    if (from)
      await page
        .locator(`[data-key-path="${from}"]`)
        .first()
        .evaluate((element) => element.scrollIntoView());
    // Fields and pictures load as they near the viewport.
    await settle(page);
    await take(guide);
  }
} finally {
  await browser.close();
  host.remove();
}
