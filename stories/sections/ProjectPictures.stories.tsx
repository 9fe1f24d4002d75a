import preview from "../../.storybook/preview.tsx";
import Container from "@mui/material/Container";
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

export const GalleryAboveTheFacts = meta.story({});

export const SliderFirstGalleryBelowTheFacts = meta.story({
  args: {
    beforeAfter: {
      before: drawing("garden-shed-before"),
      after: drawing("garden-shed-after"),
    },
  },
});
