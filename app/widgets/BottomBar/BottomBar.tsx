import BottomNavigation from "@mui/material/BottomNavigation";
import BottomNavigationAction from "@mui/material/BottomNavigationAction";
import type { ComponentProps } from "react";
import { HomeIcon, MenuIcon, ProjectsIcon, QuoteIcon, ServicesIcon } from "../icons/icons.tsx";
import { menuButtonProps, menuLinkProps } from "../MobileMenu/menuDialog.ts";

/** The tabs that are links, in the specification's order (§2). Menu follows them. */
const tabs = [
  { id: "home", href: "/", Icon: HomeIcon },
  { id: "services", href: "/#services", Icon: ServicesIcon },
  { id: "projects", href: "/projects", Icon: ProjectsIcon },
  { id: "quote", href: "/#contact", Icon: QuoteIcon },
] as const;

export type BottomBarTab = (typeof tabs)[number]["id"];

export type BottomBarProps = Omit<ComponentProps<"nav">, "onChange"> & {
  /** The names of the five tabs. */
  names: Record<BottomBarTab | "menu", string>;
  /** The tab for the current page or section, and its `aria-current` value. */
  current?: BottomBarTab;
  currentIs?: "page" | "location" | "true";
};

/**
 * The bottom bar of small screens (below md): four tabs and the menu. `Dock` decides when it shows
 * and sets `data-shown`. Services and Quote are anchors on the home page, so from elsewhere they go
 * there first. Every tab is a link, or a button that the browser connects to its dialog, so none
 * waits for scripts.
 */
export function BottomBar({ names, current, currentIs = "page", ...props }: BottomBarProps) {
  return (
    <BottomNavigation component="nav" aria-label="Quick links" value={current} {...props}>
      {tabs.map(({ id, href, Icon }) => (
        <BottomNavigationAction
          key={id}
          value={id}
          label={names[id]}
          icon={<Icon />}
          href={href}
          data-highlighted={id === "quote" || undefined}
          aria-current={id === current ? currentIs : undefined}
        />
      ))}
      <BottomNavigationAction label={names.menu} icon={<MenuIcon />} {...menuButtonProps} />
      <BottomNavigationAction label={names.menu} icon={<MenuIcon />} {...menuLinkProps} />
    </BottomNavigation>
  );
}
