import { useDeferredValue, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import type { Contact } from "../../content/contact.ts";
import { SearchDialog } from "../../widgets/SearchDialog/SearchDialog.tsx";
import type { OptionList } from "../../widgets/SearchDialog/SearchField.tsx";
import { useImported } from "../../widgets/useImported.ts";
import { leaveDialogEntry } from "../../navigation/useCloseOnBack.ts";
import { searchHref } from "./searchHref.ts";
import { isSlashOn } from "./searchShortcut.ts";
import { SearchTrouble } from "./SearchTrouble.tsx";
import { seenPages } from "./seenPages.ts";
import type { ListHandle } from "./useActiveOption.ts";

/** The engine, the results list and the query library: a lazy chunk, prefetched on intent. */
export const loadPanel = () => import("./SearchPanel.tsx");

/** Keys that navigate or select in the list. */
const listKeys = /^(Enter|Arrow|Home|End)/;

export type OpenSearchProps = {
  currentPath: string;
  contact: Contact;
  hint: string;
  words: string;
  onWords: (words: string) => void;
  onClose: () => void;
};

/** The open search: its field, and below it the panel once loaded. */
export function OpenSearch({
  currentPath,
  contact,
  hint,
  words,
  onWords,
  onClose,
}: OpenSearchProps) {
  const navigate = useNavigate();
  // The field updates at once; the list is deferred until idle or until a key needs it.
  const deferredWords = useDeferredValue(words);
  const [flushedWords, setAsked] = useState(words);
  const listedWords = flushedWords === words ? words : deferredWords;
  const [list, setList] = useState<OptionList>({});
  const panel = useImported(loadPanel, true);
  const handle = useRef<ListHandle>(null);
  const catchUp = () => listedWords !== words && flushSync(() => setAsked(words));
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
          words={listedWords}
          currentPath={currentPath}
          contact={contact}
          handle={handle}
          activeId={list.activeId}
          onList={setList}
          onLeave={onClose}
          seen={seenPages}
          slashOn={isSlashOn()}
          trouble={trouble}
        />
      ) : (
        panel.failed && trouble(panel.retry)
      )}
    </SearchDialog>
  );
}
