import Link from "@mui/material/Link";
import { memo, type ReactNode } from "react";

type Item = { name: ReactNode; href: string };

export type LinkItemsProps = {
  links: Item[];
  /** Path of the current page, if one of the links may point to it. */
  currentPath?: string;
};

// Memoised: on the way to another page only the two links change whose page it is.
const LinkItem = memo(function LinkItem({ name, href, current }: Item & { current: boolean }) {
  return (
    <li>
      <Link href={href} aria-current={current ? "page" : undefined}>
        {name}
      </Link>
    </li>
  );
});

/** Links as list items. */
export function LinkItems({ links, currentPath }: LinkItemsProps) {
  return links.map(({ name, href }) => (
    <LinkItem key={href} name={name} href={href} current={href === currentPath} />
  ));
}
