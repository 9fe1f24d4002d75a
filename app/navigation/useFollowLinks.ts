import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isPlainPress } from "../lib/modifiers.ts";
import { isPagePath } from "../lib/pagePath.ts";
import { isOnDialogEntry, leaveDialogEntry } from "./useCloseOnBack.ts";

/**
 * Makes a press on a link in rendered Markdown a client navigation. Links that are components do
 * that themselves, and have prevented the default by then; not so over a page with a dialog open, whose
 * entry has to leave the history first.
 */
export function useFollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainPress(event)) return;
      const link = (event.target as Element).closest(
        "a:not([target], [download], [aria-haspopup])",
      );
      const href = link?.getAttribute("href") ?? "";
      if (!isPagePath(href)) return;
      event.preventDefault();
      void leaveDialogEntry().then(() => {
        const { pathname, search, hash } = window.location;
        // As browsers do: the page one is on does not come into the history twice.
        return navigate(href, { replace: href === pathname + search + hash });
      });
    };
    const beforeComponents = (event: MouseEvent) => {
      if (isOnDialogEntry()) onClick(event);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("click", beforeComponents, true);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("click", beforeComponents, true);
    };
  }, [navigate]);
}
