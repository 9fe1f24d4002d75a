import { expect, test, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { pagesOfTool } from "../../app/content/schema/tools.ts";
import { axeFindings } from "../support/axe.ts";
import { hold, openHeld } from "../support/hold.ts";
import { hydrated, visit } from "../support/hydrated.ts";
import { onlyNarrow, onlyWide } from "../support/screen.ts";

const { tools, business, towns } = getContent();
const pagesWithQuestions = tools.filter(({ kind }) => kind === "permission").flatMap(pagesOfTool);

test.skip(tools.length === 0, "The firm has no tools.");

/** The first page with this kind of tool, and the tool's section. */
function toolOf(kind: (typeof tools)[number]["kind"]) {
  const tool = tools.find((one) => one.kind === kind);
  const path = tool ? pagesOfTool(tool)[0]! : "/";
  return { path, band: (page: Page) => page.locator(`#${tool?.slug}`) };
}

const stairs = toolOf("stairs");
const storage = toolOf("storage");
const permission = toolOf("permission");
const times = toolOf("times");
const quotes = toolOf("quotes");
const drawing = toolOf("drawing");

test("the stair calculator works by keyboard", onlyWide, async ({ page }) => {
  await visit(page, stairs.path);
  const band = stairs.band(page);
  await band.getByRole("spinbutton", { name: /Floor to floor/ }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("2600");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("2676");
  // 12 goings of 223 mm, the shortest possible with thirteen risers.
  await expect(band.getByRole("status")).toContainText("13 risers of 200 mm");
  await expect(band.getByRole("status")).toContainText("It passes.");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("2600");
  await expect(band.getByRole("status")).toContainText("2,651 mm long");
  await expect(band.getByRole("row", { name: /^Pitch/ })).toContainText("No");
  // The wheel scrolls the page and the figure stays.
  const field = band.getByRole("spinbutton", { name: /Length/ });
  await field.hover();
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await expect(field).toHaveValue("2600");
});

test("input typed before a calculator's script has loaded is kept", onlyWide, async ({ page }) => {
  const release = await openHeld(page, stairs.path);
  const field = stairs.band(page).getByRole("spinbutton", { name: /Length/ });
  await field.fill("2400");
  release();
  await hydrated(page);
  await expect(stairs.band(page).getByRole("status")).toContainText("It doesn't fit");
  await expect(field).toHaveValue("2400");
});

test("a tool whose script is late stays when a menu closes", onlyNarrow, async ({ page }) => {
  await hold(page, "/assets/StairCalculator*.js");
  await visit(page, stairs.path);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
  await expect(stairs.band(page).getByRole("spinbutton").first()).toBeVisible();
});

test("an alcove's sizes go into the message", onlyNarrow, async ({ page }) => {
  await visit(page, storage.path);
  const band = storage.band(page);
  await band.getByRole("spinbutton", { name: /Width/ }).fill("900");
  await expect(band.getByRole("status")).toContainText("2 bays of 423 mm");
  const link = band.getByRole("link", { name: /WhatsApp/ });
  const href = new URL((await link.getAttribute("href"))!);
  expect(href.host + href.pathname).toBe(`wa.me/${business.phone.e164.slice(1)}`);
  expect(href.searchParams.get("text")).toContain("an alcove 900 mm wide, 2,400 mm high");
});

test(
  "an answer ends the questions, none of these asks on, by keyboard",
  onlyWide,
  async ({ page }) => {
    await page.goto(permission.path);
    const band = permission.band(page);
    const questions = band.getByRole("group");
    await expect(questions).toHaveCount(1);
    await band.getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    const verdicts = band.getByRole("status").filter({ hasText: /./, visible: true });
    await expect(verdicts).toHaveText([/Article 2\(1\)$/]);
    await expect(questions).toHaveCount(1);
    // From the first answer up to the last.
    await page.keyboard.press("ArrowUp");
    await expect(questions).toHaveCount(2);
    await expect(verdicts).toHaveCount(0);
    for (let at = 1; await questions.nth(at).isVisible(); at++)
      await questions.nth(at).getByRole("radio", { name: "None of these" }).check();
    await expect(verdicts).toHaveText([/lawful development certificate/]);
    const council = towns[0]!.planningAuthority;
    await expect(band.getByRole("link", { name: council.name })).toHaveAttribute(
      "href",
      council.url!,
    );
  },
);

test(
  "the sheet is printed alone from its button, and on a page of its own with its guide",
  onlyWide,
  async ({ page }) => {
    await visit(page, quotes.path);
    await page.evaluate(() => {
      window.print = () => {};
    });
    const band = quotes.band(page);
    await page.emulateMedia({ media: "print" });
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await expect(band.getByRole("button")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await band.getByRole("button", { name: "Print the sheet" }).click();
    await page.emulateMedia({ media: "print" });
    await expect(heading).toBeHidden();
    await expect(band.getByRole("row")).toHaveCount(16);
    await expect(band.getByRole("row").last()).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(heading).toBeVisible();
  },
);

test("each label of a drawing is read as words", onlyWide, async ({ page }) => {
  const shown = tools.find((one) => one.kind === "drawing")!;
  await page.goto(drawing.path);
  const band = drawing.band(page);
  await expect(band.getByRole("img", { name: shown.picture.alt })).toBeVisible();
  await expect(band.getByRole("listitem")).toContainText(shown.labels.map(({ name }) => name));
});

test("every bar fits its row", async ({ page }) => {
  await page.goto(times.path);
  const over = await times
    .band(page)
    .locator("tbody")
    .evaluateAll(
      (bodies) =>
        bodies.filter((body) => {
          const right = body.getBoundingClientRect().right;
          return [...body.querySelectorAll("i")].some(
            (bar) => bar.getBoundingClientRect().right > right,
          );
        }).length,
    );
  expect(over).toBe(0);
});

test("without a script each tool is a table or a list", onlyWide, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto(stairs.path);
  await expect(stairs.band(page).getByRole("spinbutton")).toHaveCount(0);
  await expect(
    stairs.band(page).getByRole("row", { name: "2,600 12 216.7 241 2,651" }),
  ).toBeVisible();

  await page.goto(storage.path);
  await expect(storage.band(page).getByRole("row", { name: /Alcove 1,200/ })).toBeVisible();
  const link = storage.band(page).getByRole("link", { name: /WhatsApp/ });
  await expect(link).toHaveAttribute("href", /an%20alcove%20or%20a%20wardrobe/);

  await page.goto(permission.path);
  const band = permission.band(page);
  await expect(band.getByRole("radio")).toHaveCount(0);
  await expect(band.getByText("None of these", { exact: true }).first()).toBeHidden();
  const verdicts = band.getByText(/^(You need|These questions)/);
  expect(await verdicts.count()).toBeGreaterThan(15);
  await expect(verdicts.filter({ visible: true })).toHaveCount(await verdicts.count());
  await expect(band.getByText("If none of these is true:")).toBeVisible();

  await page.goto(quotes.path);
  await expect(quotes.band(page).getByRole("button")).toHaveCount(0);
  await expect(quotes.band(page).getByRole("row")).toHaveCount(16);
  await page.close();
});

// As they load, e2e/a11y/routes.spec.ts audits these pages.
for (const path of pagesWithQuestions)
  test(`${path}: axe finds nothing with every question open`, async ({ page }) => {
    await visit(page, path);
    const none = page.getByRole("main").getByRole("radio", { name: "None of these" });
    for (let at = 0; at < (await none.count()); at++) await none.nth(at).check();
    expect(await axeFindings(page)).toEqual([]);
  });

test("a page without a tool loads no code for tools", onlyNarrow, async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await visit(page, "/");
  expect(
    requested.filter((url) => /Calculator|Sheet|Chart|Flow|Labelled|ToolBands/.test(url)),
  ).toEqual([]);
});
