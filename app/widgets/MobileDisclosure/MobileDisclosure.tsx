import type { ComponentProps, ReactNode } from "react";
import { foldClass } from "../../theme/foldClass.ts";

export type MobileDisclosureProps = ComponentProps<"details"> & {
  /** What opens it. */
  summary: ReactNode;
};

/**
 * A part of a page that is folded on a phone and open where there is room, and in print. A native
 * disclosure: it works without scripts, and find in page and links to what is in it open it. Its
 * look is in `theme/detailsStyles.ts`, which folds parts of Markdown too.
 */
export const MobileDisclosure = ({ summary, children, ...props }: MobileDisclosureProps) => (
  <details className={foldClass} {...props}>
    <summary>{summary}</summary>
    {children}
  </details>
);
