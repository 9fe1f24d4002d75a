import preview from "../../.storybook/preview.tsx";
import { SelectedText } from "../../app/widgets/SelectedText/SelectedText.tsx";

/** Text to copy by hand. */
const meta = preview.meta({ title: "Widgets/SelectedText", component: SelectedText });

export const Selected = meta.story({
  args: { label: "The page’s address, ready to copy:", text: "https://example.org/a-page" },
});
