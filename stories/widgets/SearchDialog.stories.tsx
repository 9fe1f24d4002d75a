import preview from "../../.storybook/preview.tsx";
import { fn } from "storybook/test";
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

export const OpensWithItsFieldReady = meta.story({});

export const WordsAreReadyToBeTypedOver = meta.story({ args: { query: "oak doors" } });

export const ASheetOfItsOwnOnAPhone = meta.story({
  args: { query: longSentence, children: <p>{longSentence}</p> },
  globals: onPhone,
});
