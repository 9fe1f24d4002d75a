import Link from "@mui/material/Link";
import type { ReactNode } from "react";

export type LinkItemsProps = {
  links: { name: ReactNode; href: string }[];
  /** Path of the page being shown, where one of the links may lead to it. */
  currentPath?: string;
};

/** Names that lead on, as the items of a list. */
export function LinkItems({ links, currentPath }: LinkItemsProps) {
  return links.map(({ name, href }) => (
    <li key={href}>
      <Link href={href} aria-current={href === currentPath ? "page" : undefined}>
        {name}
      </Link>
    </li>
  ));
}
