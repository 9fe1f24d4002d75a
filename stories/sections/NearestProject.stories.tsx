import preview from "../../.storybook/preview.tsx";
import Container from "@mui/material/Container";
import { expect, waitFor } from "storybook/test";
import { NearestProject } from "../../app/sections/lists/NearestProject.tsx";
import { projectCard } from "../fixtures/cards.ts";
import { missing } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone, pageOverflow } from "../support/browser.ts";

const project = projectCard();

const meta = preview.meta({
  title: "Sections/NearestProject",
  component: NearestProject,
  args: { project, note: "The nearest comparable job is 14 km away, and a different house." },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
});

export const WithProject = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: project.title })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See the project" })).toHaveAttribute(
      "href",
      project.href,
    );
  },
});

export const LongWordsAndMissingPicture = meta.story({
  args: { project: projectCard({ title: longTitle }, missing), note: longSentence },
  globals: onSmallPhone,
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img");
    await waitFor(() => expect(image).toHaveAttribute("data-failed", "true"));
    await expect(pageOverflow()).toBe(0);
  },
});
