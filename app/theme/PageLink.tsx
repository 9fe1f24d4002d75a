import type { ComponentProps } from "react";

/**
 * The anchor behind MUI's links and all MUI components with an `href`, set in the theme. Other sites
 * open in a new tab with `noopener`; clicks on links to pages of this one are handled by
 * `useFollowLinks`.
 *
 * Links in text are MUI's `Link`; one that doesn't look like a link is a `styled(PageLink)`.
 */
export function PageLink({ href = "", ...props }: ComponentProps<"a">) {
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
