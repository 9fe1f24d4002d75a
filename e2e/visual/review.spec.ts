/** The review of pictures, opened as CI's artifact is: from a folder. */
import { mkdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test, type Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { compare, decode, encode } from "./compare.ts";
import { writeReport, type Finding } from "./report.ts";

const card = (x: number, colour: string) =>
  decode(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="300"><path fill="#fff" d="M0 0h390v300H0z"/><path fill="${colour}" d="M${x} 40h200v80H${x}z"/></svg>`,
    ),
  );

/** A shift by one pixel, another colour, something missing; one picture new, one gone. */
async function openReview(page: Page, folder: string): Promise<void> {
  const before = await card(40, "#173f73");
  const planted = {
    shift: await card(41, "#173f73"),
    colour: await card(40, "#173f74"),
    missing: await card(40, "#fff"),
  };
  mkdirSync(`${folder}/pictures`, { recursive: true });
  const findings: Finding[] = [];
  for (const [title, actual] of Object.entries(planted)) {
    const { pixels, share, box, mask } = compare(before, actual)!;
    const paths = { expected: before, actual, difference: mask };
    for (const [which, picture] of Object.entries(paths))
      writeFileSync(`${folder}/pictures/${title}.${which}.webp`, await encode(picture));
    findings.push({
      name: `Widgets/Card/${title}.phone`,
      group: "Widgets/Card",
      title,
      file: "stories/widgets/Card.stories.tsx",
      mode: "phone",
      state: "changed",
      width: 390,
      height: 300,
      expectedWidth: 390,
      expectedHeight: 300,
      pixels,
      share,
      box,
      expected: `pictures/${title}.expected.webp`,
      actual: `pictures/${title}.actual.webp`,
      difference: `pictures/${title}.difference.webp`,
    });
  }
  const ofPage = { group: "Pages", mode: "desktop", file: "/faq", width: 390, height: 300 };
  findings.push(
    {
      ...ofPage,
      name: "Pages/faq.desktop",
      title: "faq",
      state: "new",
      actual: "pictures/shift.actual.webp",
    },
    {
      ...ofPage,
      name: "Pages/old.desktop",
      title: "old",
      state: "gone",
      expected: "pictures/shift.expected.webp",
    },
    {
      ...ofPage,
      name: "Pages/town.desktop",
      title: "town",
      state: "failed",
      trouble: "the page answers 404",
    },
  );
  await writeReport(folder, findings, "7 pictures: 2 as before, 3 changed, 1 new, 1 gone");
  await page.goto(pathToFileURL(`${folder}/index.html`).href);
}

const buttons = (page: Page) =>
  page.getByRole("navigation", { name: "Pictures" }).getByRole("button");
const title = (page: Page) => page.locator("#title");

test.beforeEach(async ({ page }, { outputDir }) => openReview(page, `${outputDir}/visual-report`));

test("groups what changed and says where it is written", async ({ page }) => {
  await expect(page.getByText("7 pictures: 2 as before, 3 changed")).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("heading")).toContainText([
    "Pages",
    "Widgets/Card",
  ]);
  await buttons(page).filter({ hasText: "shift" }).click();
  await expect(title(page)).toHaveText("shift, phone");
  await expect(page.getByText("stories/widgets/Card.stories.tsx")).toBeVisible();
  await expect(page.getByText("160 pixels, 0.14 %")).toBeVisible();
  await expect(page.getByText("npm run visual:update -- Widgets/Card/shift.phone")).toBeVisible();
});

test("filters by mode and by size of change", async ({ page }) => {
  await page.getByLabel("Mode").selectOption("phone");
  await expect(buttons(page)).toHaveCount(3);
  await page.getByLabel("Size of change").selectOption("From 1 %");
  await expect(page.getByRole("status")).toHaveText("2 of 6");
  await page.getByLabel("Find").fill("missing");
  await expect(buttons(page)).toHaveText([/^missing/]);
});

test("goes through the pictures and the views by keyboard", async ({ page }) => {
  const first = await title(page).textContent();
  await page.keyboard.press("ArrowRight");
  await expect(title(page)).not.toHaveText(first!);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(title(page)).toHaveText("colour, phone");
  await expect(page.getByRole("img")).toHaveCount(2);
  await page.keyboard.press("2");
  await expect(page.getByRole("slider")).toBeVisible();
  await page.getByRole("slider").press("ArrowRight");
  await expect(title(page)).toHaveText("colour, phone");
  await page.keyboard.press("3");
  await expect(page.getByRole("img")).toHaveAttribute("alt", "expected: colour, phone");
  await page.keyboard.press("b");
  await expect(page.getByRole("img")).toHaveAttribute("alt", "actual: colour, phone");
  await page.keyboard.press("4");
  await expect(page.getByRole("img", { name: "What differs" })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("4 2");
  await expect(page.getByLabel("Find")).toHaveValue("4 2");
});

test("single keys can be switched off", async ({ page }) => {
  await page.getByText("Keys", { exact: true }).click();
  await page.getByLabel("Single keys answer").uncheck();
  const before = await title(page).textContent();
  await page.keyboard.press("ArrowRight");
  await expect(title(page)).toHaveText(before!);
});

test("says why a picture could not be taken", async ({ page }) => {
  await page.getByLabel("State").selectOption("Failed");
  await expect(page.getByText("It could not be taken: the page answers 404.")).toBeVisible();
});

test("the link to a picture opens it", async ({ page }) => {
  await buttons(page).filter({ hasText: "missing" }).click();
  await page.reload();
  await expect(title(page)).toHaveText("missing, phone");
});

test("has no accessibility finding in any view, wide or narrow", async ({ page }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await buttons(page).filter({ hasText: "shift" }).click();
    for (const key of ["1", "2", "3", "4"]) {
      await page.keyboard.press(key);
      expect(await axeFindings(page)).toEqual([]);
    }
  }
});
