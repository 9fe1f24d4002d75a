import type { ReactNode } from "react";
import { PageLink } from "../../theme/PageLink.tsx";

export type LinkItem = { name: ReactNode; href: string };

export type LinkItemsProps = {
  links: LinkItem[];
  /** Path of the current page, if one of the links may point to it. */
  currentPath?: string;
};

/** Links as list items. */
export function LinkItems({ links, currentPath }: LinkItemsProps) {
  return links.map(({ name, href }) => (
    <li key={href}>
      <PageLink href={href} aria-current={href === currentPath ? "page" : undefined}>
        {name}
      </PageLink>
    </li>
  ));
}
