import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { PageLink } from "../../theme/PageLink.tsx";
import { layout } from "../../theme/tokens.ts";
import { useCurrentPath } from "../currentPath.ts";
import { MegaMenu } from "../MegaMenu/MegaMenu.tsx";

const Items = styled("ul")(({ theme }) => ({
  display: "none",
  alignItems: "center",
  height: "100%",
  // Long names wrap rather than overflow the bar.
  overflowWrap: "anywhere",
  [theme.breakpoints.up("lg")]: { display: "flex" },
  "& > li": { display: "flex", alignItems: "center", height: "100%" },
  "& > li > a": {
    display: "flex",
    alignItems: "center",
    minHeight: layout.target,
    paddingInline: 12,
    color: theme.palette.text.primary,
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightRegular,
    textDecoration: "none",
    "&:hover": { color: theme.palette.primary.main },
    '&[aria-current="page"], &[data-within="true"]': {
      color: theme.palette.primary.main,
      boxShadow: "inset 0 -2px 0 currentColor",
      "@media (forced-colors: active)": { textDecoration: "underline 2px" },
    },
  },
}));

export type NavItemsProps = {
  items: { name: string; href: string; megaMenu?: boolean }[];
  /** The `MegaMenuContents`. */
  menu?: ReactNode;
  /** Height of the bar, px: the menu opens below it. */
  top: number;
};

/**
 * The main pages, for the bar of large screens. `aria-current` marks the current page or section.
 */
export function NavItems({ items, menu, top }: NavItemsProps) {
  const currentPath = useCurrentPath();
  return (
    <Items>
      {items.map(({ name, href, megaMenu }) => {
        const current = href === currentPath ? "page" : undefined;
        const within = href.length > 1 && currentPath.startsWith(`${href}/`);
        const link = (
          <PageLink href={href} aria-current={current} data-within={within}>
            {name}
          </PageLink>
        );
        return megaMenu ? (
          <MegaMenu key={href} name={name} link={link} top={top}>
            {menu}
          </MegaMenu>
        ) : (
          <li key={href}>{link}</li>
        );
      })}
    </Items>
  );
}
