import { expect, test, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { search as searchWords } from "../../app/content/singles.ts";
import { searchIndexPath } from "../../app/search/searchIndex.ts";
import { recentKey, slashKey } from "../../app/search/storageKeys.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { hydrated } from "../support/hydrated.ts";
import { onlyNarrow, onlyWide } from "../support/screen.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search", exact: true });
const field = (page: Page) => dialog(page).getByRole("combobox", { name: "Search the site" });
const options = (page: Page) => dialog(page).getByRole("option");
const status = (page: Page) => dialog(page).getByRole("status");
const button = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Search" });

/** The option that the field marks as its active descendant. */
async function active(page: Page) {
  const id = await field(page).getAttribute("aria-activedescendant");
  return id === null ? null : page.locator(`[id="${id}"]`);
}

async function expectActive(page: Page, index: number) {
  await expect(options(page).nth(index)).toHaveAttribute("aria-selected", "true");
  await expect(dialog(page).locator('[aria-selected="true"]')).toHaveCount(1);
  const own = await options(page).nth(index).getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", own!);
  await expect(options(page).nth(index)).toBeInViewport();
}

async function openOn(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

test.describe("with a script", () => {
  test("the button opens it, Escape closes it and gives the focus back", async ({ page }) => {
    await openOn(page, "/faq");
    await expect(page).toHaveURL("/faq");
    await expect(options(page)).not.toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test("opening it loads no further fonts", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") requested.push(request.url());
    });
    await button(page).click();
    await expect(options(page)).not.toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    expect(requested).toEqual([]);
  });

  for (const keys of ["/", "Control+k", "Meta+k"]) {
    test(
      `${keys} opens it, and the focus goes back to where it was`,
      onlyWide,
      async ({ page }) => {
        await page.goto("/faq");
        await hydrated(page);
        const link = page.getByRole("contentinfo").getByRole("link").first();
        await link.focus();
        await page.keyboard.press(keys);
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue("");
        await dialog(page).getByRole("button", { name: "Close search" }).click();
        await expect(dialog(page)).toHaveCount(0);
        await expect(link).toBeFocused();
      },
    );
  }

  test(
    "/ is a letter while typing, with modifiers and inside dialogs",
    onlyWide,
    async ({ page }) => {
      await page.goto("/search");
      await hydrated(page);
      await page.getByRole("searchbox").focus();
      await page.keyboard.type("a/b");
      await expect(page.getByRole("searchbox")).toHaveValue("a/b");
      await page.getByRole("main").focus();
      for (const keys of ["Control+/", "Alt+/", "Meta+/", "Shift+/"])
        await page.keyboard.press(keys);
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press("/");
      await expect(field(page)).toBeFocused();
      await page.keyboard.type("a/b");
      await expect(field(page)).toHaveValue("a/b");
      await dialog(page).getByRole("button", { name: "Close search" }).focus();
      await page.keyboard.press("/");
      await expect(dialog(page)).toHaveCount(1);
    },
  );

  test("/ reopens it the moment Escape closes it", onlyWide, async ({ page }) => {
    await openOn(page, "/faq");
    await field(page).fill("oak");
    await page.evaluate(() => {
      const press = (key: string) =>
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      // Closed, but the `close` event comes in a later task.
      document.querySelector<HTMLDialogElement>("dialog[open]")!.close();
      press("/");
    });
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("oak");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  });

  test("/ can be switched off, stays off, and on again", onlyWide, async ({ page }) => {
    await openOn(page, "/faq");
    // Touch has no shortcut to switch off; the box is for an attached keyboard.
    const box = dialog(page).getByRole("checkbox", { name: "Open with /" });
    await box.uncheck();
    expect(await page.evaluate((key) => localStorage.getItem(key), slashKey)).toBe("off");
    await page.reload();
    await hydrated(page);
    await page.keyboard.press("/");
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(box).not.toBeChecked();
    await box.check();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
  });

  test(
    "arrows, Home and End move through the results, Enter opens one",
    onlyWide,
    async ({ page }) => {
      await openOn(page, "/faq");
      await field(page).fill("stairs");
      await expectActive(page, 0);
      const last = (await options(page).count()) - 1;
      for (const [key, index] of [
        ["ArrowDown", 1],
        ["ArrowDown", 2],
        ["ArrowUp", 1],
        ["End", last],
        ["ArrowDown", 0],
        ["ArrowUp", last],
        ["Home", 0],
      ] as const) {
        await page.keyboard.press(key);
        await expectActive(page, index);
        await expect(field(page)).toBeFocused();
      }
      await expect((await active(page))!).toHaveAttribute("href", "/services/staircases");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/services/staircases");
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole("main")).toBeFocused();
    },
  );

  test("Enter straight after a letter opens the first result for everything typed", async ({
    page,
  }) => {
    await openOn(page, "/faq");
    await field(page).fill("kitchens");
    await expectActive(page, 0);
    await expect(options(page).first()).toHaveAttribute("href", "/services/kitchens");
    // Both in one task, so that the list has no time to catch up with the field.
    await field(page).evaluate((input: HTMLInputElement) => {
      input.select();
      document.execCommand("insertText", false, "staircases");
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    });
    await expect(page).toHaveURL("/services/staircases");
  });

  test("the button takes the first result, as Enter does; without words it leads to every page", async ({
    page,
  }) => {
    await openOn(page, "/faq");
    const send = dialog(page).getByRole("button", { name: "Search", exact: true });
    await expect(status(page)).toHaveText("Suggestions");
    await send.click();
    await expect(page).toHaveTitle(getPage("/search").metaTitle);
    await button(page).click();
    await field(page).fill("staircases");
    await expectActive(page, 0);
    await send.click();
    await expect(page).toHaveURL("/services/staircases");
    await expect(dialog(page)).toHaveCount(0);
  });

  test("marks what matched, and says which section a page is in and how many there are", async ({
    page,
  }) => {
    await openOn(page, "/faq");
    await expect(status(page)).toHaveText("Suggestions");
    await field(page).pressSequentially("kicthens chelten");
    const best = options(page).first();
    await expect(best).toHaveAttribute("href", "/services/kitchens/cheltenham");
    await expect(best.locator("mark")).toHaveText(["Kitchens", "Chelten"]);
    await expect(best.locator("small")).toHaveText("Services / Kitchens");
    await expect(best.locator("img")).toHaveJSProperty("complete", true);
    await expect(status(page)).toHaveText(/^\d+ results?$/);
    await expect(status(page)).toHaveAttribute("role", "status");
  });

  test("answers a common question before anything else", async ({ page }) => {
    const { question, href } = searchWords.questions[0]!;
    await openOn(page, "/faq");
    await field(page).fill(question);
    await expect(options(page).first()).toContainText(question);
    await options(page).first().click();
    await expect(page).toHaveURL(href);
  });

  test("without a result offers ways to ask, with the words filled in", async ({ page }) => {
    await openOn(page, "/faq");
    await field(page).fill("submarine <b>& qq");
    await expect(status(page)).toHaveText("Nothing found");
    const whatsapp = dialog(page).getByRole("link", { name: "Message on WhatsApp" });
    const text = new URL((await whatsapp.getAttribute("href"))!).searchParams.get("text");
    expect(text).toContain(business.whatsappText);
    expect(text).toContain("submarine <b>& qq");
    await expect(
      dialog(page).getByRole("link", { name: `Call ${business.phone.display}` }),
    ).toBeVisible();
    await expect(field(page)).not.toHaveAttribute("aria-controls");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("opened empty it suggests services and the pages seen, until told to forget", async ({
    page,
  }) => {
    await page.goto("/faq");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveTitle(getPage("/privacy").metaTitle);
    expect(await page.evaluate((key) => localStorage.getItem(key), recentKey)).toBeNull();
    await button(page).click();
    const lately = dialog(page).getByRole("group", { name: "Seen lately" });
    await expect(lately.getByRole("option")).toHaveCount(1);
    await expect(lately.getByRole("option")).toHaveAttribute("href", "/faq");
    await expect(
      dialog(page).getByRole("group", { name: "Services" }).getByRole("option"),
    ).toHaveCount(searchWords.suggestions.length);
    // Remembered across a full load, except for the current page.
    await page.goto("/terms");
    await hydrated(page);
    await button(page).click();
    await expect(lately.getByRole("option")).toHaveCount(2);
    await dialog(page).getByRole("button", { name: "Forget the pages I have seen" }).click();
    await expect(lately).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), recentKey)).toBeNull();
  });

  test("works where storage is refused", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    });
    await page.goto("/faq");
    await hydrated(page);
    await page.keyboard.press("/");
    await field(page).fill("doors");
    await expect(options(page).first()).toHaveAttribute("href", "/services/doors");
  });

  test("keeps the words typed when it is closed, selected to be typed over", async ({ page }) => {
    await openOn(page, "/faq");
    await field(page).fill("oak doors");
    await page.keyboard.press("Escape");
    await button(page).click();
    await expect(field(page)).toHaveValue("oak doors");
    await page.keyboard.type("stairs");
    await expect(field(page)).toHaveValue("stairs");
  });

  test("its code loads at the first sign of intent, the index once, when first opened", async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const panels = () => requested.filter((path) => path.includes("SearchPanel")).length;
    const indexes = () => requested.filter((path) => path === searchIndexPath).length;
    await page.goto("/faq");
    await hydrated(page);
    expect([panels(), indexes()]).toEqual([0, 0]);
    await button(page).focus();
    await expect.poll(panels).toBe(1);
    expect(indexes()).toBe(0);
    for (let times = 0; times < 2; times++) {
      await page.keyboard.press("/");
      await expect(options(page)).not.toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
    }
    expect([panels(), indexes()]).toEqual([1, 1]);
  });

  test.describe("on narrow screens", onlyNarrow, () => {
    test("opens from the menu, and the focus goes back to what opened the menu", async ({
      page,
    }) => {
      await page.goto("/faq");
      await hydrated(page);
      const opener = page.getByRole("banner").getByRole("button", { name: "Menu" });
      await opener.tap();
      await page
        .getByRole("dialog", { name: "Menu" })
        .getByRole("link", { name: "Search" })
        .first()
        .tap();
      await expect(field(page)).toBeFocused();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
      await page.keyboard.press("Escape");
      await expect(opener).toBeFocused();
    });
  });

  test.describe("on wide screens", onlyWide, () => {
    test("a click outside closes it, one on its edge does not", async ({ page }) => {
      await openOn(page, "/faq");
      // Measured where its edge will be after it has slid in.
      await dialog(page).evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
      const box = (await dialog(page).boundingBox())!;
      await page.mouse.click(box.x + 4, box.y + 4);
      await expect(dialog(page)).toBeVisible();
      await page.mouse.click(box.x - 20, box.y + 40);
      await expect(dialog(page)).toHaveCount(0);
    });

    test("a click with a modifier is left to the browser", async ({ page }) => {
      await page.goto("/faq");
      await hydrated(page);
      const leftAlone = page.evaluate(
        () =>
          new Promise<boolean>((tell) => {
            window.addEventListener("click", (event) => {
              tell(!event.defaultPrevented);
              event.preventDefault();
            });
          }),
      );
      await button(page).click({ modifiers: ["ControlOrMeta"] });
      expect(await leftAlone).toBe(true);
      await expect(dialog(page)).toHaveCount(0);
    });
  });
});

test.describe("when the server fails", () => {
  /** When each attempt is due, in ms after opening: 0, 1000, 3000 and 7000. */
  const due = Array.from({ length: 4 }, (_, attempt) =>
    Array.from({ length: attempt }, (_unused, wait) => Math.min(1000 * 2 ** wait, 30_000)).reduce(
      (sum, wait) => sum + wait,
      0,
    ),
  );

  /** Waits until the page has received the last response, by making another request after it. */
  const responseHandled = (page: Page) =>
    page.evaluate(async () => (await fetch("/robots.txt")).text());

  test("it tries 4 times, at 0, 1, 3 and 7 s, then says what to do", onlyWide, async ({ page }) => {
    expect(due).toEqual([0, 1000, 3000, 7000]);
    let attempts = 0;
    let works = false;
    await page.route(`**${searchIndexPath}`, async (route) => {
      attempts += 1;
      if (works) await route.continue();
      else await route.fulfill({ status: 503 });
    });
    await page.clock.install();
    await page.goto("/faq");
    await hydrated(page);
    await button(page).focus();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.keyboard.press("Control+k");
    await field(page).fill("oak doors");
    await expect.poll(() => attempts).toBe(1);
    await responseHandled(page);
    for (const [index, at] of due.slice(1).entries()) {
      const wait = at - due[index]!;
      await page.clock.runFor(wait - 50);
      await responseHandled(page);
      expect(attempts).toBe(index + 1);
      await expect(status(page)).toHaveText("Still fetching the list of pages");
      await page.clock.runFor(100);
      await expect.poll(() => attempts).toBe(index + 2);
      await responseHandled(page);
    }
    // The query library notifies its observers from a timer of its own.
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(dialog(page).getByRole("alert")).toContainText("could not be fetched", {
        timeout: 100,
      });
    }).toPass();
    await page.clock.runFor(60_000);
    expect(attempts).toBe(4);

    // Nothing is lost: the text typed, the list of every page, the contact links, another try.
    await expect(field(page)).toHaveValue("oak doors");
    await expect(dialog(page).getByRole("link", { name: "every page by name" })).toHaveAttribute(
      "href",
      "/search?q=oak%20doors",
    );
    for (const href of [`tel:${business.phone.e164}`, `mailto:${business.email}`]) {
      await expect(dialog(page).locator(`a[href="${href}"]`)).toBeVisible();
    }
    works = true;
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await page.clock.resume();
    await expect(options(page)).not.toHaveCount(0);
  });

  test("says so when its code fails to load, and keeps what is typed", async ({ page }) => {
    await page.route("**/assets/SearchPanel-*", (route) => route.abort());
    await openOn(page, "/faq");
    await expect(dialog(page).getByRole("alert")).toContainText("could not be fetched");
    await field(page).fill("oak");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=oak");
    await expect(page.getByRole("searchbox")).toHaveValue("oak");
    await expect(page.getByRole("main").getByRole("link", { name: /oak/i }).first()).toBeVisible();
  });
});

test.describe("the search page", () => {
  const main = (page: Page) => page.getByRole("main");

  test("a link brings its words and what they find", async ({ page }) => {
    await page.goto("/search?q=kicthen%20cheltenham");
    await expect(page.getByRole("searchbox")).toHaveValue("kicthen cheltenham");
    await expect(main(page).getByRole("status")).toHaveText(/^\d+ pages? found$/);
    await expect(main(page).locator("section a").first()).toHaveAttribute(
      "href",
      "/services/kitchens/cheltenham",
    );
    await expect(main(page).locator("mark").first()).toBeVisible();
  });

  test("the address keeps step with typing; Back and Forward bring words and results", async ({
    page,
  }) => {
    await page.goto("/faq");
    await hydrated(page);
    await button(page).click();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search");
    const box = page.getByRole("searchbox");
    await box.pressSequentially("oak doors");
    await expect(page).toHaveURL("/search?q=oak+doors");
    await expect(box).toHaveValue("oak doors");
    const first = main(page).locator("section a").first();
    await expect(first).toHaveAttribute("href", /^\/projects\//);
    await first.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Oak");
    await page.goBack();
    await expect(box).toHaveValue("oak doors");
    await expect(main(page).getByRole("status")).toHaveText(/^\d+ pages? found$/);
    await page.goBack();
    await expect(page).toHaveTitle(getPage("/faq").metaTitle);
    await page.goForward();
    await expect(page).toHaveURL("/search?q=oak+doors");
    await expect(box).toHaveValue("oak doors");
  });

  test("requests no route data while typing", onlyWide, async ({ page }) => {
    await page.goto("/search");
    await hydrated(page);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.getByRole("searchbox").pressSequentially("stairs");
    await expect(page).toHaveURL("/search?q=stairs");
    await expect(main(page).locator("mark").first()).toBeVisible();
    expect(requested.filter((path) => path.endsWith(".data"))).toEqual([]);
    expect(requested.filter((path) => path === searchIndexPath)).toHaveLength(1);
  });

  test("searches names and summaries when the index fails to load", async ({ page }) => {
    await page.route(`**${searchIndexPath}`, (route) => route.fulfill({ status: 503 }));
    await page.clock.install();
    await page.goto("/search?q=staircases");
    await expect(main(page).getByRole("status")).toHaveText(/^\d+ pages? found$/);
    await expect(async () => {
      await page.clock.runFor(30_000);
      await expect(main(page).getByRole("alert")).toContainText("only names and summaries", {
        timeout: 100,
      });
    }).toPass();
    await expect(main(page).getByRole("link", { name: "Staircases", exact: true })).toBeVisible();
  });

  test("any input is safe", onlyWide, async ({ page }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    page.on("pageerror", (error) => messages.push(error.message));
    for (const words of [
      "<img src=x onerror=alert(1)>",
      "__proto__",
      "[(?*",
      "🪚 ‮oak",
      "a".repeat(10_000),
    ]) {
      await page.goto(`/search?q=${encodeURIComponent(words)}`);
      await expect(page.getByRole("searchbox")).toHaveValue(words.slice(0, 200));
      await expect(main(page).getByRole("status")).toContainText(/found/i);
    }
    expect(messages).toEqual([]);
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("the button leads to every page by group", async ({ page }) => {
    await page.goto("/faq");
    await button(page).click();
    await expect(page).toHaveURL("/search");
    for (const name of ["Services", "Towns", "Projects", "Guides", "Blog"]) {
      await expect(
        page.getByRole("main").getByRole("heading", { name, exact: true }),
      ).toBeVisible();
    }
    await expect(
      page.getByRole("main").getByRole("link", { name: "Staircases", exact: true }),
    ).toHaveAttribute("href", "/services/staircases");
  });
});
