import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { Suspense } from "react";
import { backdropColour, layout, twoColumns } from "../../theme/tokens.ts";
import { useCurrentPath } from "../currentPath.ts";
import { isOnBackdrop } from "../isOnBackdrop.ts";
import { CloseIcon, SearchIcon } from "../icons/icons.tsx";
import { LinkItems, type LinkItem } from "../LinkItems/LinkItems.tsx";
import type { NavBarProps } from "../NavBar/NavBar.tsx";
import { closeMobileMenu, mobileMenuId } from "./menuDialog.ts";

export type MobileMenuProps = Omit<NavBarProps, "name" | "openNow" | "menu" | "labels"> & {
  labels: { call: string; quote: string; services: string; more: string };
  services: LinkItem[];
  more: LinkItem[];
};

const Dialog = styled("dialog")(({ theme }) => ({
  // Not `100vw`, which includes the scrollbar.
  width: "min(100%, 440px)",
  margin: "0 0 0 auto",
  padding: "0 20px 32px",
  boxShadow: theme.shadows[4],
  overflowWrap: "anywhere",
  overscrollBehavior: "contain",
  // What gets the focus stops below the part that stays.
  scrollPaddingTop: layout.navBar,
  "&::backdrop": { backgroundColor: backdropColour },
  "& p": {
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightBold,
    marginTop: 24,
    marginBottom: 4,
    color: theme.palette.text.secondary,
  },
  "& li a": {
    display: "flex",
    alignItems: "center",
    minHeight: 50,
    borderBottom: `1px solid ${theme.palette.divider}`,
    color: theme.palette.text.primary,
    textDecoration: "none",
    '&[aria-current="page"]': {
      color: theme.palette.primary.main,
      fontWeight: theme.typography.fontWeightBold,
    },
  },
  // The lists under a heading are secondary to the first list.
  "& p + ul a": { fontWeight: theme.typography.fontWeightRegular },
}));

// Stays while the lists scroll below it.
const Top = styled("div")({
  position: "sticky",
  top: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  height: layout.navBar,
  backgroundColor: "inherit",
});

/** Links, of which the one to the current page is marked. */
function Links({ links }: { links: LinkItem[] }) {
  return <LinkItems links={links} currentPath={useCurrentPath()} />;
}

/**
 * The menu of small screens: a native modal dialog, so the browser opens it, traps focus, makes the
 * page inert and closes it on Escape. Following a link closes it. Also a popover, which the browser
 * opens where it knows no `command` and scripts don't run.
 */
export function MobileMenu({
  items,
  services,
  more,
  labels,
  phone,
  phoneHref,
  quoteHref,
  searchLink,
}: MobileMenuProps) {
  return (
    <Dialog
      id={mobileMenuId}
      aria-label="Menu"
      popover="auto"
      onClick={(event) => {
        const { target } = event;
        const isOnLink = target instanceof Element && target.closest("a");
        if (isOnLink || isOnBackdrop(event)) closeMobileMenu();
      }}
    >
      {/* A Suspense boundary, so that the closed menu hydrates separately, or on the first click
          in it. */}
      <Suspense>
        <Top>
          <Button
            size="small"
            variant="outlined"
            href="/search"
            aria-haspopup="dialog"
            startIcon={<SearchIcon />}
            {...searchLink}
          >
            Search
          </Button>
          <IconButton
            aria-label="Close menu"
            {...{ command: "close", commandfor: mobileMenuId }}
            popoverTarget={mobileMenuId}
            popoverTargetAction="hide"
            onClick={closeMobileMenu}
          >
            <CloseIcon />
          </IconButton>
        </Top>
        <Actions>
          <Button href={phoneHref} aria-label={`${labels.call}, ${phone}`}>
            {labels.call}
          </Button>
          <Button variant="outlined" href={quoteHref}>
            {labels.quote}
          </Button>
        </Actions>
        <nav aria-label="Menu">
          <ul>
            <Links links={items} />
          </ul>
          <p id={`${mobileMenuId}-services`}>{labels.services}</p>
          <ul aria-labelledby={`${mobileMenuId}-services`}>
            <Links links={services} />
          </ul>
          <p id={`${mobileMenuId}-more`}>{labels.more}</p>
          <ul aria-labelledby={`${mobileMenuId}-more`}>
            <Links links={more} />
          </ul>
        </nav>
      </Suspense>
    </Dialog>
  );
}

const Actions = styled("div")({
  display: "grid",
  gridTemplateColumns: twoColumns,
  gap: 12,
  marginBlock: "4px 12px",
  "& > a": { paddingInline: 8 },
});
