import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { layout } from "../../theme/tokens.ts";
import { readerPart } from "./readerPart.ts";
import { SectionBoundary } from "./SectionBoundary.tsx";

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "44px 56px",
  paddingBlock: "32px 40px",
  "& > *": { minWidth: 0 },
  [theme.breakpoints.up("md")]: {
    paddingBlock: "64px 96px",
    "&[data-aside=true]": {
      gridTemplateColumns: "minmax(0, 1fr) 320px",
      gridTemplateRows: "auto 1fr",
      "& > [data-part=aside]": { gridColumn: 2, gridRow: "1 / span 2" },
    },
  },
  [theme.breakpoints.up("lg")]: {
    "&[data-contents=false]": { columnGap: 88 },
    "&[data-aside=false][data-contents=true]": {
      gridTemplateColumns: "220px minmax(0, 1fr)",
      columnGap: 88,
    },
    "&[data-aside=true][data-contents=true]": {
      gridTemplateColumns: "212px minmax(0, 1fr) 316px",
      gridTemplateRows: "auto",
      "& > [data-part=text]": { gridColumn: 2, gridRow: 1 },
      "& > [data-part=aside]": { gridColumn: 3, gridRow: 1 },
    },
  },
  // The sides take what the page gains; lines of text keep their length.
  [theme.breakpoints.up("xl")]: {
    columnGap: 88,
    "&[data-aside=true][data-contents=true]": {
      gridTemplateColumns: "minmax(212px, 2fr) minmax(0, 5fr) minmax(316px, 3fr)",
    },
    "&[data-aside=false][data-contents=true]": {
      gridTemplateColumns: "minmax(220px, 2fr) minmax(0, 8fr)",
    },
  },
}));

// Sticky beside the text.
const Rail = styled("div")(({ theme }) => ({
  alignSelf: "start",
  [theme.breakpoints.up("md")]: {
    position: "sticky",
    top: layout.navBar + 24,
    maxHeight: `calc(100dvh - ${layout.navBar + 48}px)`,
    overflowY: "auto",
    // Room for focus rings inside the scroll container.
    padding: 6,
    margin: -6,
  },
  // The contents are a button and what it opens.
  [theme.breakpoints.down("lg")]: { "&[data-part=contents]": { display: "contents" } },
  [theme.breakpoints.down("md")]: { "&[data-beside=true]": { display: "none" } },
  "@media print": { position: "static", maxHeight: "none" },
}));

export type ReadingColumnsProps = {
  contents?: ReactNode;
  aside?: ReactNode;
  /** Hides the aside if there is no room beside the text. */
  asideBeside?: boolean;
  children: ReactNode;
};

/** A long text with its contents on the left and an aside on the right, space permitting. */
export function ReadingColumns({
  contents,
  aside,
  asideBeside = false,
  children,
}: ReadingColumnsProps) {
  return (
    <div className={readerPart}>
      <Container>
        <Columns data-contents={Boolean(contents)} data-aside={Boolean(aside)}>
          {contents && (
            <Rail className="sidebar" data-part="contents">
              {contents}
            </Rail>
          )}
          <div data-part="text">
            <SectionBoundary name="text" inReader>
              {children}
            </SectionBoundary>
          </div>
          {aside && (
            <Rail className="sidebar" data-part="aside" data-beside={asideBeside}>
              <SectionBoundary name="aside" quiet>
                {aside}
              </SectionBoundary>
            </Rail>
          )}
        </Columns>
      </Container>
    </div>
  );
}
