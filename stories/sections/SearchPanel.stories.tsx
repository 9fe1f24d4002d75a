import preview from "../../.storybook/preview.tsx";
import { useRef, useState, type ComponentProps } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SearchPanel } from "../../app/sections/search/SearchPanel.tsx";
import { recentKey } from "../../app/lib/browser/storageKeys.ts";
import { SearchError } from "../../app/sections/search/SearchError.tsx";
import type { ListHandle } from "../../app/sections/search/useActiveOption.ts";
import { SearchDialog } from "../../app/widgets/SearchDialog/SearchDialog.tsx";
import type { OptionList } from "../../app/widgets/SearchDialog/SearchField.tsx";
import { searchHint, serveSearchIndex } from "../fixtures/search.ts";
import { longSentence } from "../fixtures/words.ts";
import { onPhone, onSmallPhone } from "../support/browser.ts";
import { inFrame } from "../support/decorators.tsx";

/** The panel in the dialog, whose field controls it. */
function InDialog(props: ComponentProps<typeof SearchPanel>) {
  const [query, setQuery] = useState(props.query);
  const [list, setList] = useState<OptionList>({});
  const handle = useRef<ListHandle>(null);
  return (
    <SearchDialog
      placeholder={searchHint}
      query={query}
      onQueryChange={setQuery}
      onSubmit={() => handle.current?.followActive()}
      onClose={() => {}}
      onKeyDown={(event) => handle.current?.onKeyDown(event)}
      {...list}
    >
      <SearchPanel
        {...props}
        query={query}
        handle={handle}
        activeId={list.activeId}
        onList={setList}
      />
    </SearchDialog>
  );
}

const meta = preview.meta({
  title: "Sections/Search/SearchPanel",
  tags: ["replaces-browser"],
  component: SearchPanel,
  decorators: [inFrame()],
  render: (props) => <InDialog {...props} />,
  args: {
    query: "",
    handle: null,
    activeId: undefined,
    onList: fn(),
    onLeave: fn(),
    slashOn: true,
    renderError: (retry) => <SearchError href="/search?q=oak" onRetry={retry} />,
  },
  beforeEach: () => serveSearchIndex(),
});

const pagesSeen = () => localStorage.setItem(recentKey, "/ /no-such-page /locations/anywhere");

const dialog = () => within(screen.getByRole("dialog", { name: "Search" }));
const status = () => dialog().getByRole("status");

export const SuggestionsBeforeAWord = meta.story({
  beforeEach: pagesSeen,
  play: async () => {
    await userEvent.click(
      await dialog().findByRole("button", { name: "Forget the pages I have seen" }),
    );
  },
});

export const Results = meta.story({
  args: { query: "oak" },
  play: async () => {
    await waitFor(() => expect(status()).toHaveTextContent("5 results"));
    // The scenarios see that opening focuses it.
    dialog().getByRole("combobox").focus();
    await userEvent.keyboard("{End}");
    await waitFor(() =>
      expect(dialog().getAllByRole("option").at(-1)).toHaveAttribute("aria-selected", "true"),
    );
  },
});

export const RecentPages = meta.story({
  beforeEach: pagesSeen,
  play: async () => {
    await dialog().findByRole("group", { name: "Recently viewed" });
  },
});

export const ResultsOnAPhone = meta.story({
  args: { query: "oak" },
  globals: onPhone,
  play: async () => {
    await waitFor(() => expect(status()).toHaveTextContent("5 results"));
  },
});

export const AnswerFirst = meta.story({
  args: { query: "how much are stairs" },
  play: async () => {
    await dialog().findByRole("option", { name: /What does a stair cost/ });
  },
});

export const NothingFound = meta.story({
  args: { query: "submarine" },
  play: async () => {
    const link = await dialog().findByRole("link", { name: /^Message on WhatsApp/ });
    await expect(link).toHaveAttribute("href", expect.stringContaining("submarine"));
  },
});

export const FetchingTheIndex = meta.story({
  beforeEach: () => serveSearchIndex(() => new Promise(() => {})),
});

export const SlashSwitchedOffOnAPhone = meta.story({
  args: { slashOn: false },
  globals: onPhone,
});

export const LongWordsOnASmallPhone = meta.story({
  args: { query: longSentence },
  globals: onSmallPhone,
  play: async () => {
    await waitFor(() => expect(status()).toHaveTextContent(/result|Nothing/));
    const { scrollWidth, clientWidth } = screen.getByRole("dialog");
    await expect(scrollWidth).toBe(clientWidth);
  },
});
