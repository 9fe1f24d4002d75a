import preview from "../../.storybook/preview.tsx";
import { fn } from "storybook/test";
import { SearchError } from "../../app/sections/search/SearchError.tsx";
import { SearchDialog } from "../../app/widgets/SearchDialog/SearchDialog.tsx";
import { searchHint } from "../fixtures/search.ts";
import { onPhone } from "../support/browser.ts";
import { inFrame } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Search/SearchError",
  component: SearchError,
  decorators: [inFrame()],
  args: { href: "/search?q=oak", onRetry: fn() },
});

export const SaysWhatToDoInstead = meta.story({
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole("button", { name: "Try again" })),
});

export const InTheDialogOnAPhone = meta.story({
  globals: onPhone,
  render: (args) => (
    <SearchDialog
      placeholder={searchHint}
      query="oak"
      onQueryChange={fn()}
      onSubmit={fn()}
      onClose={fn()}
    >
      <SearchError {...args} />
    </SearchDialog>
  ),
});
