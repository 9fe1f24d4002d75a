import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId, useMemo, useState, type ReactNode } from "react";
import type { Contact } from "../../content/shell.server.ts";
import { isModified } from "../../lib/modifiers.ts";
import { forgetPages, keepPages, recentLimit } from "../../search/stored.ts";
import { lowWindow } from "../../theme/tokens.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";
import { SearchList } from "../../widgets/SearchDialog/SearchList.tsx";
import { SteelRule } from "../../widgets/SteelRule/SteelRule.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { SearchFoot } from "./SearchFoot.tsx";
import { groupsFor } from "./searchGroups.ts";
import { searchHref } from "./searchHref.ts";
import { useSearchEngine } from "./searchQuery.ts";
import { useActiveOption, type ActiveOption } from "./useActiveOption.ts";

const Panel = styled("div")(({ theme }) => ({
  display: "grid",
  grid: "auto auto minmax(0, 1fr) auto / minmax(0, 1fr)",
  minHeight: 0,
  [theme.breakpoints.down("sm")]: { paddingBottom: "env(safe-area-inset-bottom)" },
  // The room is for the list: nothing else keeps its place.
  [lowWindow]: { display: "block", overflowY: "auto" },
}));

const Rule = styled(SteelRule)({ [lowWindow]: { display: "none" } });

const Count = styled(DimensionLine)({
  padding: "10px 20px 2px",
  minHeight: 32,
  [lowWindow]: { paddingTop: 2, minHeight: 0 },
});

export type SearchPanelProps = Pick<ActiveOption, "words" | "activeId" | "handle" | "onList"> & {
  currentPath: string;
  contact: Contact;
  /** Called when a page is chosen. */
  onLeave: () => void;
  /** Pages seen since the site was loaded, the newest last. Emptied when the visitor says so. */
  seen: Set<string>;
  /** Whether `/` opens the search. */
  slashOn: boolean;
  /** What to show when the index cannot be had. The frame has it at hand for its own case. */
  trouble: (retry: () => void) => ReactNode;
};

/**
 * What stands under the field: results in groups, suggestions, or why there are none. Fetched, with
 * the engine and the query library, when the search is first wanted.
 */
export function SearchPanel({
  words,
  currentPath,
  contact,
  handle,
  activeId,
  onList,
  onLeave,
  seen,
  slashOn,
  trouble,
}: SearchPanelProps) {
  const listId = useId();
  const { engine, failed, failures, retry } = useSearchEngine();
  const [recent, setRecent] = useState(() =>
    keepPages(seen)
      .filter((path) => path !== currentPath)
      .slice(0, recentLimit),
  );
  const { groups, count } = useMemo(
    () => (engine ? groupsFor(engine, words, recent) : { groups: [], count: undefined }),
    [engine, words, recent],
  );
  const last = groups.reduce((sum, { options }) => sum + options.length, 0) - 1;
  const [active, setActive] = useActiveOption({ words, last, listId, activeId, handle, onList });
  const allHref = searchHref(words);

  // What the field is told of the list draws the frame once more, and not the list.
  const list = useMemo(
    () => (
      <SearchList
        id={listId}
        label={count === undefined ? "Suggestions" : "Results"}
        groups={groups}
        active={active}
        onActive={setActive}
      >
        {count === undefined && recent.length > 0 && engine && (
          <Button
            variant="text"
            size="small"
            sx={{ ml: 1 }}
            onClick={() => {
              seen.clear();
              forgetPages();
              setRecent([]);
              setActive(-1);
            }}
          >
            Forget the pages I have seen
          </Button>
        )}
        {count !== undefined && last + 1 < count && (
          <Button variant="text" size="small" href={allHref} sx={{ ml: 1 }}>
            See all {count} results
          </Button>
        )}
      </SearchList>
    ),
    [listId, count, groups, active, recent, engine, last, allHref, seen, setActive],
  );

  const nothing = engine !== undefined && count === 0;
  const status = failed
    ? ""
    : !engine
      ? failures > 0
        ? "Still fetching the list of pages"
        : "Fetching the list of pages"
      : count === undefined
        ? "Suggestions"
        : nothing
          ? "Nothing found"
          : `${count} ${count === 1 ? "result" : "results"}`;

  return (
    // A click on any link in here leads away; keys reach the links through the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <Panel
      onClick={(event) => {
        const link = (event.target as Element).closest("a");
        if (link?.getAttribute("href")?.startsWith("/") && !isModified(event)) onLeave();
      }}
    >
      <Rule />
      <Count role="status" hidden={failed}>
        {status}
      </Count>
      {failed ? trouble(retry) : nothing ? <NothingFound words={words} contact={contact} /> : list}
      <SearchFoot slashOn={slashOn} />
    </Panel>
  );
}
