import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isPlainPress } from "../../lib/modifiers.ts";
import { isPagePath } from "../../lib/pagePath.ts";

/**
 * Makes a press on a link in rendered Markdown a client navigation. Links that are components do
 * that themselves, and have prevented the default by then.
 */
export function useFollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainPress(event)) return;
      const link = (event.target as Element).closest("a:not([target], [download])");
      const href = link?.getAttribute("href") ?? "";
      if (!isPagePath(href)) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      // As browsers do: the page one is on does not come into the history twice.
      void navigate(href, { replace: href === pathname + search + hash });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
}
