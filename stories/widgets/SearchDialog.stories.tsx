import preview from "../../.storybook/preview.tsx";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { SearchDialog } from "../../app/widgets/SearchDialog/SearchDialog.tsx";
import { SearchField } from "../../app/widgets/SearchDialog/SearchField.tsx";
import { searchHint } from "../fixtures/search.ts";
import { longSentence } from "../fixtures/words.ts";
import { onPhone, pressEscape } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/SearchDialog",
  component: SearchDialog,
  subcomponents: { SearchField },
  args: {
    hint: searchHint,
    words: "",
    onWords: fn(),
    onSubmit: fn(),
    onClose: fn(),
    onKeyDown: fn(),
  },
});

const field = () => screen.getByRole("combobox", { name: "Search the site" });

export const OpensWithItsFieldReady = meta.story({
  play: async ({ args }) => {
    await expect(field()).toHaveFocus();
    await userEvent.keyboard("o");
    await expect(args.onWords).toHaveBeenCalledWith("o");
    await expect(args.onKeyDown).toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(field()).toHaveAttribute("aria-expanded", "false");
  },
});

export const TheButtonDoesWhatEnterDoes = meta.story({
  args: { words: "oak doors" },
  play: async ({ args }) => {
    const button = screen.getByRole("button", { name: "Search" });
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const WordsAreReadyToBeTypedOver = meta.story({
  args: { words: "oak doors" },
  play: async () => {
    const { selectionStart, selectionEnd } = field() as HTMLInputElement;
    await expect([selectionStart, selectionEnd]).toEqual([0, "oak doors".length]);
  },
});

export const EscapeAndTheButtonCloseIt = meta.story({
  play: async ({ args }) => {
    await pressEscape();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const ASheetOfItsOwnOnAPhone = meta.story({
  args: { words: longSentence, children: <p>{longSentence}</p> },
  globals: onPhone,
  play: async () => {
    const { width, height } = screen
      .getByRole("dialog", { name: "Search" })
      .getBoundingClientRect();
    // Excludes a classic scrollbar.
    await expect(width).toBe(document.documentElement.getBoundingClientRect().width);
    await expect(height).toBe(window.innerHeight);
    await expect(screen.getByRole("button", { name: "Close search" })).toBeVisible();
  },
});
