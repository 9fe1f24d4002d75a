import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId, useMemo, type ReactNode } from "react";
import { isPlainPress } from "../../lib/modifiers.ts";
import { forgetPages } from "../../lib/browser/recentPages.ts";
import { lowWindow } from "../../theme/tokens.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";
import { SearchList } from "../../widgets/SearchDialog/SearchList.tsx";
import { SteelRule } from "../../widgets/SteelRule/SteelRule.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { SearchFooter } from "./SearchFooter.tsx";
import { groupsFor } from "./searchGroups.ts";
import { searchHref } from "./searchHref.ts";
import { useRecentPages } from "./useRecentPages.ts";
import { useSearchEngine } from "./useSearchEngine.ts";
import { useActiveOption, type ActiveOption } from "./useActiveOption.ts";
import { counted } from "../../lib/counted.ts";

const Panel = styled("div")(({ theme }) => ({
  display: "grid",
  grid: "auto auto minmax(0, 1fr) auto / minmax(0, 1fr)",
  minHeight: 0,
  [theme.breakpoints.down("sm")]: { paddingBottom: "env(safe-area-inset-bottom)" },
  // In a low window the list needs the room, so everything scrolls with it.
  [lowWindow]: { display: "block", overflowY: "auto" },
}));

const Rule = styled(SteelRule)({ [lowWindow]: { display: "none" } });

const Count = styled(DimensionLine)({
  padding: "10px 20px 2px",
  minHeight: 32,
  [lowWindow]: { paddingTop: 2, minHeight: 0 },
});

export type SearchPanelProps = Pick<ActiveOption, "query" | "activeId" | "handle" | "onList"> & {
  /** Called when a page is chosen. */
  onLeave: () => void;
  /** Whether `/` opens the search. */
  slashOn: boolean;
  /**
   * Renders the message for an index that cannot be loaded. The caller shows the same one if this
   * chunk fails to load.
   */
  renderError: (retry: () => void) => ReactNode;
};

/** How much was found. */
function statusOf(count: number | undefined): string {
  if (count === undefined) return "Suggestions";
  return count === 0 ? "Nothing found" : counted(count, "result");
}

const fetchingStatus = (failures: number) =>
  failures > 0 ? "Still fetching the list of pages" : "Fetching the list of pages";

/**
 * The content below the field: grouped results, suggestions, or why there are none. A lazy chunk
 * with the engine and the query library.
 */
export function SearchPanel({
  query,
  handle,
  activeId,
  onList,
  onLeave,
  slashOn,
  renderError,
}: SearchPanelProps) {
  const listId = useId();
  const { engine, failed, failures, retry } = useSearchEngine();
  const recent = useRecentPages();
  const { groups, count } = useMemo(
    () => (engine ? groupsFor(engine, query, recent) : { groups: [], count: undefined }),
    [engine, query, recent],
  );
  const last = groups.reduce((sum, { options }) => sum + options.length, 0) - 1;
  const [active, setActive] = useActiveOption({ query, last, listId, activeId, handle, onList });
  const allHref = searchHref(query);

  // Memoised: reporting the list's state to the field re-renders the dialog, but not the list.
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
              forgetPages();
              setActive(-1);
            }}
          >
            Forget the pages I have seen
          </Button>
        )}
        {count !== undefined && last + 1 < count && (
          <Button variant="text" size="small" href={allHref} sx={{ ml: 1 }}>
            <span>{`See all ${count} results`}</span>
          </Button>
        )}
      </SearchList>
    ),
    [listId, count, groups, active, recent, engine, last, allHref, setActive],
  );

  return (
    // Delegated: a click on a link in here navigates away. Keyboard users reach the links through
    // the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <Panel
      onClick={(event) => {
        const link = (event.target as Element).closest("a");
        if (link?.getAttribute("href")?.startsWith("/") && isPlainPress(event)) onLeave();
      }}
    >
      <Rule />
      <Count role="status" hidden={failed}>
        {!failed && (engine ? statusOf(count) : fetchingStatus(failures))}
      </Count>
      {failed ? renderError(retry) : count === 0 ? <NothingFound query={query} /> : list}
      <SearchFooter slashOn={slashOn} />
    </Panel>
  );
}
