import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { Suspense, useEffect, useRef, type MouseEvent } from "react";
import { measures, veil } from "../../theme/tokens.ts";
import { CloseIcon, SearchIcon } from "../icons/icons.tsx";

/** Both the hamburger and the bottom bar open the same dialog. */
export const mobileMenuId = "mobile-menu";

function dialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${mobileMenuId}`);
}

/** Opens the menu where the browser does not know `command="show-modal"` yet. */
export function openMobileMenu(event: MouseEvent) {
  const menu = dialog();
  if (!menu || menu.open) return;
  event.preventDefault();
  menu.showModal();
}

export type MobileMenuProps = {
  items: { name: string; href: string }[];
  services: { name: string; href: string }[];
  more: { name: string; href: string }[];
  currentPath: string;
  phone: string;
  phoneHref: string;
  quoteHref: string;
  /** Called instead of following the link to the search page. */
  onSearch?: (event: MouseEvent) => void;
  /** Called when it seems about to be followed. */
  onSearchIntent?: () => void;
};

const Dialog = styled("dialog")(({ theme }) => ({
  // Not `100vw`, which counts the scrollbar.
  width: "min(100%, 440px)",
  maxWidth: "none",
  height: "100dvh",
  maxHeight: "none",
  margin: "0 0 0 auto",
  padding: "0 20px 32px",
  border: 0,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
  boxShadow: theme.shadows[4],
  overflowWrap: "anywhere",
  overscrollBehavior: "contain",
  "&::backdrop": { backgroundColor: veil },
  "& ul": { listStyle: "none" },
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
  // The lists under a heading come second to the first one.
  "& p + ul a": { fontWeight: theme.typography.fontWeightRegular },
}));

const Top = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  height: measures.navBar,
});

/**
 * The menu of small screens: a modal dialog that the browser opens, keeps focus in and closes on
 * Escape, with the page behind inert. Following a link closes it.
 */
export function MobileMenu({
  items,
  services,
  more,
  currentPath,
  phone,
  phoneHref,
  quoteHref,
  onSearch,
  onSearchIntent,
}: MobileMenuProps) {
  // Going back leads to another page without a click in here.
  const shownPath = useRef(currentPath);
  useEffect(() => {
    if (shownPath.current !== currentPath) dialog()?.close();
    shownPath.current = currentPath;
  }, [currentPath]);
  const links = (list: MobileMenuProps["items"]) =>
    list.map(({ name, href }) => (
      <li key={href}>
        <Link href={href} aria-current={href === currentPath ? "page" : undefined}>
          {name}
        </Link>
      </li>
    ));
  return (
    <Dialog
      id={mobileMenuId}
      aria-label="Menu"
      onClick={(event) => {
        const { left } = event.currentTarget.getBoundingClientRect();
        // A click on the backdrop lands on the dialog itself, as one on the dialog's edge does.
        const onBackdrop = event.target === event.currentTarget && event.clientX < left;
        if (onBackdrop || (event.target as Element).closest("a")) event.currentTarget.close();
      }}
    >
      {/* Closed at first: hydrated when the page is, or at the first press in it. */}
      <Suspense>
        <Top>
          <Button
            size="small"
            variant="outlined"
            href="/search"
            aria-haspopup="dialog"
            startIcon={<SearchIcon />}
            onClick={onSearch}
            onPointerEnter={onSearchIntent}
            onFocus={onSearchIntent}
          >
            Search
          </Button>
          <IconButton
            aria-label="Close menu"
            {...{ command: "close", commandfor: mobileMenuId }}
            onClick={() => dialog()?.close()}
          >
            <CloseIcon />
          </IconButton>
        </Top>
        <nav aria-label="Menu">
          <ul>{links(items)}</ul>
          <p id={`${mobileMenuId}-services`}>Services</p>
          <ul aria-labelledby={`${mobileMenuId}-services`}>{links(services)}</ul>
          <p id={`${mobileMenuId}-more`}>More</p>
          <ul aria-labelledby={`${mobileMenuId}-more`}>{links(more)}</ul>
        </nav>
        <Actions>
          <Button href={phoneHref}>Call {phone}</Button>
          <Button variant="outlined" href={quoteHref}>
            Get a quote
          </Button>
        </Actions>
      </Suspense>
    </Dialog>
  );
}

const Actions = styled("div")({ display: "grid", gap: 12, marginTop: 28 });
