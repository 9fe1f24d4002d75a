import { useMemo, useState } from "react";

/**
 * Props of an element that shows HTML made at build time. A page's first HTML holds such words as
 * markup already, so they do not travel a second time as data (app/seo/handoff.ts): `html` is then
 * empty and the words are read from the element that stands in the page. Even a page that React
 * draws anew, because something had changed it before hydration, keeps its words.
 *
 * @param id of the element; not from `useId`, whose names differ when React draws a page anew
 * @param html escaped by whoever made it
 */
export function useStaticHtml(id: string, html: string) {
  const [standing] = useState(() =>
    html || typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? ""),
  );
  // The same object each time: React writes another one into the page anew, and focus would be lost.
  const content = useMemo(() => ({ __html: html || standing }), [html, standing]);
  return {
    id,
    dangerouslySetInnerHTML: content,
    // The browser writes HTML its own way, so the words compare unequal where they are the same.
    suppressHydrationWarning: true,
  };
}
