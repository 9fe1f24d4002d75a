import preview from "../../.storybook/preview.tsx";
import { Marked } from "../../app/widgets/Marked/Marked.tsx";

const meta = preview.meta({
  title: "Widgets/Marked",
  component: Marked,
  args: { text: "Boot rooms in a valley", ranges: [{ start: 0, end: 4 }] },
});

export const PartOfAText = meta.story({});
