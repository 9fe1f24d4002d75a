import preview from "../../.storybook/preview.tsx";
import { Highlight } from "../../app/widgets/Highlight/Highlight.tsx";

const meta = preview.meta({
  title: "Widgets/Highlight",
  component: Highlight,
  args: { text: "Boot rooms in a valley", ranges: [{ start: 0, end: 4 }] },
});

export const PartOfAText = meta.story({});
