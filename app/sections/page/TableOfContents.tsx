import ButtonBase from "@mui/material/ButtonBase";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { MouseEvent } from "react";
import type { Heading } from "../../content/markdown.server.ts";
import { ContentsIcon } from "../../widgets/icons/icons.tsx";
import { lowWindow, layout } from "../../theme/tokens.ts";

const listId = "on-this-page";
/** No room in the navigation bar, or nothing that would show the button there. */
const inFlow = `${lowWindow}, (max-width: 359.95px), (scripting: none)`;

// In the navigation bar, between the firm's name and the bar's own three buttons: once the page is
// scrolled, the logo of a phone makes room. There the button is a sign without words.
const Opener = styled(ButtonBase)(({ theme }) => ({
  position: "fixed",
  zIndex: theme.zIndex.appBar + 1,
  top: (layout.navBarShrunk - layout.target) / 2,
  insetInlineEnd: 158,
  minHeight: layout.target,
  minWidth: layout.target,
  gap: 8,
  padding: "0 8px",
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.primary,
  fontSize: `min(${theme.typography.body2.fontSize}, 4.2vw)`,
  "html:not(:has([data-scrolled=true])) &": { visibility: "hidden" },
  "html:has(&) [data-scrolled=true] [data-brand]": {
    [theme.breakpoints.down("sm")]: {
      marginInlineEnd: 60,
      "& > span": { display: "none !important" },
      "& + nav": { marginInlineStart: "auto" },
    },
  },
  "html:has(&) [data-scrolled=true] [data-open-now]": {
    [theme.breakpoints.down("lg")]: { display: "none" },
  },
  "& > span": { [theme.breakpoints.down("sm")]: { display: "none" } },
  [theme.breakpoints.up("md")]: { insetInlineEnd: 188 },
  [inFlow]: { position: "static", justifySelf: "start", visibility: "visible !important" },
  [theme.breakpoints.up("lg")]: { display: "none" },
}));

const List = styled("nav")(({ theme }) => ({
  "& p": {
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightBold,
    marginBottom: 6,
  },
  "& a": {
    ...theme.typography.body2,
    display: "block",
    paddingBlock: 7,
    lineHeight: 1.35,
    fontWeight: theme.typography.fontWeightRegular,
    textDecoration: "none",
  },
  "& a:hover": { textDecoration: "underline" },
  "@supports selector(:popover-open)": {
    margin: 0,
    border: 0,
    color: "inherit",
    [theme.breakpoints.down("lg")]: {
      inset: `${layout.navBarShrunk}px 0 auto auto`,
      width: "min(100%, 440px)",
      maxHeight: `calc(100dvh - ${layout.navBarShrunk}px)`,
      padding: "16px 20px 24px",
      backgroundColor: theme.palette.background.default,
      boxShadow: theme.shadows[4],
    },
    [theme.breakpoints.up("lg")]: {
      display: "block",
      position: "static",
      width: "auto",
      height: "auto",
      padding: 0,
      overflow: "visible",
      background: "none",
    },
  },
}));

/** The list covers what its link leads to. */
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest("a")) currentTarget.togglePopover?.(false);
}

/**
 * The table of contents of a long page: beside its text, or opened by a button where there is no
 * room.
 */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  return (
    <>
      <Opener aria-label="Contents" data-screen-only popoverTarget={listId}>
        <ContentsIcon />
        <span>Contents</span>
      </Opener>
      <List
        id={listId}
        popover="auto"
        data-screen-only
        aria-labelledby={`${listId}-title`}
        onClick={closeAfterLink}
      >
        <p id={`${listId}-title`}>On this page</p>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <Link href={`#${id}`}>{text}</Link>
            </li>
          ))}
        </ol>
      </List>
    </>
  );
}
