import Link from "@mui/material/Link";
import type { ReactNode } from "react";

export type LinkItemsProps = {
  links: { name: ReactNode; href: string }[];
  /** Path of the current page, if one of the links may point to it. */
  currentPath?: string;
};

/** Links as list items. */
export function LinkItems({ links, currentPath }: LinkItemsProps) {
  return links.map(({ name, href }) => (
    <li key={href}>
      <Link href={href} aria-current={href === currentPath ? "page" : undefined}>
        {name}
      </Link>
    </li>
  ));
}
