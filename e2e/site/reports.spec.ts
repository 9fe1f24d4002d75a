/** The pages that a run writes about itself: for an auditor, and for whoever mends what failed. */
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import type { TestCase, TestResult } from "@playwright/test/reporter";
import AuditReporter from "../support/audit/auditReporter.ts";
import { causesOf } from "../support/audit/causes.ts";
import { auditPage, type Scenario } from "../support/audit/auditPage.ts";
import type { Look } from "../support/audit/auditRecord.ts";
import { causesPage } from "../support/audit/causesPage.ts";
import { showDifference } from "../../scripts/pictures/showDifference.ts";
import { tellFaults } from "../visual/failure.ts";
import { toMend } from "../support/audit/failWith.ts";
import PlainReporter from "../support/audit/plainReporter.ts";
import { sidewaysOverflow } from "../support/page/overflow.ts";

const faint = { rule: "color-contrast", message: "Too faint.", target: "#main-content > p" };
const look = (of: Partial<Look>): Look => ({
  engine: "axe-core 4",
  browser: "chromium 153",
  kind: "faq",
  url: "http://localhost/faq",
  state: "as it opens",
  width: 390,
  passed: ["image-alt", "html-has-lang"],
  inapplicable: [],
  failed: [],
  incomplete: [],
  ...of,
});
const looks = [
  look({ failed: [faint] }),
  look({ failed: [faint], width: 1440 }),
  look({
    failed: [{ ...faint, target: `.${"long".repeat(60)}` }],
    kind: "story",
    state: "Widgets/Toast/shown",
  }),
  look({ failed: [{ rule: "region", message: "Not in a landmark.", target: "p" }] }),
  look({ engine: "Equal Access 3", width: 1440, passed: ["img_alt_valid"] }),
];
const scenario = (of: Partial<Scenario>): Scenario => ({
  title: "faq.spec.ts › the questions",
  project: "phone",
  outcome: "expected",
  criteria: ["3.2.2"],
  failed: [],
  faults: [],
  ...of,
});
const scenarios = [
  scenario({}),
  // An engine found what failed it.
  scenario({ outcome: "unexpected", failed: ["1.4.3"] }),
  scenario({
    outcome: "unexpected",
    criteria: [],
    failed: ["2.4.7", "1.4.3"],
    faults: [
      {
        sentence: "“Faq, A”, 390, 1440 px wide: focus can't be seen (WCAG 2.4.7) on “A”",
        more: [],
      },
    ],
  }),
  scenario({ outcome: "skipped", criteria: ["3.2.3"] }),
  scenario({
    title: "notFound.spec.ts › 404",
    outcome: "unexpected",
    criteria: [],
    faults: [{ sentence: "This does not hold: “404”.", more: [] }],
  }),
];
const showAudit = (page: Page) =>
  page.setContent(auditPage(looks, scenarios, { at: new Date(), commit: "1a2b3c", pageCount: 9 }));
const rowsOf = (page: Page, caption: string) =>
  page.getByRole("table", { name: caption }).locator("tbody tr");

test("a barrier is one row of the auditor's page, with each place where it was seen", async ({
  page,
}) => {
  await showAudit(page);
  const rows = rowsOf(page, "Rules that failed, or are left open");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("/faq, as it opens, 390 and 1440 px wide");
  await expect(rows.first()).toContainText("Widgets/Toast/shown, 390 px wide");
  await expect(rows.last()).toContainText("best practice, no criterion");
});

test("what a test found besides stands with its own criterion and width", async ({ page }) => {
  await showAudit(page);
  const row = rowsOf(page, "What tests found besides");
  await expect(row).toHaveCount(1);
  await expect(row.locator("td")).toHaveText([
    "focus can't be seen (WCAG 2.4.7) on “A”",
    "2.4.7",
    "faq.spec.ts › the questions, 390, 1440 px wide",
  ]);
});

test("a criterion fails for what was tried of it alone", async ({ page }) => {
  await showAudit(page);
  const failedOf = (criterion: string) =>
    rowsOf(page, "The 55 success criteria")
      .filter({ hasText: criterion })
      .locator('[data-column="Failed"]');
  await expect(failedOf("1.4.3 Contrast")).toContainText("color-contrast");
  await expect(failedOf("1.4.3 Contrast").locator("div > div")).toHaveText([
    "color-contrast",
    "faq.spec.ts › the questions",
  ]);
  await expect(failedOf("3.2.2 On input")).toHaveCount(0);
  await expect(failedOf("3.2.3 Consistent navigation")).toHaveCount(0);
});

test("above the criteria stands which failed tests carry none", async ({ page }) => {
  await showAudit(page);
  await expect(page.getByText("1 failed test carries no criterion")).toHaveText(
    "1 failed test carries no criterion: notFound.spec.ts › 404.",
  );
});

/** Ends a test of this file with these errors, for the reporters. */
const ended = (of: { title: string; tags: string[]; project: string }, messages: string[]) => {
  const project = () => ({ name: of.project, use: {} });
  const titlePath = () => ["", of.project, "it.spec.ts", of.title];
  const location = { file: "it.spec.ts" };
  return [
    { ...of, outcome: () => "unexpected", parent: { project }, titlePath, location },
    { errors: messages.map((message) => ({ message })), steps: [], attachments: [] },
  ] as unknown as [TestCase, TestResult];
};

test("a part without its name fails the criterion of names, whatever its test is about", async ({
  page,
}) => {
  const [failed, result] = ended({ title: "it stops", tags: ["@wcag-2.2.2"], project: "motion" }, [
    `Error: expect(locator).toHaveAttribute(expected) failed\n\nLocator: getByRole('button')\nExpected: "true"\nReceived: "false"`,
  ]);
  result.errors[0]!.snippet = `> 1 | await expect(it).toHaveAttribute("aria-expanded", "true");`;
  const folder = test.info().outputPath();
  const reporter = new AuditReporter({ folder });
  new PlainReporter({ folder }).onTestEnd(failed, result);
  reporter.onTestEnd(failed, {
    ...result,
    attachments: [{ name: "audit", contentType: "", body: Buffer.from(JSON.stringify(looks[0])) }],
  });
  reporter.onEnd();
  await page.setContent(readFileSync(`${folder}/index.html`, "utf8"));
  for (const criterion of ["4.1.2 Name", "2.2.2 Pause"])
    await expect(
      rowsOf(page, "The 55 success criteria")
        .filter({ hasText: criterion })
        .locator('[data-column="Failed"]'),
    ).toContainText("it.spec.ts › it stops");
});

test("of each look the rules are named that failed, passed, or did not apply", async ({ page }) => {
  await showAudit(page);
  const [kind] = await page.locator("body > main > details").all();
  await kind!.locator("> summary").click();
  const looksAt = kind!.locator("> details");
  const first = looksAt.first();
  await expect(first).not.toHaveAttribute("open");
  await first.locator("summary").click();
  await expect(first).toHaveText(
    /^\/faq, as it opens, 390 px, axe-core 4: 1 failed, 0 incomplete, 2 passed, 0 not applicable1 failed\s*color-contrast2 passed\s*html-has-lang, image-alt$/,
  );
  await expect(looksAt.last()).toContainText(
    "Equal Access 3: 0 failed, 0 incomplete, 1 passed, not applicable: this engine does not say",
  );
});

test("a picture's command comes after what else fails on its page", () => {
  const reporter = new PlainReporter({ folder: "nowhere" });
  /** Lets a test fail with these lines, as `failWith` would. */
  const fail = (title: string, lines: string[]) => {
    const error = { message: lines.join("\n"), stack: lines.join("\n") };
    const opened = { title: "Navigate", subtitle: "/faq", steps: [] };
    const project = () => ({ name: "visual", use: {} });
    reporter.onTestEnd(
      {
        title,
        tags: [],
        outcome: () => "unexpected",
        parent: { project },
        location: { file: "" },
      } as unknown as TestCase,
      { errors: [error], steps: [opened], attachments: [] } as unknown as TestResult,
    );
    return error;
  };
  const subject = { called: "page “/faq”", seenAt: "there", accept: "npm run accept" };
  const refused = [{ called: "page “/faq” on a phone", on: "on a phone", pictures: [] }];
  const accept = tellFaults({ refused, barriers: [] }, subject).find(({ length }) => length > 0);
  const picture = fail("Pages/faq.phone", accept!);
  fail(
    "faq: no engine",
    toMend(["/faq, 390 px wide: Too faint. [axe-core, color-contrast, WCAG 1.4.3]"]),
  );
  reporter.onEnd();
  // Long lines are broken by now.
  expect(picture.stack.replaceAll(/\s+/g, " ")).toMatch(
    /Accept if it is meant.* The same page also fails “faq: no engine”, which no command accepts: Too faint\..*npm run accept/,
  );
});

test("a cause shows the place of its change before and after, beside each other", async ({
  page,
}) => {
  const shapes = { before1: 1.5, after1: 1.5 };
  const causes = causesOf([
    {
      id: "1",
      title: "Widgets/It/one",
      project: "visual",
      file: "",
      mend: [],
      changed: [
        {
          kind: "gone",
          what: "Gone",
          where: "9 × 9 px",
          on: "on a phone",
          parts: [],
          drawing: { name: "“It” on a phone", place: 1 },
          following: 0,
        },
      ],
      isAcceptable: true,
      drawings: [{ name: "“It” on a phone", file: "data/a.svg", shapes }],
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
    expect(before!.box.width / before!.box.height).toBeCloseTo(shapes.before1);
    // Each is another panel of the same drawing.
    expect(before!.shot.equals(now!.shot)).toBe(false);
  }
});

test("each is as wide as its window", async ({ page }) => {
  const [sentence, more] = [`/faq, 390 px wide: ${"long".repeat(60)}`, []];
  const of = { id: "1", title: "faq", project: "phone", file: "e2e/a11y/kinds.spec.ts" };
  const causes = causesOf([{ ...of, mend: [{ sentence, more }], changed: [], isAcceptable: true }]);
  for (const html of [
    auditPage(looks, scenarios, { at: new Date(), commit: "1a2b3c", pageCount: 9 }),
    causesPage(causes),
  ])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.setContent(html);
      await page.locator("details").evaluateAll((all) => {
        for (const details of all as HTMLDetailsElement[]) details.open = true;
      });
      expect(await sidewaysOverflow(page)).toEqual([]);
    }
});
