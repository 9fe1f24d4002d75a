import preview from "../../.storybook/preview.tsx";
import QuotesSheet from "../../app/sections/tools/QuotesSheet.tsx";
import { quotesSheet } from "../fixtures/tools.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/QuotesSheet",
  component: QuotesSheet,
  args: quotesSheet,
  decorators: [inContainer()],
});

export const ThreeFirms = meta.story({});
