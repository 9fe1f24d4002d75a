import { expect, test, type Page } from "@playwright/test";
import { home } from "../../app/content/singles.ts";
import { stubHeroVideo } from "../support/heroVideo.ts";
import { expectNoDialogEntry } from "../support/dialogs.ts";
import { visit } from "../support/hydrated.ts";
import { onePerKind } from "../support/pages.ts";
import { phone } from "../support/screen.ts";
import { beforeAfterProject, galleryProject } from "../support/examples.ts";

/** A page's policy by directive. */
async function policyOf(page: Page): Promise<Map<string, string[]>> {
  const content = await page
    .locator('head > meta[http-equiv="Content-Security-Policy"]')
    .getAttribute("content");
  return new Map(
    content!.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

/** Records policy violations from before the first script. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener("securitypolicyviolation", (event) =>
      stopped.push(`${event.violatedDirective}: ${event.blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped);
}

test("every kind of page has a policy without unsafe scripts, and runs under it", async ({
  page,
}) => {
  const stopped = await watchViolations(page);
  for (const { path } of onePerKind) {
    await visit(page, path);
    const policy = await policyOf(page);
    expect(policy.get("script-src"), path).not.toContain("'unsafe-inline'");
    expect(policy.get("script-src"), path).not.toContain("'unsafe-eval'");
    expect(policy.get("style-src"), path).not.toContain("'unsafe-inline'");
    // Everything not named by another directive is blocked.
    expect(policy.get("default-src"), path).toEqual(["'none'"]);
    expect(policy.get("object-src"), path).toEqual(["'none'"]);
    expect(policy.get("base-uri"), path).toEqual(["'none'"]);
    expect(await stopped(), path).toEqual([]);
  }
});

test("client navigation, menus, the search and a toast do not violate the policy", async ({
  page,
}) => {
  const stopped = await watchViolations(page);
  await visit(page, "/");
  await page.getByRole("button", { name: "Services menu" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Copy number" }).click();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("stairs");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  for (const { path, kind, metaTitle } of onePerKind.slice(1)) {
    // A link to the search opens it as a dialog.
    if (kind === "search") continue;
    const link = page.locator(`a[href="${path}"]`).first();
    if ((await link.count()) === 0) continue;
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(path);
    // Until then the links are still the previous page's.
    await expect(page).toHaveTitle(metaTitle);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(await stopped()).toEqual([]);
});

test("pictures, the slider, the filter, the map and the mobile menu do not violate the policy", async ({
  page,
}) => {
  const stopped = await watchViolations(page);
  await visit(page, `/projects/${galleryProject.slug}`);
  await page
    .getByRole("list", { name: `Pictures of ${galleryProject.title}` })
    .getByRole("link")
    .first()
    .click();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("2 of");
  await page.keyboard.press("Escape");
  await expectNoDialogEntry(page);
  await visit(page, `/projects/${beforeAfterProject.slug}`);
  await page.getByRole("slider").press("End");
  await expect(page.getByRole("slider")).toHaveValue("100");
  await visit(page, "/projects");
  await page.getByRole("main").locator("a[href*='category=']").last().click();
  await expect(page).toHaveURL(/category=/);
  await visit(page, "/locations");
  await page.getByRole("group", { name: /^Map/ }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/locations\/./);
  await page.setViewportSize(phone);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(await stopped()).toEqual([]);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the video and the counters do not violate the policy", async ({ page }) => {
    test.skip(!home.hero.video, "The firm has no film.");
    const stopped = await watchViolations(page);
    const requested = await stubHeroVideo(page);
    await visit(page, "/");
    await expect(page.locator("#home video")).toHaveAttribute("data-running", "true");
    expect(requested.length).toBeGreaterThan(0);
    await page.locator("#contact").scrollIntoViewIfNeeded();
    expect(await stopped()).toEqual([]);
  });
});

test("a script, a style and a picture from another origin are blocked", async ({ page }) => {
  const stopped = await watchViolations(page);
  await visit(page, "/faq");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.planted = true";
    const style = document.createElement("style");
    style.textContent = "body { display: none }";
    const picture = document.createElement("img");
    picture.src = "https://elsewhere.example/x.png";
    document.body.append(script, style, picture);
  });
  await expect
    .poll(async () => (await stopped()).map((line) => line.split(":")[0]))
    .toEqual(expect.arrayContaining(["script-src-elem", "style-src-elem", "img-src"]));
  expect(await page.evaluate(() => "planted" in window)).toBe(false);
});
