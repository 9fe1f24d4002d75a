/** The page on which a run lists its failures by cause, with what changed before and after. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { causesOf } from "./causes.ts";
import { causesPage } from "./causesPage.ts";
import { sidewaysOverflow } from "../page/overflow.ts";
import { showDifference } from "../../../scripts/pictures/showDifference.ts";

test("a cause shows the place of its change before and after, beside each other", async ({
  page,
}) => {
  const shapes = { before: 1.5, after: 1.5 };
  const causes = causesOf([
    {
      id: "1",
      title: "Widgets/It/one",
      project: "visual",
      file: "",
      findings: [],
      changed: [
        {
          kind: "gone",
          area: "at the top",
          size: { width: 9, height: 9 },
          grown: 0,
          shifts: false,
          isSpace: false,
          on: "on a phone",
          parts: [],
          drawing: { name: "“It” on a phone", place: 1, shapes },
          following: 0,
        },
      ],
      isAcceptable: true,
      drawings: [{ name: "“It” on a phone", file: "data/a.svg" }],
    },
  ]);
  const plain = (shade: number) => ({
    data: Buffer.alloc(200 * 200 * 4, shade),
    width: 200,
    height: 200,
  });
  const after = plain(255);
  after.data.fill(Buffer.from([0, 0, 0, 255]), 200 * 100 * 4, 200 * 110 * 4);
  const { picture } = await showDifference(plain(255), after);
  await page.route("http://report/**", (route) =>
    route.request().url().endsWith("/")
      ? route.fulfill({ contentType: "text/html", body: causesPage(causes) })
      : route.fulfill({ contentType: "image/svg+xml", body: picture }),
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("http://report/");
    const pictures = page.locator("figure img");
    await expect(pictures).toHaveCount(2);
    const [before, now] = await Promise.all(
      (await pictures.all()).map(async (one) => ({
        box: (await one.boundingBox())!,
        shot: await one.screenshot(),
      })),
    );
    expect(before!.box.y).toBe(now!.box.y);
    // No gap below it.
    expect(before!.box.width / before!.box.height).toBeCloseTo(shapes.before);
    // Each is another panel of the same drawing.
    expect(before!.shot.equals(now!.shot)).toBe(false);
  }
});

test("it is as wide as its window, whatever it names", async ({ page }) => {
  const finding = { what: "long".repeat(60), place: "/faq", widths: [390] };
  const of = { id: "1", title: "faq", project: "phone", file: "e2e/a11y/kinds.spec.ts" };
  const causes = causesOf([{ ...of, findings: [finding], changed: [], isAcceptable: true }]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.setContent(causesPage(causes));
    await page.locator("details").evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true;
    });
    expect(await sidewaysOverflow(page)).toEqual([]);
  }
});

test("an assertion that fails is listed with its page, its width and what Playwright says of it", () => {
  mkdirSync("reports", { recursive: true });
  const folder = mkdtempSync(resolve("reports/failing-"));
  const { baseURL, launchOptions } = test.info().project.use;
  const reporter = resolve(import.meta.dirname, "failureReporter.ts");
  const config = {
    reporter: [[reporter, { folder }]],
    // Git ignores the folder.
    respectGitIgnore: false,
    use: { baseURL, launchOptions, viewport: { width: 390, height: 844 } },
  };
  writeFileSync(`${folder}/playwright.config.ts`, `export default ${JSON.stringify(config)};`);
  writeFileSync(
    `${folder}/it.spec.ts`,
    `import { expect, test } from "@playwright/test";
test("it is heard", async ({ page }) => {
  await page.goto("/faq");
  await expect(page.getByRole("status", { name: "None" })).toBeVisible({ timeout: 1 });
});`,
  );
  const playwright = resolve("node_modules/@playwright/test/cli.js");
  const { stdout } = spawnSync(process.execPath, [playwright, "test"], {
    cwd: folder,
    encoding: "utf8",
    // Without what tells that it runs within a test.
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  const words = stdout.replaceAll(/\s+/g, " ");
  expect(words).toContain("What failed, by cause: 1 cause, 1 test");
  expect(words).toContain("On /faq, 390 px wide, this does not hold: “it is heard”");
  expect(words).toContain("Locator: getByRole('status', { name: 'None' })");
  expect(words).not.toContain("Call log");
  rmSync(folder, { recursive: true });
});
