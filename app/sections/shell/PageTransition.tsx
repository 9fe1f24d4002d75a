import { useState, ViewTransition, type ReactNode } from "react";
import { isSlowDevice } from "./slowDevice.ts";

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
 * transitions and the visitor's system allows motion. What changes within a page does so at once, and so
 * does everything on a slow device: the two pictures of a page that a fade begins with cost it more time
 * than the page itself.
 */
export function PageTransition({ path, children }: PageTransitionProps) {
  const [firstPath] = useState(path);
  // One element: the browser keeps a picture of each that takes part, and a page has a dozen bands.
  const page = <div>{children}</div>;
  if (!allowsMotion) return page;
  // React takes every new element of this kind for a transition.
  return (
    <ViewTransition key={isSlowDevice() ? firstPath : path} default="none" enter="page" exit="page">
      {page}
    </ViewTransition>
  );
}
