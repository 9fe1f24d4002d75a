import AppBar from "@mui/material/AppBar";
import Container from "@mui/material/Container";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Toolbar from "@mui/material/Toolbar";
import { styled } from "@mui/material/styles";
import type { DOMAttributes, ReactNode, Ref } from "react";
import { navBarScrollPx } from "../../lib/thresholds.ts";
import { layout } from "../../theme/tokens.ts";
import { MenuIcon, PhoneIcon, SearchIcon } from "../icons/icons.tsx";
import { ContentsPlace } from "./ContentsPlace.ts";
import { Brand } from "./Brand.tsx";
import { NavItems, type NavItemsProps } from "./NavItems.tsx";
import { menuButtonProps, menuLinkProps } from "../MobileMenu/menuDialog.ts";
import { useScrolled } from "../useScrolled.ts";

export type NavBarProps = Pick<NavItemsProps, "items" | "menu"> & {
  /** The firm's short name, beside the logo. */
  name: string;
  /** Whether the phone is answered now: stands beside the call. */
  openNow?: ReactNode;
  /** Hands on the place that a long page puts the button of its contents into. */
  contents?: Ref<HTMLDivElement>;
  phoneHref: string;
  /** On the two buttons. */
  labels: { call: string; quote: string };
  phone: string;
  quoteHref: string;
  /** Handlers that open the search dialog instead of following the link to its page. */
  searchLink?: Pick<DOMAttributes<Element>, "onClick" | "onPointerEnter" | "onFocus">;
};

const Tools = styled(Toolbar)(({ theme }) => ({
  // Set here, because `sx` on each button would emit all of the button's styles again.
  "& [data-width]": { flex: "none" },
  [theme.breakpoints.down("md")]: { gap: 2 },
  [theme.breakpoints.down("lg")]: { '& [data-width="wide"]': { display: "none" } },
  [theme.breakpoints.up("lg")]: { '& [data-width="narrow"]': { display: "none" } },
  // The sign, not its button, ends where the page's text does.
  '& > [aria-label="Menu"]': { marginInlineEnd: -12 },
})) as typeof Toolbar;

// On one line, or not at all; as wide as its words before the hour is known, so that nothing moves.
const Sign = styled("div")(({ theme }) => ({
  flex: "none",
  width: "7.75em",
  whiteSpace: "nowrap",
  marginInlineEnd: 8,
  ...theme.typography.caption,
  lineHeight: 1.15,
  textAlign: "end",
  color: theme.palette.text.secondary,
  "& > ::before": { display: "none" },
  [theme.breakpoints.down("sm")]: { display: "none" },
  [theme.breakpoints.down("lg")]: {
    "[data-scrolled=true] [data-part=contents]:not(:empty) ~ &": { display: "none" },
  },
  [theme.breakpoints.between("lg", 1400)]: { display: "none" },
}));

const Tool = styled(IconButton)(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.primary,
  // The call leads.
  '&[href^="tel:"]': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
})) as typeof IconButton;

const pastThreshold = () => (top: number) => top > navBarScrollPx;

/**
 * The navigation bar. Past 20 px of scroll it shrinks and its shadow deepens. Below the large
 * breakpoint the links move into the mobile menu. Every control is a link, or a button that the
 * browser connects to its dialog, so none waits for scripts.
 */
export function NavBar({
  name,
  openNow,
  contents,
  labels,
  phone,
  phoneHref,
  quoteHref,
  searchLink,
  ...items
}: NavBarProps) {
  const scrolled = useScrolled(pastThreshold);
  const call = { href: phoneHref, "aria-label": `${labels.call}, ${phone}` };
  return (
    <>
      {/* Fixed, not sticky: browsers scroll to a sticky element when it gets focus, some 400 px
          per tab stop. */}
      <AppBar data-screen-only data-scrolled={scrolled} elevation={scrolled ? 4 : 0}>
        <Tools component={Container}>
          <Brand name={name} />
          <nav aria-label="Main" style={{ minWidth: 0, height: "100%" }}>
            <NavItems {...items} top={scrolled ? layout.navBarShrunk : layout.navBar} />
          </nav>
          <ContentsPlace ref={contents} data-part="contents" />
          <Tool href="/search" aria-label="Search" aria-haspopup="dialog" {...searchLink}>
            <SearchIcon />
          </Tool>
          {openNow && <Sign>{openNow}</Sign>}
          <Button size="small" variant="outlined" {...call} data-width="wide">
            {labels.call}
          </Button>
          <Button size="small" href={quoteHref} data-width="wide">
            {labels.quote}
          </Button>
          <Tool {...call} data-width="narrow">
            <PhoneIcon />
          </Tool>
          <Tool aria-label="Menu" data-width="narrow" {...menuButtonProps}>
            <MenuIcon />
          </Tool>
          <Tool aria-label="Menu" data-width="narrow" {...menuLinkProps}>
            <MenuIcon />
          </Tool>
        </Tools>
      </AppBar>
      <Toolbar data-screen-only />
    </>
  );
}
