import ButtonBase from "@mui/material/ButtonBase";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { MouseEvent } from "react";
import { createPortal } from "react-dom";
import type { Heading } from "../../content/markdown.server.ts";
import { useContentsInBar } from "./contentsInBar.ts";
import { ContentsIcon } from "../../widgets/icons/icons.tsx";
import { layout } from "../../theme/tokens.ts";
import { noContentsInBar } from "../../widgets/NavBar/ContentsPlace.ts";
import { partIds } from "../../lib/partIds.ts";

const Opener = styled(ButtonBase)(({ theme }) => ({
  minHeight: layout.target,
  minWidth: layout.target,
  gap: 8,
  padding: "0 8px",
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.primary,
  fontSize: `min(${theme.typography.body2.fontSize}, 4.2vw)`,
  // On a phone a sign without words.
  "& > span": { [theme.breakpoints.down("sm")]: { display: "none" } },
}));

// Where the navigation bar has no place for it, or nothing that would put it there.
const InText = styled(Opener)(({ theme }) => ({
  display: "none",
  [`${noContentsInBar}, (scripting: none)`]: { display: "inline-flex", justifySelf: "start" },
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

const opens = {
  "aria-label": "Contents",
  popoverTarget: partIds.contents,
  children: (
    <>
      <ContentsIcon />
      <span>Contents</span>
    </>
  ),
};

/** The list covers what its link leads to. */
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest("a")) currentTarget.togglePopover?.(false);
}

/**
 * The table of contents of a long page: beside its text, or where there is no room opened by a button
 * in the navigation bar.
 */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const bar = useContentsInBar();
  return (
    <>
      {bar && createPortal(<Opener {...opens} />, bar)}
      <InText {...opens} data-screen-only />
      <List
        id={partIds.contents}
        popover="auto"
        data-screen-only
        aria-labelledby={partIds.contentsTitle}
        onClick={closeAfterLink}
      >
        <p id={partIds.contentsTitle}>On this page</p>
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
