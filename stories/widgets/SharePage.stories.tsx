import preview from "../../.storybook/preview.tsx";
import { expect, fn, screen, spyOn, userEvent } from "storybook/test";
import { SharePage } from "../../app/widgets/SharePage/SharePage.tsx";

const share = fn<typeof navigator.share>();

/** Shares the current page. */
const meta = preview.meta({
  title: "Widgets/SharePage",
  tags: ["replaces-browser"],
  component: SharePage,
  // As a page of the site has one. Without it the story would show its own URL.
  decorators: (Story) => (
    <>
      <link rel="canonical" href="https://example.org/a-page" />
      <Story />
    </>
  ),
  args: { title: "A page" },
  beforeEach: () => {
    spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    share.mockReset();
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
  },
});

const withoutShareSheet = () =>
  Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
const press = () => userEvent.click(screen.getByRole("button", { name: "Share this page" }));

export const SheetClosed = meta.story({
  play: async () => {
    share.mockRejectedValue(new DOMException("", "AbortError"));
    await press();
    await expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
  },
});

export const AddressCopied = meta.story({
  play: async () => {
    withoutShareSheet();
    await press();
    await screen.findByRole("button", { name: /^Address copied/ });
  },
});

export const Refused = meta.story({
  play: async ({ canvas }) => {
    withoutShareSheet();
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(
      new DOMException("", "NotAllowedError"),
    );
    await press();
    await canvas.findByRole("textbox");
  },
});
