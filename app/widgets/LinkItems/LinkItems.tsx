import { memo, type ReactNode } from "react";
import { PageLink } from "../../theme/PageLink.tsx";

type Item = { name: ReactNode; href: string };

export type LinkItemsProps = {
  links: Item[];
  /** Path of the current page, if one of the links may point to it. */
  currentPath?: string;
};

// Memoised: a navigation re-renders only the links to the previous and the new page.
const LinkItem = memo(function LinkItem({ name, href, current }: Item & { current: boolean }) {
  return (
    <li>
      <PageLink href={href} aria-current={current ? "page" : undefined}>
        {name}
      </PageLink>
    </li>
  );
});

/** Links as list items. */
export function LinkItems({ links, currentPath }: LinkItemsProps) {
  return links.map(({ name, href }) => (
    <LinkItem key={href} name={name} href={href} current={href === currentPath} />
  ));
}
