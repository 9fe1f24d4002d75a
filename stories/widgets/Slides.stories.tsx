import preview from "../../.storybook/preview.tsx";
import { createRef } from "react";
import { expect, fn, waitFor } from "storybook/test";
import type { ControllerRef } from "yet-another-react-lightbox";
import { Slides } from "../../app/widgets/Gallery/Slides.tsx";
import { drawing, photograph } from "../fixtures/pictures.ts";
import { inBox } from "../support/decorators.tsx";

const controller = createRef<ControllerRef>();

const meta = preview.meta({
  title: "Widgets/Slides",
  component: Slides,
  args: {
    label: "Pictures of a kitchen",
    pictures: [photograph, drawing("kitchens")],
    start: 0,
    onView: fn(),
    ref: controller,
  },
  decorators: [inBox({ position: "relative", height: 400 })],
});

export const SaysWhichPictureIsShown = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("region", { name: args.label })).toBeVisible();
    await waitFor(() => expect(args.onView).toHaveBeenLastCalledWith(0));
    controller.current!.next();
    await waitFor(() => expect(args.onView).toHaveBeenLastCalledWith(1));
  },
});
