import preview from "../../.storybook/preview.tsx";
import Container from "@mui/material/Container";
import { expect } from "storybook/test";
import { ProjectPictures } from "../../app/sections/project/ProjectPictures.tsx";
import { drawing, photograph } from "../fixtures/pictures.ts";

const meta = preview.meta({
  title: "Sections/ProjectPictures",
  component: ProjectPictures,
  args: {
    title: "a kitchen",
    images: [photograph, drawing("kitchens"), drawing("doors")],
    beforeAfter: undefined,
    children: (
      <Container>
        <p>The facts</p>
      </Container>
    ),
  },
});

export const GalleryAboveTheFacts = meta.story({
  play: async ({ canvas }) => {
    const gallery = canvas.getByRole("list", { name: "Pictures of a kitchen" });
    await expect(gallery.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByText("The facts").getBoundingClientRect().top,
    );
    await expect(canvas.queryByRole("slider")).toBeNull();
  },
});

export const SliderFirstGalleryBelowTheFacts = meta.story({
  args: {
    beforeAfter: {
      before: drawing("garden-shed-before"),
      after: drawing("garden-shed-after"),
    },
  },
  play: async ({ canvas }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    const facts = top(canvas.getByText("The facts"));
    await expect(top(canvas.getByRole("slider"))).toBeLessThan(facts);
    await expect(top(canvas.getByRole("list"))).toBeGreaterThan(facts);
  },
});
