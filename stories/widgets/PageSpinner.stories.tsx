import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { PageSpinner } from "../../app/widgets/PageSpinner/PageSpinner.tsx";

const meta = preview.meta({ title: "Widgets/PageSpinner", component: PageSpinner });

export const Centred = meta.story({
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole("status", { name: "Loading page" });
    const { left, right, top, bottom } = spinner.querySelector("svg")!.getBoundingClientRect();
    await expect((left + right) / 2).toBeCloseTo(
      document.documentElement.getBoundingClientRect().width / 2,
      0,
    );
    await expect((top + bottom) / 2).toBeCloseTo(window.innerHeight / 2, 0);
  },
});

export const LetsClicksThrough = meta.story({
  play: async ({ canvas }) => {
    await expect(
      getComputedStyle(canvas.getByRole("status", { name: "Loading page" })).pointerEvents,
    ).toBe("none");
  },
});

export const StandsStillUnderReducedMotion = meta.story({
  play: async ({ canvas }) => {
    const { animationName } = getComputedStyle(
      canvas.getByRole("status", { name: "Loading page" }).firstElementChild!,
    );
    const { matches } = window.matchMedia("(prefers-reduced-motion: reduce)");
    await expect(animationName === "none").toBe(matches);
  },
});

/** It appears after a delay, and spins. */
export const Turning = meta.story({
  parameters: { visual: { instants: [0, 200, 300, 900] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading page" })).toBeInTheDocument();
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
});
