import preview from "../../.storybook/preview.tsx";
import SampleQuote from "../../app/sections/tools/SampleQuote.tsx";
import { sampleQuote } from "../fixtures/tools.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/SampleQuote",
  component: SampleQuote,
  args: sampleQuote,
  decorators: [inContainer()],
  parameters: { visual: { also: ["print"] } },
});

export const WithItsPayments = meta.story({});
