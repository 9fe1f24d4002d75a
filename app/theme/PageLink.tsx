import type { AnchorHTMLAttributes, Ref } from "react";
import { Link as RouterLink } from "react-router";
import { isPagePath } from "../lib/pagePath.ts";
import { savesData } from "../lib/savesData.ts";

export type PageLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>;
};

const prefetch = savesData() ? "none" : "intent";

/**
 * The anchor behind MUI's links and all MUI components with an `href`, set in the theme. Pages of
 * the site are client navigations, prefetched on intent unless the visitor saves data. Other sites
 * open in a new tab with `noopener`; files, anchors, `tel:` and `mailto:` are left to the browser.
 *
 * Links in text are MUI's `Link`; one that doesn't look like a link is a `styled(PageLink)`.
 */
export function PageLink({ href = "", ...props }: PageLinkProps) {
  if (isPagePath(href)) return <RouterLink to={href} prefetch={prefetch} {...props} />;
  const isOtherSite = /^https?:/.test(href);
  // The content is in the props; the lint rule only sees an empty element.
  return (
    <a
      href={href}
      {...(isOtherSite && { target: "_blank", rel: "noopener noreferrer" })}
      {...props}
    >
      {props.children}
    </a>
  );
}
