import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { PageHeader } from "../../app/sections/page/PageHeader.tsx";
import { Picture } from "../../app/widgets/Picture/Picture.tsx";
import { breadcrumbs } from "../fixtures/pages.ts";
import { missing, photograph } from "../fixtures/pictures.ts";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/Page/PageHeader",
  component: PageHeader,
  args: {
    breadcrumbs,
    title: "Staircases, drawn and built",
    lead: "From the survey of the well to the last spindle, by the people who drew it.",
  },
});

export const WithoutPicture = meta.story({});

export const WithPicture = meta.story({
  args: { picture: photograph },
  // The largest picture of the first screen.
  play: ({ canvas }) => expect(canvas.getByRole("img")).toHaveAttribute("fetchpriority", "high"),
});

export const PictureAcrossThePage = meta.story({
  args: { wide: <Picture picture={photograph} /> },
});

export const SaysWhoSpeaks = meta.story({
  args: { speaker: "In the words of our founder, who comes to measure" },
});

export const WithMissingPicture = meta.story({ args: { picture: missing } });

export const WithTitleOnly = meta.story({ args: { lead: undefined, breadcrumbs: [] } });

export const LongWords = meta.story({
  args: { title: longTitle, lead: longSentence, picture: photograph },
  globals: onSmallPhone,
});
