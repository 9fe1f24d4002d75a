import { ViewTransition, type ReactNode } from "react";

// Asked once: the element must stay the same while the page is shown. Nothing of it is in the markup.
const allowsMotion =
  typeof window !== "undefined" &&
  window.matchMedia("(prefers-reduced-motion: no-preference)").matches;

export type PageTransitionProps = {
  /** Of the page shown; another one is another page. */
  path: string;
  children: ReactNode;
};

/**
 * One page gives way to the next in a short cross-fade (BaseStyles.tsx), where the browser knows view
 * transitions and the visitor's system allows motion. What changes within a page does so at once.
 */
export function PageTransition({ path, children }: PageTransitionProps) {
  // One element: the browser keeps a picture of each that takes part, and a page has a dozen bands.
  const page = <div>{children}</div>;
  if (!allowsMotion) return page;
  return (
    <ViewTransition key={path} default="none" enter="page" exit="page">
      {page}
    </ViewTransition>
  );
}
