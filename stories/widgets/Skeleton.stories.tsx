import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { Skeleton } from "../../app/widgets/Skeleton/Skeleton.tsx";

/** It stands in the browser suite; stories run under reduced motion. */
const meta = preview.meta({ title: "Widgets/Skeleton", component: Skeleton });

export const NeverUnderReducedMotion = meta.story({
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector("[data-skeleton]")!;
    await expect(skeleton).not.toBeVisible();
    await expect(skeleton).toHaveAttribute("aria-hidden", "true");
  },
});
