import { useDeferredValue, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { SearchDialog } from "../../widgets/SearchDialog/SearchDialog.tsx";
import type { OptionList } from "../../widgets/SearchDialog/SearchField.tsx";
import { useImported } from "../../widgets/useImported.ts";
import { searchHref } from "./searchHref.ts";
import { isSlashOn } from "../../lib/browser/searchShortcut.ts";
import { SearchError } from "./SearchError.tsx";
import type { ListHandle } from "./useActiveOption.ts";

/** The engine, the results list and the query library: a lazy chunk, prefetched on intent. */
export const loadPanel = () => import("./SearchPanel.tsx");

/** Keys that navigate or select in the list. */
const listKeys = /^(Enter|Arrow|Home|End)/;

export type OpenSearchProps = {
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  onClose: () => void;
};

/** The open search: its field, and below it the panel once loaded. */
export function OpenSearch({ placeholder, query, onQueryChange, onClose }: OpenSearchProps) {
  const navigate = useNavigate();
  // The field updates at once; the list is deferred until idle or until a key needs it.
  const deferredQuery = useDeferredValue(query);
  const [flushedQuery, setFlushedQuery] = useState(query);
  const listedQuery = flushedQuery === query ? query : deferredQuery;
  const [list, setList] = useState<OptionList>({});
  const panel = useImported(loadPanel, true);
  const handle = useRef<ListHandle>(null);
  const catchUp = () => listedQuery !== query && flushSync(() => setFlushedQuery(query));
  const Panel = panel.value?.SearchPanel;
  const renderError = (retry: () => void) => (
    <SearchError href={searchHref(query)} onRetry={retry} />
  );
  return (
    <SearchDialog
      placeholder={placeholder}
      query={query}
      onQueryChange={onQueryChange}
      onSubmit={() => {
        catchUp();
        if (handle.current?.followActive()) return;
        onClose();
        void navigate(searchHref(query));
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
          query={listedQuery}
          handle={handle}
          activeId={list.activeId}
          onList={setList}
          onLeave={onClose}
          slashOn={isSlashOn()}
          renderError={renderError}
        />
      ) : (
        panel.failed && renderError(panel.retry)
      )}
    </SearchDialog>
  );
}
