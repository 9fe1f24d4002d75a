import { useEffect } from "react";
import { hashTarget, openAround } from "./hashTarget.ts";

/**
 * Opens what is folded: around the element that the URL's hash points to, which browsers do for some
 * ways of coming to it only, and everything while the page is printed, for browsers that print
 * styles can't make show it.
 */
export function useOpenDetails() {
  useEffect(() => {
    const openTarget = () => {
      const target = hashTarget(window.location.hash);
      if (target && openAround(target)) target.scrollIntoView();
    };
    const openAll = () => {
      for (const details of document.querySelectorAll("details:not([open])")) {
        const close = () => details.removeAttribute("open");
        details.setAttribute("open", "");
        window.addEventListener("afterprint", close, { once: true });
      }
    };
    openTarget();
    window.addEventListener("hashchange", openTarget);
    window.addEventListener("beforeprint", openAll);
    return () => {
      window.removeEventListener("hashchange", openTarget);
      window.removeEventListener("beforeprint", openAll);
    };
  }, []);
}
