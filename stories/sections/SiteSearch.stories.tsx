import preview from "../../.storybook/preview.tsx";
import { useRef } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import {
  SiteSearch,
  useSearchLink,
  type SearchHandle,
} from "../../app/sections/search/SiteSearch.tsx";
import { OpenSearch } from "../../app/sections/search/OpenSearch.tsx";
import { contact } from "../fixtures/contact.ts";
import { searchHint, serveSearchIndex } from "../fixtures/search.ts";

let renders = 0;

/** A page frame with a link to the search page. */
function Frame() {
  const search = useRef<SearchHandle>(null);
  const { onClick, onFocus } = useSearchLink(search);
  renders++;
  return (
    <>
      <a href="/search" onClick={onClick} onFocus={onFocus}>
        Search
      </a>
      <SiteSearch ref={search} contact={contact} placeholder={searchHint} />
    </>
  );
}

const meta = preview.meta({
  title: "Sections/SiteSearch",
  component: Frame,
  subcomponents: { OpenSearch, SiteSearch },
  beforeEach: () => {
    renders = 0;
    return serveSearchIndex();
  },
});

const dialog = () => screen.getByRole("dialog", { name: "Search" });

export const TheFrameIsNotRenderedAnew = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = renders;
    await userEvent.click(canvas.getByRole("link", { name: "Search" }));
    await userEvent.click(within(dialog()).getByRole("button", { name: "Close search" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(renders).toBe(before);
  },
});
