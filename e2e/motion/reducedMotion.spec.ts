import { expect, test, type Page } from "@playwright/test";
import { projectPath } from "../../app/lib/paths.ts";
import { atRest } from "../support/audit/axe.ts";
import { pictureLinks } from "../support/page/dialogs.ts";
import { fixedParts, scrollTo } from "../support/page/fixedParts.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { phone } from "../support/browser/screen.ts";
import { galleryProject } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import { menuItem } from "../support/firm/names.ts";
import { frames } from "../support/browser/frames.ts";

// Each moving widget is triggered twice. With motion allowed something must animate, which proves
// that the check can see it; with reduced motion nothing may last longer than a frame.

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

type Acts = Record<string, (page: Page) => Promise<unknown>>;
const onPhone: Acts = { "the bottom bar goes": (page) => scrollTo(page, 600) };
const onDesktop: Acts = {
  "the navigation bar shrinks": (page) => scrollTo(page, 60),
  "the call bar and scroll-to-top come": async (page) => {
    await scrollTo(page, 1400);
    await expect(fixedParts(page).toTop).toBeVisible();
  },
  "sections and cards come into view": (page) => scrollTo(page, 3000),
  "a toast comes": async (page) => {
    await press(page, "Copy number");
    await expect(page.getByRole("status").filter({ hasText: "Number copied" })).toBeVisible();
  },
  ...(menuItem.entry && {
    "the mega menu opens": (page: Page) => press(page, menuItem.entry!.toggle),
  }),
};
const onAProject: Acts = {
  "pictures open and turn": async (page) => {
    await pictureLinks(page).first().click();
    // Until the slides' own chunk has come, a picture takes another's place at once.
    await expect(page.getByRole("dialog").getByRole("group").first()).toBeVisible();
    await page.keyboard.press("ArrowRight");
  },
};

/** Records the name and duration, in ms, of every animation that runs for longer than a frame. */
async function watchMotion(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const animation of document.getAnimations()) {
        // Moves nothing: it marks how long a dialog ignores the second tap of a double tap.
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

for (const reducedMotion of ["reduce", "no-preference"] as const)
  for (const [place, pathOf, viewport, acts] of [
    ["at home on a phone", () => "/", phone, onPhone],
    ["at home on a desktop", () => "/", undefined, onDesktop],
    ["at a project", () => projectPath(orSkip(galleryProject).slug), undefined, onAProject],
  ] as const)
    test(`${place}; motion: ${reducedMotion}`, async ({ page }) => {
      const path = pathOf();
      await page.emulateMedia({ reducedMotion });
      if (viewport) await page.setViewportSize(viewport);
      await visit(page, path);
      await watchMotion(page);
      // A fifth of the speed: on a busy machine an animation may pass between two frames.
      if (reducedMotion === "no-preference") {
        const session = await page.context().newCDPSession(page);
        await session.send("Animation.enable");
        await session.send("Animation.setPlaybackRate", { playbackRate: 0.2 });
      }
      for (const [name, act] of Object.entries(acts)) {
        await atRest(page);
        await page.evaluate("seen.length = 0");
        await act(page);
        if (reducedMotion === "no-preference")
          await expect.poll(() => motionSeen(page), name).not.toEqual([]);
        else {
          // Wait until anything triggered has had frames to start in.
          await frames(page, 30);
          expect(await motionSeen(page), name).toEqual([]);
        }
      }
    });
