import preview from "../../.storybook/preview.tsx";
import { expect, userEvent } from "storybook/test";
import { BottomBar } from "../../app/widgets/BottomBar/BottomBar.tsx";
import { expectTargets } from "../support/browser.ts";

/** The bar for small screens, below md. */
const meta = preview.meta({
  title: "Widgets/BottomBar",
  component: BottomBar,
  globals: { viewport: { value: "phone" } },
  // Designed for widths below md; the test browser is wider.
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <style>{'nav[aria-label="Quick links"] { display: grid !important }'}</style>
        <Story />
      </div>
    ),
  ],
});

export const FiveTabs = meta.story({
  args: { current: "home" },
  play: async ({ canvas }) => {
    const names = [...canvas.getAllByRole("link"), canvas.getByRole("button")].map(
      ({ textContent }) => textContent,
    );
    await expect(names).toEqual(["Home", "Services", "Projects", "Quote", "Menu"]);
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expectTargets(canvas.getAllByRole("link"));
  },
});

export const ServicesInView = meta.story({
  args: { current: "services", currentIs: "location" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Services" })).toHaveAttribute(
      "aria-current",
      "location",
    );
    await expect(canvas.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
  },
});

export const Hidden = meta.story({
  args: { shown: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const OnTheNarrowestPhone = meta.story({
  args: { current: "projects", style: { width: 320 } },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole("link")) {
      const words = tab.querySelector("span")!;
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    }
  },
});

export const KeyboardFocus = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const home = canvas.getByRole("link", { name: "Home" });
    await expect(home).toHaveFocus();
    await expect(getComputedStyle(home).outlineStyle).toBe("solid");
  },
});
