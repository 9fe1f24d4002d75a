import type { ComponentProps } from "react";
import { opensNewTab } from "../lib/opensNewTab.ts";

/**
 * The anchor behind MUI's links and all MUI components with an `href`, set in the theme. Other sites
 * open in a new tab with `noopener`, and their links say so to who can't see it; clicks on links to
 * pages of this one are handled by `useFollowLinks`.
 *
 * Links in text are MUI's `Link`; one that doesn't look like a link is a `styled(PageLink)`.
 */
export function PageLink({ href = "", children, ...props }: ComponentProps<"a">) {
  if (!/^https?:/.test(href))
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  const { "aria-label": label } = props;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...props}
      {...(label && { "aria-label": label + opensNewTab })}
    >
      {children}
      {!label && <span className="visually-hidden">{opensNewTab}</span>}
    </a>
  );
}
