import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import {
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from "react";
import type { Contact } from "../../content/shell.server.ts";
import { whatsappLink } from "../../lib/contactLinks.ts";
import { isModified } from "../../lib/modifiers.ts";
import { shownPerGroup, type SearchEngine, type SearchResult } from "../../search/engine.ts";
import { forgetPages, keepPages, recentLimit, setSlash } from "../../search/stored.ts";
import { lowWindow } from "../../theme/tokens.ts";
import { ArrowUpIcon, SlashIcon } from "../../widgets/icons/icons.tsx";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";
import type { OptionList } from "../../widgets/SearchDialog/SearchDialog.tsx";
import {
  optionId,
  SearchList,
  type OptionGroup,
  type SearchOption,
} from "../../widgets/SearchDialog/SearchList.tsx";
import { SteelRule } from "../../widgets/SteelRule/SteelRule.tsx";
import { ReachUs } from "../shell/ReachUs.tsx";
import { useSearchEngine } from "./searchQuery.ts";

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

const Nothing = styled("div")({ padding: "4px 20px 24px", overflow: "auto" });

const Foot = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 20px",
  padding: "0 20px",
  minHeight: 48,
  borderTop: `1px solid ${theme.palette.divider}`,
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  // What a key does is of no use to a finger.
  "@media (hover: none)": { "& > span": { display: "none" } },
  "& label": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    minHeight: 44,
    marginInlineStart: "auto",
    cursor: "pointer",
  },
  "& input": { width: 18, height: 18, margin: 0, accentColor: theme.palette.primary.main },
  "& kbd": {
    padding: "1px 6px",
    border: `1px solid ${theme.palette.drawing.lineStrong}`,
    borderBottomWidth: 2,
    borderRadius: 3,
    fontFamily: "inherit",
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.drawing.white,
  },
}));

const optionOf = ({ path, title, titleMarks, trail, picture }: SearchResult): SearchOption => ({
  href: path,
  title,
  titleMarks,
  trail: trail.length > 0 ? trail : [path === "/" ? "Home page" : "Overview"],
  picture,
  isPlace: path.startsWith("/locations"),
});

/** What the list shows for the words typed; before any, what may be wanted. */
function groupsFor(engine: SearchEngine, words: string, recent: string[]) {
  if (!words.trim()) {
    const groups: OptionGroup[] = [
      { name: "Seen lately", options: engine.pagesAt(recent).map(optionOf) },
      { name: "Services", options: engine.suggestions.map(optionOf) },
    ].filter(({ options }) => options.length > 0);
    return { groups };
  }
  const { answer, groups, count } = engine.search(words);
  const answered: OptionGroup[] = answer
    ? [
        {
          name: "In short",
          options: [{ href: answer.href, title: answer.question, answer: answer.answer }],
        },
      ]
    : [];
  return {
    count: count + answered.length,
    groups: [
      ...answered,
      ...groups.map(({ name, results }) => ({
        name,
        options: results.slice(0, shownPerGroup).map(optionOf),
      })),
    ],
  };
}

/** What the field does with the list. */
export type ListHandle = {
  /** Moves what is active by a key pressed in the field, or takes it with Enter. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Follows the active option. Says whether there is one. */
  takeActive: () => boolean;
};

export type SearchPanelProps = {
  words: string;
  currentPath: string;
  contact: Contact;
  /** Takes what the field does with the list. */
  handle: Ref<ListHandle>;
  activeId: string | undefined;
  /** Called with what the field is to say of the list. */
  onList: (list: OptionList) => void;
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
  const [isSlash, setIsSlash] = useState(slashOn);
  const [chosen, setChosen] = useState({ words, index: words.trim() ? 0 : -1 });
  const { groups, count } = useMemo(
    () => (engine ? groupsFor(engine, words, recent) : { groups: [], count: undefined }),
    [engine, words, recent],
  );
  const last = groups.reduce((sum, { options }) => sum + options.length, 0) - 1;
  // Other words, other options: back to the first. Before any are typed Enter must not lead away.
  const wished = chosen.words === words ? chosen.index : words.trim() ? 0 : -1;
  const active = Math.min(wished, last);
  const allHref = `/search${words.trim() ? `?q=${encodeURIComponent(words.trim())}` : ""}`;

  const shownId = active >= 0 ? optionId(listId, active) : undefined;
  const shownList = last >= 0 ? listId : undefined;
  useEffect(() => {
    onList({ listId: shownList, activeId: shownId });
  }, [onList, shownList, shownId]);

  // Keys move what is active; the pointer is already there.
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current && activeId)
      document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
    moved.current = false;
  }, [activeId]);

  const takeActive = () => {
    if (shownId) document.getElementById(shownId)?.click();
    return shownId !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isModified(event) || last < 0) return;
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      if (takeActive()) event.preventDefault();
      return;
    }
    const to = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    moved.current = true;
    setChosen({ words, index: to });
  };
  useImperativeHandle(handle, () => ({ onKeyDown, takeActive }));

  // What the field is told of the list draws the frame once more, and not the list.
  const list = useMemo(
    () => (
      <SearchList
        id={listId}
        label={count === undefined ? "Suggestions" : "Results"}
        groups={groups}
        active={active}
        onActive={(index) => setChosen({ words, index })}
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
              setChosen({ words, index: -1 });
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
    [listId, count, groups, active, recent, engine, last, allHref, seen, words],
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
      {failed ? (
        trouble(retry)
      ) : nothing ? (
        <Nothing>
          <p>
            No page holds “{words.trim().slice(0, 80)}”. Try fewer or other words, or ask us; the
            WhatsApp message carries yours.
          </p>
          <ReachUs
            contact={{
              ...contact,
              whatsappHref: whatsappLink(contact.phoneNumber, contact.whatsappText, words.trim()),
            }}
          />
          <Button variant="text" href="/search" sx={{ mt: 2, px: 0 }}>
            See every page by name
          </Button>
        </Nothing>
      ) : (
        list
      )}
      <Foot>
        <span>
          <kbd>
            <ArrowUpIcon style={{ fontSize: 12 }} />
          </kbd>{" "}
          <kbd>
            <ArrowUpIcon style={{ fontSize: 12, rotate: "180deg" }} />
          </kbd>{" "}
          choose
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Esc</kbd> close
        </span>
        <label>
          <input
            type="checkbox"
            checked={isSlash}
            onChange={(event) => {
              setSlash(event.target.checked);
              setIsSlash(event.target.checked);
            }}
          />
          <span>
            Open with{" "}
            <kbd>
              {/* Drawn: as a letter it would fetch the rare letters of the text face. */}
              <SlashIcon
                role="img"
                aria-label="/"
                aria-hidden={false}
                style={{ fontSize: 12, strokeWidth: 3 }}
              />
            </kbd>
          </span>
        </label>
      </Foot>
    </Panel>
  );
}
