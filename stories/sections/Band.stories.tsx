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

export const Plain = meta.story({});

export const Warm = meta.story({ args: { tone: "warm" } });

export const Dark = meta.story({ args: { tone: "dark" } });

export const JoinedToTheBandAbove = meta.story({ args: { flush: true } });

export const LongWords = meta.story({
  args: { title: longTitle, text: longSentence },
  globals: onSmallPhone,
});
