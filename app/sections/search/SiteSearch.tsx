import {
  Activity,
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
import { isPlainPress } from "../../lib/modifiers.ts";
import { useCurrentPath } from "../../widgets/currentPath.ts";
import { SectionBoundary } from "../page/SectionBoundary.tsx";
import { loadPanel, OpenSearch } from "./OpenSearch.tsx";
import { takeSearchShortcut } from "../../lib/browser/searchShortcut.ts";
import { recordPage } from "../../lib/browser/recentPages.ts";

type Opening = {
  /** Number of earlier openings. */
  count: number;
  isOpen: boolean;
};

/** Opens the search from outside. */
export type SearchHandle = { open: () => void };

/** Props that make a link to the search page open the search dialog instead. */
export function useSearchLink(search: RefObject<SearchHandle | null>) {
  return useMemo(() => {
    // A failed prefetch is retried on opening, and reported then.
    const onIntent = () => void loadPanel().catch(() => {});
    const onClick = (event: MouseEvent) => {
      if (!isPlainPress(event) || !search.current) return;
      event.preventDefault();
      search.current.open();
    };
    return { onClick, onPointerEnter: onIntent, onFocus: onIntent };
  }, [search]);
}

/** Records the pages that the visitor sees, which the search suggests. */
export function RecordPages() {
  const path = useCurrentPath();
  useEffect(() => recordPage(path), [path]);
  return null;
}

export type SiteSearchProps = {
  ref: Ref<SearchHandle>;
  /** Placeholder: what could be searched for. */
  placeholder: string;
};

/**
 * Search over all pages, opened with `/`, Ctrl+K, Cmd+K or the links to the search page, which work
 * as links without scripts. This chunk has the dialog only; engine and results load on intent, the
 * index on first opening. Its state is local, so that typing does not re-render the frame and its
 * menus.
 */
export function SiteSearch({ ref, placeholder }: SiteSearchProps) {
  // Each opening mounts a new dialog, because the `close` event is late: the next may be open by then.
  const [{ count, isOpen }, setOpening] = useState<Opening>({ count: 0, isOpen: false });
  // Kept while closed, so that a search closed by mistake loses nothing.
  const [query, setQuery] = useState("");

  // A dialog whose `close` event is still pending is replaced.
  const open = useCallback(
    () => setOpening((now) => ({ count: now.isOpen ? now.count + 1 : now.count, isOpen: true })),
    [],
  );
  useImperativeHandle(ref, () => ({ open }), [open]);

  // A layout effect, registered before the page reports hydration and early shortcuts are replayed.
  useLayoutEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (takeSearchShortcut(event)) open();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open]);

  return (
    // Rendered while the browser is idle, shown on opening.
    <Activity mode={isOpen ? "visible" : "hidden"}>
      <SectionBoundary key={count} name="search" quiet>
        <OpenSearch
          placeholder={placeholder}
          query={query}
          onQueryChange={setQuery}
          onClose={() =>
            setOpening((now) => (now.count === count ? { count: count + 1, isOpen: false } : now))
          }
        />
      </SectionBoundary>
    </Activity>
  );
}
