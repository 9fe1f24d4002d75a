import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
  type MouseEvent,
  type Ref,
  type RefObject,
} from "react";
import type { Contact } from "../../content/shell.server.ts";
import { isModified } from "../../lib/modifiers.ts";
import { FailureBoundary } from "../page/SectionBoundary.tsx";
import { loadPanel, OpenSearch } from "./OpenSearch.tsx";
import { asksForSearch } from "./searchShortcut.ts";
import { seePage } from "./seenPages.ts";

type Opening = {
  /** How many searches there were before. */
  count: number;
  /** The page that it is open on; nothing while it is closed. */
  path?: string;
};

/** What opens the search from outside. */
export type SearchHandle = { open: () => void };

/** What a link to the search page needs to open the search instead. */
export function useSearchLink(search: RefObject<SearchHandle | null>) {
  return useMemo(() => {
    // If it fails now, it is asked for again, and spoken of, when it is wanted.
    const onIntent = () => void loadPanel().catch(() => {});
    const onClick = (event: MouseEvent) => {
      if (isModified(event) || !search.current) return;
      event.preventDefault();
      search.current.open();
    };
    return { onClick, onPointerEnter: onIntent, onFocus: onIntent };
  }, [search]);
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
