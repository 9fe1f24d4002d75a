import type { AnchorHTMLAttributes, Ref } from "react";

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * The anchor behind every link and every button that leads somewhere. Other sites open in a new tab without an opener. It
 * knows nothing of the router: a press on it becomes a client navigation in `useFollowLinks`, once
 * for all links of the site, whether a component or Markdown made them.
 */
export function Link(props: LinkProps) {
  const isOtherSite = /^https?:/.test(props.href ?? "");
  // The content arrives with the props; the rule only sees an empty element.
  return (
    <a {...(isOtherSite && { target: "_blank", rel: "noopener noreferrer" })} {...props}>
      {props.children}
    </a>
  );
}
