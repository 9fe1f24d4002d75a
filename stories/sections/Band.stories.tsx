import preview from "../../.storybook/preview.tsx";
import Typography from "@mui/material/Typography";
import { Band } from "../../app/sections/page/Band.tsx";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Sections/Page/Band",
  component: Band,
  args: {
    title: "What we build",
    text: "A sentence that says what stands below.",
    children: <Typography sx={{ mt: 3 }}>What stands below.</Typography>,
  },
  parameters: { visual: { also: ["print"] } },
});

export const OnFilm = meta.story({});

export const OnPly = meta.story({ args: { tone: "ply" } });

export const OnDeepBlue = meta.story({ args: { tone: "deep" } });

export const JoinedToTheBandAbove = meta.story({ args: { flush: true } });

export const LongWords = meta.story({
  args: { title: longTitle, text: longSentence },
  globals: onSmallPhone,
});
