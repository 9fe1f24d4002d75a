import { expect, test, type Locator, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import type { Tool } from "../../app/content/entries.server.ts";
import { pagesOfTool } from "../../app/content/schema/tools.ts";
import { axeFindings } from "../support/audit/axe.ts";
import { failWithFindings } from "../support/audit/failTest.ts";
import { hold, openWithStalledScripts } from "../support/browser/hold.ts";
import { hydrated, visit } from "../../scripts/lib/visit.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import { onlyFull, onlyNarrow, onlyWide, tags } from "../support/browser/screen.ts";

const { tools, business, towns } = getContent();
const pagesWithQuestions = tools.filter(({ kind }) => kind === "permission").flatMap(pagesOfTool);

const isLeast = ({ needs }: { needs: string }) => needs === "prior approval";

/** The first page with such a tool, and the tool's section. */
function shown(wanted: Tool["kind"]) {
  const tool = tools.find(({ kind }) => kind === wanted);
  const { slug, ...rest } = orSkip({
    entry: tool,
    none: `The firm has no tool of kind ${wanted}.`,
  });
  return { path: pagesOfTool(rest)[0]!, band: (page: Page) => page.locator(`#${slug}`) };
}

/**
 * Chooses the first way where a choice between two comes before the questions.
 * @returns the index of the question that is asked
 */
async function pastChoice(band: Locator): Promise<number> {
  const ways = band.locator("[data-way]");
  if ((await ways.count()) === 0) return 0;
  await ways.first().check();
  return 1;
}

/** The answers of a question that have a verdict. */
const answersOf = (question: Locator) => question.locator("div").getByRole("radio");
const noneOf = (question: Locator) => question.locator(".none").getByRole("radio");

test("the stair calculator works by keyboard", onlyWide, async ({ page }) => {
  const stairs = shown("stairs");
  await visit(page, stairs.path);
  const band = stairs.band(page);
  const type = async (size: string) => {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(size);
  };
  await band.getByRole("textbox", { name: /Floor to floor/ }).focus();
  await type("2600");
  await page.keyboard.press("Tab");
  await type("2676");
  // The shortest possible with thirteen risers.
  await expect(band.getByRole("status")).toContainText(
    "13 risers of 200 mm and 12 goings of 223 mm",
  );
  await expect(band.getByRole("status")).toContainText("It passes.");
  await type("2600");
  // Not while it is being typed.
  await expect(band.getByRole("status")).toContainText("It passes.");
  await page.keyboard.press("Shift+Tab");
  await expect(band.getByRole("status")).toContainText("2,651 mm long");
  await expect(band.getByRole("row", { name: /^Pitch/ })).toContainText("No");
  const field = band.getByRole("textbox", { name: /Length/ });
  await field.click();
  await field.hover();
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await expect(field).toHaveValue("2600");
});

test(
  "sizes are read as people write them, faults wait until a field is left",
  { tag: ["@wcag-3.3.1", "@wcag-3.3.3"] },
  async ({ page }) => {
    const stairs = shown("stairs");
    await visit(page, stairs.path);
    const band = stairs.band(page);
    const status = band.getByRole("status");
    const length = band.getByRole("textbox", { name: /Length/ });
    // Twelve goings of 225 mm, and of 229.2.
    const { min, max } = tools.find((one) => one.kind === "stairs")!.run;
    const limits = `${min.toLocaleString("en-GB")} to ${max.toLocaleString("en-GB")} mm`;
    const lengths = { "2,700": "2,700", "2 700mm": "2,700", "2.75 m": "2,750", "275 cm": "2,750" };
    for (const [written, read] of Object.entries(lengths)) {
      await length.fill(written);
      await expect(status, written).toContainText(
        `goings of ${read === "2,700" ? "225" : "229.2"} mm`,
      );
      await expect(status, written).toContainText(`${read} mm long`);
    }
    await length.fill("900 m");
    await expect(status).toContainText("2,750 mm long");
    await expect(length).not.toHaveAttribute("aria-invalid");
    await expect(length).toHaveAccessibleDescription(limits);
    await page.keyboard.press("Tab");
    await expect(length).toHaveAttribute("aria-invalid", "true");
    await expect(length).toHaveAccessibleDescription(`Has to be ${limits}`);
    await expect(status).toContainText(limits);
    await length.fill("2.7 m");
    await expect(length).not.toHaveAttribute("aria-invalid");
  },
);

test("input typed before a calculator's script has loaded is kept", onlyWide, async ({ page }) => {
  const stairs = shown("stairs");
  const release = await openWithStalledScripts(page, stairs.path);
  const field = stairs.band(page).getByRole("textbox", { name: /Length/ });
  await field.fill("2400");
  release();
  await hydrated(page);
  await expect(stairs.band(page).getByRole("status")).toContainText("It doesn't fit");
  await expect(field).toHaveValue("2400");
});

test(
  "a field left before a calculator's script has loaded is marked",
  onlyWide,
  async ({ page }) => {
    const stairs = shown("stairs");
    const release = await openWithStalledScripts(page, stairs.path);
    const band = stairs.band(page);
    const [height, length] = [/Floor to floor/, /Length/].map((name) =>
      band.getByRole("textbox", { name }),
    ) as [Locator, Locator];
    await length.fill("900 m");
    // The one with the focus waits until it is left, too.
    await height.fill("1");
    release();
    await hydrated(page);
    await expect(length).toHaveAttribute("aria-invalid", "true");
    await expect(length).toHaveAccessibleDescription(/^Has to be /);
    await expect(height).not.toHaveAttribute("aria-invalid");
    await height.blur();
    await expect(height).toHaveAttribute("aria-invalid", "true");
  },
);

test("a tool whose script is late stays when a menu closes", onlyNarrow, async ({ page }) => {
  const stairs = shown("stairs");
  await hold(page, "/assets/StairCalculator*.js");
  await visit(page, stairs.path);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
  await expect(stairs.band(page).getByRole("textbox").first()).toBeVisible();
});

test("an alcove's sizes go into the message, none goes unsaid", onlyNarrow, async ({ page }) => {
  const storage = shown("storage");
  await visit(page, storage.path);
  const band = storage.band(page);
  const width = band.getByRole("textbox", { name: /Width/ });
  await width.fill("");
  await width.blur();
  await expect(band.getByRole("status")).toContainText("One of the sizes is missing");
  await width.fill("900");
  await expect(band.getByRole("status")).toContainText("2 bays of 423 mm");
  const href = await band.getByRole("link", { name: /WhatsApp/ }).getAttribute("href");
  expect(href).toContain(`wa.me/${business.phone.e164.slice(1)}`);
  expect(decodeURIComponent(href!)).toContain("an alcove 900 mm wide, 2,400 mm high");
});

// As they load, e2e/a11y/routes.spec.ts audits these pages.
for (const [index, path] of pagesWithQuestions.entries())
  test(
    `${path}: questions by keyboard, axe`,
    tags(index ? onlyFull : onlyWide, "@wcag-3.2.2"),
    async ({ page }) => {
      await visit(page, path);
      const band = page.getByRole("main").locator("section", { has: page.getByRole("radio") });
      const questions = band.getByRole("group", { name: /^Question/ });
      await expect(questions).toHaveCount(1);
      const asked = await pastChoice(band);
      await expect(questions).toHaveCount(asked + 1);
      const last = answersOf(questions.nth(asked)).last();
      await last.press("Space");
      const verdicts = band.locator("fieldset p").filter({ visible: true });
      await expect(verdicts).toHaveCount(1);
      await expect(questions).toHaveCount(asked + 1);
      const why = band.getByText("Why", { exact: true }).filter({ visible: true });
      await why.click();
      await expect(why.locator("xpath=..").locator("small")).toBeVisible();
      // On to the one that asks on, which stands below the others or before them all.
      await last.press("ArrowDown");
      await expect(questions).toHaveCount(asked + 2);
      await expect(verdicts).toHaveCount(0);
      for (let at = asked + 1; await questions.nth(at).isVisible(); at++)
        await noneOf(questions.nth(at)).check();
      await expect(band.getByRole("status")).toContainText(/lawful development certificate/);
      const { name, url } = towns[0]?.planningAuthority ?? {};
      if (url) await expect(band.getByRole("link", { name })).toHaveAttribute("href", url);
      await failWithFindings(await axeFindings(page, "questions answered"));
    },
  );

test(
  "a verdict is spoken once, when the choice is made, and a page's contents lead to the questions",
  tags(onlyWide, "@wcag-4.1.3"),
  async ({ page }) => {
    await page.clock.install();
    const permission = shown("permission");
    await visit(page, permission.path);
    const band = permission.band(page);
    const id = await band.getAttribute("id");
    await expect(page.locator(`#on-this-page a[href="#${id}"]`)).toHaveCount(1);
    const status = band.getByRole("status");
    await expect(status).toHaveCount(1);
    const questions = band.getByRole("group", { name: /^Question/ });
    const asked = await pastChoice(band);
    const question = questions.nth(asked);
    await page.clock.pauseAt(Date.now() + 60_000);
    await answersOf(question).last().press("Space");
    await page.clock.runFor(900);
    // On the way to another answer.
    await page.keyboard.press("ArrowUp");
    await page.clock.runFor(900);
    const verdict = band.locator("fieldset p strong").filter({ visible: true });
    const words = (await verdict.innerText()).trim();
    await expect(status).not.toContainText(words);
    await page.clock.runFor(200);
    await expect(status).toContainText(words);
    // At once when the group is left.
    await noneOf(question).press("Space");
    const next = questions.nth(asked + 1);
    await next.getByRole("radio").first().focus();
    await expect(status).toContainText(/^Question \d of \d/);
  },
);

test("an answer that asks on is the least that is needed", onlyWide, async ({ page }) => {
  const asksOn = tools
    .flatMap((tool) => (tool.kind === "permission" ? tool.jobs : []))
    .find(({ first }) => first?.ways.some(({ leadsTo }) => leadsTo.answers.some(isLeast)));
  const { pages, first } = orSkip({ entry: asksOn, none: "No question is asked before others." });
  await visit(page, pages[0]!);
  const band = page.getByRole("main").locator("section", { has: page.getByRole("radio") });
  const questions = band.getByRole("group", { name: /^Question/ });
  const [way, otherWay] = first!.ways;
  const { when } = way!.leadsTo.answers.find(isLeast)!;
  await band.getByRole("radio", { name: way!.when }).check();
  await expect(questions).toHaveCount(2);
  await band.getByRole("radio", { name: when }).check();
  await expect(questions).toHaveCount(3);
  // The other way's question has not been answered, and comes in the same place.
  await band.getByRole("radio", { name: otherWay!.when }).check();
  await expect(questions).toHaveCount(2);
  await expect(band.getByRole("group", { name: otherWay!.leadsTo.ask })).toBeVisible();
  await expect(band.getByRole("group", { name: way!.leadsTo.ask })).toBeHidden();
  await band.getByRole("radio", { name: way!.when }).check();
  await expect(questions).toHaveCount(3);
  for (let at = 2; await questions.nth(at).isVisible(); at++)
    await questions.nth(at).getByRole("radio", { name: "None of these" }).check();
  await expect(band.getByText("prior approval before you start").last()).toBeVisible();
  await expect(band.getByText("Otherwise:")).toBeHidden();
});

test("an answer by touch brings the next question into view", onlyNarrow, async ({ page }) => {
  const permission = shown("permission");
  await visit(page, permission.path);
  const groups = permission.band(page).getByRole("group", { name: /^Question/ });
  const none = groups.first().getByRole("radio").last();
  await none.evaluate((radio) => radio.scrollIntoView({ block: "end" }));
  await none.tap();
  await expect(groups.nth(1).locator("legend")).toBeInViewport({ ratio: 1 });
  await expect(groups.nth(1).getByRole("radio").first()).toBeInViewport({ ratio: 1 });
  await expect(none).toBeFocused();
});

test(
  "the verdict of an answer by touch stays in view, whatever comes below it",
  onlyNarrow,
  async ({ page }) => {
    const permission = shown("permission");
    await visit(page, permission.path);
    const band = permission.band(page);
    const questions = band.getByRole("group", { name: /^Question/ });
    const asked = await pastChoice(band);
    const answer = answersOf(questions.nth(asked)).first();
    await answer.evaluate((radio) => radio.scrollIntoView({ block: "center" }));
    await answer.tap();
    const verdict = band.locator("fieldset p strong").filter({ visible: true });
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await expect(answer).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole("banner");
    const { y, height } = (await bar.boundingBox())!;
    expect((await answer.boundingBox())!.y).toBeGreaterThan(y + height);
  },
);

test(
  "an answer chosen before the script has loaded is kept, and spoken",
  onlyWide,
  async ({ page }) => {
    const permission = shown("permission");
    const release = await openWithStalledScripts(page, permission.path);
    const band = permission.band(page);
    const asked = await pastChoice(band);
    const radio = answersOf(band.getByRole("group").nth(asked)).last();
    await radio.check();
    await expect(permission.band(page).locator("fieldset p").filter({ visible: true })).toHaveCount(
      1,
    );
    release();
    await hydrated(page);
    await expect(permission.band(page).getByRole("status")).not.toBeEmpty();
    await expect(radio).toBeChecked();
  },
);

test("the sheet is printed alone from its button, or with its page", onlyWide, async ({ page }) => {
  const quotes = shown("quotes");
  await visit(page, quotes.path);
  await page.evaluate(() => {
    window.print = () => {};
  });
  const band = quotes.band(page);
  const heading = page.getByRole("heading", { level: 1 });
  await page.emulateMedia({ media: "print" });
  await expect(heading).toBeVisible();
  await expect(band.getByRole("button")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await band.getByRole("button", { name: "Print the sheet" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(heading).toBeHidden();
  await expect(band.getByRole("row").last()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(heading).toBeVisible();
});

test.describe("without a script", onlyWide, () => {
  test.use({ javaScriptEnabled: false });
  test("the stair calculator is a table", async ({ page }) => {
    const stairs = shown("stairs");
    await page.goto(stairs.path);
    const band = stairs.band(page);
    await expect(band.getByRole("textbox")).toHaveCount(0);
    await expect(band.getByRole("row", { name: "2,600 12 216.7 241 2,651" })).toBeVisible();
  });

  test("the storage calculator is a table, and its message waits for sizes", async ({ page }) => {
    const storage = shown("storage");
    await page.goto(storage.path);
    await expect(storage.band(page).getByRole("row", { name: /Alcove 1,200/ })).toBeVisible();
    const message = storage.band(page).getByRole("link", { name: /WhatsApp/ });
    await expect(message).toHaveAttribute("href", /an%20alcove%20or%20a%20wardrobe/);
  });

  test("questions about permission are a list of verdicts", async ({ page }) => {
    const permission = shown("permission");
    await page.goto(permission.path);
    const questions = permission.band(page);
    await expect(questions.getByRole("radio")).toHaveCount(0);
    await expect(questions.getByText("None of these", { exact: true }).first()).toBeHidden();
    const verdicts = questions.locator("fieldset").getByText(/^(You need|These questions)/);
    expect(await verdicts.count()).toBeGreaterThan(15);
    await expect(verdicts.filter({ visible: true })).toHaveCount(await verdicts.count());
    await expect(questions.getByText("Otherwise:")).toBeVisible();
    const next = questions.locator("fieldset p span").filter({ visible: true });
    const kinds = await verdicts.allInnerTexts();
    await expect(next).toHaveCount(new Set(kinds.map((kind) => kind.trim())).size);
  });
});
