import {
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type Ref,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import type { Contact } from "../../content/shell.server.ts";
import { isModified } from "../../lib/modifiers.ts";
import { slashKey } from "../../search/storageKeys.ts";
import { SearchDialog, type OptionList } from "../../widgets/SearchDialog/SearchDialog.tsx";
import { useImported } from "../../widgets/useImported.ts";
import { FailureBoundary } from "../page/SectionBoundary.tsx";
import { leaveDialogEntry } from "../shell/useCloseOnBack.ts";
import { SearchTrouble } from "./SearchTrouble.tsx";
import type { ListHandle } from "./useActiveOption.ts";

/** The engine, its list and the query library: a file of their own, fetched at the first intent. */
const loadPanel = () => import("./SearchPanel.tsx");

/** Keys that move through the list or take from it. */
const listKeys = /^(Enter|Arrow|Home|End)/;

/** Controls in which a key writes or chooses. A box to tick is none, nor is one that is closed away. */
const typingIn =
  "textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=button])";
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches(typingIn)) &&
  !target.closest("dialog:not([open])");

/** Whether `/` opens the search (WCAG 2.1.4: it can be switched off). */
function isSlashOn(): boolean {
  try {
    return localStorage.getItem(slashKey) !== "off";
  } catch {
    return true;
  }
}

// Outside React: what has been seen outlives the frame. Newest first; the panel cuts it short.
const seen = new Set<string>();

function seePage(path: string) {
  seen.delete(path);
  seen.add(path);
}

/** Whether a key press asks for the search: `/` alone where nothing is typed, Ctrl+K or Cmd+K. */
function asksForSearch(event: globalThis.KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false;
  if (document.querySelector("dialog[open]")) return false;
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key === "/") return !isModified(event) && !isTyping(target) && isSlashOn();
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !shiftKey && !altKey;
}

/** Where the search page lists what was typed. */
export const searchHref = (words: string) =>
  words.trim() ? `/search?q=${encodeURIComponent(words.trim())}` : "/search";

type OpenSearchProps = {
  currentPath: string;
  contact: Contact;
  hint: string;
  words: string;
  onWords: (words: string) => void;
  onClose: () => void;
};

function OpenSearch({ currentPath, contact, hint, words, onWords, onClose }: OpenSearchProps) {
  const navigate = useNavigate();
  // The field shows a letter at once, the list follows when there is time or a key asks for it.
  const following = useDeferredValue(words);
  const [asked, setAsked] = useState(words);
  const listed = asked === words ? words : following;
  const [list, setList] = useState<OptionList>({});
  const panel = useImported(loadPanel, true);
  const handle = useRef<ListHandle>(null);
  const catchUp = () => listed !== words && flushSync(() => setAsked(words));
  const Panel = panel.value?.SearchPanel;
  const trouble = (retry: () => void) => (
    <SearchTrouble contact={contact} href={searchHref(words)} onRetry={retry} />
  );
  return (
    <SearchDialog
      hint={hint}
      words={words}
      onWords={onWords}
      onSubmit={() => {
        catchUp();
        if (handle.current?.takeActive()) return;
        onClose();
        void leaveDialogEntry().then(() => navigate(searchHref(words)));
      }}
      onClose={onClose}
      onKeyDown={(event) => {
        if (listKeys.test(event.key)) catchUp();
        handle.current?.onKeyDown(event);
      }}
      {...list}
    >
      {Panel ? (
        <Panel
          words={listed}
          currentPath={currentPath}
          contact={contact}
          handle={handle}
          activeId={list.activeId}
          onList={setList}
          onLeave={onClose}
          seen={seen}
          slashOn={isSlashOn()}
          trouble={trouble}
        />
      ) : (
        panel.failed && trouble(panel.retry)
      )}
    </SearchDialog>
  );
}

type Opening = {
  /** How many searches there were before. */
  count: number;
  /** The page that it is open on; nothing while it is closed. */
  path?: string;
};

/** What opens the search from outside. */
export type SearchHandle = { open: () => void };

/** What the links to the search page need to open the search instead. */
export function useSearchLinks(search: RefObject<SearchHandle | null>) {
  return useMemo(
    () => ({
      onSearch(event: MouseEvent) {
        if (isModified(event) || !search.current) return;
        event.preventDefault();
        search.current.open();
      },
      onSearchIntent() {
        // If it fails now, it is asked for again, and spoken of, when it is wanted.
        loadPanel().catch(() => {});
      },
    }),
    [search],
  );
}

export type SiteSearchProps = {
  ref: Ref<SearchHandle>;
  currentPath: string;
  contact: Contact;
  /** What could be looked for. */
  hint: string;
};

/**
 * The search of every page: opens by `/`, Ctrl+K, Cmd+K or the links to the search page, which
 * stay links without a script. Only the dialog's frame is here; what finds and lists comes with the
 * first intent, the index with the first opening. Whether it is open and what is typed are its own
 * affair: the frame of the page, with all its menus, is not rendered anew for it.
 */
export function SiteSearch({ ref, currentPath, contact, hint }: SiteSearchProps) {
  // Open on the page it was opened on: going back or forward closes it. Each opening is a dialog of
  // its own: the browser tells late that one was closed, when the next may be open already.
  const [opening, setOpening] = useState<Opening>({ count: 0 });
  // They outlast the dialog: a search closed by mistake loses nothing.
  const [words, setWords] = useState("");
  const { count } = opening;
  const isOpen = opening.path === currentPath;
  // Left by going to another page.
  if (opening.path !== undefined && !isOpen) setOpening({ count: count + 1 });

  const open = useCallback(
    () =>
      setOpening((now) => ({
        // One that the browser has closed, and not told of yet, has had its turn.
        count: now.path === undefined ? now.count : now.count + 1,
        path: currentPath,
      })),
    [currentPath],
  );
  useImperativeHandle(ref, () => ({ open }), [open]);

  useEffect(() => seePage(currentPath), [currentPath]);

  // Before the page says that it has hydrated: shortcuts kept until then come right after.
  useLayoutEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open]);

  return (
    isOpen && (
      <FailureBoundary key={count} name="search" quiet>
        <OpenSearch
          currentPath={currentPath}
          contact={contact}
          hint={hint}
          words={words}
          onWords={setWords}
          onClose={() => setOpening((now) => (now.count === count ? { count: count + 1 } : now))}
        />
      </FailureBoundary>
    )
  );
}
