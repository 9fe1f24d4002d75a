import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isPlainPress } from "../lib/modifiers.ts";
import { isPagePath } from "../lib/pagePath.ts";
import { isOnDialogEntry, leaveDialogEntry } from "./useCloseOnBack.ts";

/**
 * Turns clicks on links in rendered Markdown into client navigations. Link components handle their
 * own clicks and have called `preventDefault` by then, except while a dialog is open: its history
 * entry has to be removed first, so this hook handles those clicks too.
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
        // As browsers do: following a link to the current page adds no history entry.
        return navigate(href, { replace: href === pathname + search + hash });
      });
    };
    const onClickCapture = (event: MouseEvent) => {
      if (isOnDialogEntry()) onClick(event);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("click", onClickCapture, true);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("click", onClickCapture, true);
    };
  }, [navigate]);
}
