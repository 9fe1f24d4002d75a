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
    gridTemplateRows: "auto 1fr",
    "&:where([data-aside=true])": { gridTemplateColumns: "minmax(0, 1fr) 320px" },
    "& > [data-part=aside]": { gridArea: "1 / 2 / span 2" },
  },
  // As bands that have their heading on the left: the text begins where their content does.
  [theme.breakpoints.up("lg")]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    gridTemplateRows: "1fr auto",
    columnGap: 64,
    "& > [data-part=text]": { gridArea: "1 / 2 / span 2" },
    "& > [data-part=aside]": { gridArea: "1 / 1" },
    // Where the contents end, beside the end of the text.
    "&[data-contents=true] > [data-part=aside]": { gridRow: 2 },
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

/**
 * A long text with its contents on the left and, beside its end, an aside. Narrower windows have the
 * aside on the right, phones below the text.
 */
export function ReadingColumns({
  contents,
  aside,
  asideBeside = false,
  children,
}: ReadingColumnsProps) {
  const beside = aside && (
    <Rail className="sidebar" data-part="aside" data-beside={asideBeside}>
      <SectionBoundary name="aside" quiet>
        {aside}
      </SectionBoundary>
    </Rail>
  );
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
          {beside}
        </Columns>
      </Container>
    </div>
  );
}
