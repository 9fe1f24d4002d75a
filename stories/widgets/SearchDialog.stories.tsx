import preview from "../../.storybook/preview.tsx";
import { expect, fn, waitFor } from "storybook/test";
import { SearchDialog } from "../../app/widgets/SearchDialog/SearchDialog.tsx";
import { searchHint } from "../fixtures/search.ts";
import { longSentence } from "../fixtures/words.ts";
import { onPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/SearchDialog",
  component: SearchDialog,
  args: {
    placeholder: searchHint,
    query: "",
    onQueryChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
    onKeyDown: fn(),
  },
});

export const OpensWithItsFieldReady = meta.story({
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus()),
});

export const WordsAreReadyToBeTypedOver = meta.story({
  args: { query: "oak doors" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>("combobox");
    await expect(field.selectionStart).toBe(0);
    await expect(field.selectionEnd).toBe(field.value.length);
  },
});

export const ASheetOfItsOwnOnAPhone = meta.story({
  args: { query: longSentence, children: <p>{longSentence}</p> },
  globals: onPhone,
});
