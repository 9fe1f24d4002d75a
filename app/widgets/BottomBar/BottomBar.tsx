import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import type { HTMLAttributes, Ref } from "react";
import { hiding } from "../../theme/hiding.ts";
import { measures } from "../../theme/tokens.ts";
import { HomeIcon, MenuIcon, ProjectsIcon, QuoteIcon, ServicesIcon } from "../icons/icons.tsx";
import { mobileMenuId, openMobileMenu } from "../MobileMenu/MobileMenu.tsx";

/** The tabs that lead somewhere, in the specification's order (§2). Menu follows them. */
const tabs = [
  { id: "home", name: "Home", href: "/", Icon: HomeIcon },
  { id: "services", name: "Services", href: "/#services", Icon: ServicesIcon },
  { id: "projects", name: "Projects", href: "/projects", Icon: ProjectsIcon },
  { id: "quote", name: "Quote", href: "/#contact", Icon: QuoteIcon },
] as const;

export type BottomBarTab = (typeof tabs)[number]["id"];

export type BottomBarProps = HTMLAttributes<HTMLElement> & {
  /** The tab that stands for what is being looked at, and how: the page itself or a part of it. */
  current?: BottomBarTab;
  currentIs?: "page" | "location" | "true";
  /** Hidden means out of sight and out of reach. */
  shown?: boolean;
  ref?: Ref<HTMLElement>;
};

const Bar = styled("nav")(({ theme }) => ({
  display: "grid",
  // A reader may space the letters: then a long name takes from a short one.
  gridTemplateColumns: "repeat(5, minmax(min-content, 1fr))",
  height: `calc(${measures.bottomBar}px + env(safe-area-inset-bottom))`,
  paddingBottom: "env(safe-area-inset-bottom)",
  borderTop: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.drawing.white,
  ...hiding({ transform: "translateY(100%)" }),
  [theme.breakpoints.up("md")]: { display: "none" },
  "@media print": { display: "none" },
  "& > a, & > button": {
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: 2,
    padding: "0 2px",
    color: theme.palette.text.secondary,
    // Never wider than its fifth of the bar, however large the reader has set the text.
    fontSize: `min(${theme.typography.caption.fontSize}, 4.4vw)`,
    fontWeight: theme.typography.fontWeightBold,
    lineHeight: 1.4,
    outlineOffset: -3,
    boxShadow: "none",
  },
  "& span": { whiteSpace: "nowrap" },
  "& svg": { display: "block", margin: "2px 8px" },
  "& > [aria-current]": {
    color: theme.palette.primary.main,
    boxShadow: "inset 0 3px 0 currentColor",
    "@media (forced-colors: active)": { textDecoration: "underline 3px" },
  },
  "& > a:hover, & > button:hover": { color: theme.palette.primary.main },
  '& > [data-highlighted="true"]': {
    color: theme.palette.primary.main,
    "& svg": {
      boxSizing: "content-box",
      margin: 0,
      padding: "2px 8px",
      borderRadius: theme.shape.borderRadius,
      color: theme.palette.drawing.white,
      backgroundColor: theme.palette.primary.main,
    },
  },
}));

/**
 * The bar of small screens (below the md breakpoint): four tabs and the menu. Services and Quote
 * are anchors of the home page and lead there first from anywhere else. Every tab is a link, or a
 * button that the browser itself connects to its dialog, so that nothing waits for the script.
 */
export function BottomBar({ current, currentIs = "page", shown = true, ...props }: BottomBarProps) {
  return (
    <Bar aria-label="Quick links" data-shown={shown} inert={!shown} {...props}>
      {tabs.map(({ id, name, href, Icon }) => (
        <ButtonBase
          key={id}
          href={href}
          data-highlighted={id === "quote"}
          aria-current={id === current ? currentIs : undefined}
        >
          <Icon />
          <span>{name}</span>
        </ButtonBase>
      ))}
      <ButtonBase
        aria-haspopup="dialog"
        {...{ command: "show-modal", commandfor: mobileMenuId }}
        onClick={openMobileMenu}
      >
        <MenuIcon />
        <span>Menu</span>
      </ButtonBase>
    </Bar>
  );
}
