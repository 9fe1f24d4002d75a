import type { AnchorHTMLAttributes, Ref } from "react";
import { Link as RouterLink } from "react-router";

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href?: string;
  ref?: Ref<HTMLAnchorElement>;
};

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

/** A page is fetched when the visitor turns to its link, unless the visitor saves data. */
const prefetch =
  typeof navigator !== "undefined" && (navigator as SavingNavigator).connection?.saveData
    ? "none"
    : "intent";

/**
 * The anchor behind every MUI link and button: a client navigation within the site, a plain
 * anchor for `tel:`, `mailto:`, files and other sites, which open in a new tab without an opener.
 */
export function Link({ href = "", ...props }: LinkProps) {
  const isPage = href.startsWith("/") && !/\.[a-z0-9]+$/.test(href);
  if (isPage) return <RouterLink to={href} prefetch={prefetch} {...props} />;
  const isOtherSite = /^https?:/.test(href);
  // The content arrives with the props; the rule only sees an empty element.
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
