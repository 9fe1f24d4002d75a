import { expect, test, type Page } from "@playwright/test";
import { pictureLinks } from "../support/dialogs.ts";
import { fixedParts, scrollTo } from "../support/fixedParts.ts";
import { visit } from "../support/hydrated.ts";
import { phone } from "../support/screen.ts";
import { beforeAfterProject, galleryProject } from "../support/examples.ts";

// Each moving widget is triggered twice. With motion allowed something must animate, which proves
// that the check can see it; with reduced motion nothing may last longer than a frame.

const wide = { width: 1440, height: 900 };

type Widget = {
  name: string;
  path: string;
  screen: typeof wide;
  /** Triggers its motion. */
  act: (page: Page) => Promise<void>;
};

const widgets: Widget[] = [
  {
    name: "navigation bar shrinks",
    path: "/",
    screen: wide,
    act: (page) => scrollTo(page, 60),
  },
  {
    name: "mega menu opens",
    path: "/faq",
    screen: wide,
    act: (page) => page.getByRole("button", { name: "Services menu" }).click(),
  },
  {
    name: "mobile menu opens",
    path: "/faq",
    screen: phone,
    act: (page) => page.getByRole("banner").getByRole("button", { name: "Menu" }).click(),
  },
  {
    name: "bottom bar goes",
    path: "/",
    screen: phone,
    act: (page) => scrollTo(page, 600),
  },
  {
    name: "call bar and scroll-to-top come",
    path: "/",
    screen: wide,
    act: async (page) => {
      await scrollTo(page, 1400);
      await expect(fixedParts(page).toTop).toBeVisible();
    },
  },
  {
    name: "toast comes",
    path: "/",
    screen: wide,
    act: async (page) => {
      await page.getByRole("button", { name: "Copy number" }).click();
      await expect(page.getByRole("status").filter({ hasText: "Number copied" })).toBeVisible();
    },
  },
  {
    name: "lightbox opens and turns",
    path: `/projects/${galleryProject.slug}`,
    screen: wide,
    act: async (page) => {
      await pictureLinks(page).first().click();
      await page.keyboard.press("ArrowRight");
    },
  },
  {
    name: "sections and cards come into view",
    path: "/",
    screen: wide,
    act: (page) => page.locator("#services").scrollIntoViewIfNeeded(),
  },
];

/** Records the name and duration, in ms, of every animation that starts from now on. */
async function watchMotion(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const animation of document.getAnimations()) {
        // Moves nothing: it marks the time during which a dialog ignores the second tap of a double
        // tap.
        if (animation instanceof CSSAnimation && animation.animationName === "just-opened")
          continue;
        const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {};
        const ms = Number(duration) * (iterations === Infinity ? 1000 : iterations);
        if (ms > 16) seen.push(`${animation.constructor.name} ${Math.round(ms)} ms`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}
const motionSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen);

for (const { name, path, screen, act } of widgets) {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    test(`${name}, motion: ${reducedMotion}`, async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.setViewportSize(screen);
      await page.emulateMedia({ reducedMotion });
      await visit(page, path);
      await watchMotion(page);
      await act(page);
      if (reducedMotion === "no-preference")
        await expect.poll(() => motionSeen(page)).not.toEqual([]);
      else {
        // Wait until anything triggered has had frames to start in.
        await page.evaluate(async () => {
          for (let frame = 0; frame < 30; frame++)
            await new Promise((done) => requestAnimationFrame(done));
        });
        expect(await motionSeen(page)).toEqual([]);
      }
    });
  }
}

test("the slider's divider follows at once, whatever the preference", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, `/projects/${beforeAfterProject.slug}`);
  await watchMotion(page);
  await page.getByRole("slider").press("End");
  await expect(page.getByRole("slider")).toHaveValue("100");
  expect(await motionSeen(page)).toEqual([]);
});
