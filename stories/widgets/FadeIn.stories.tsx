import preview from "../../.storybook/preview.tsx";
import Typography from "@mui/material/Typography";
import { expect } from "storybook/test";
import { FadeIn } from "../../app/widgets/FadeIn/FadeIn.tsx";
import { frames } from "../support/browser.ts";

/** It moves in the browser suite; stories run under reduced motion. */
const meta = preview.meta({ title: "Widgets/FadeIn", component: FadeIn });

export const VisibleUnderReducedMotion = meta.story({
  render: () => (
    <>
      <div style={{ height: "150vh" }} />
      <FadeIn>
        <Typography>Below the first screen</Typography>
      </FadeIn>
    </>
  ),
  play: async ({ canvas }) => {
    await frames();
    const box = canvas.getByText("Below the first screen").parentElement!;
    await expect(box).not.toHaveAttribute("data-reveal");
    await expect(getComputedStyle(box).opacity).toBe("1");
  },
});
