import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { RenderedText } from "../../content/markdown.server.ts";
import { layout } from "../../theme/tokens.ts";
import { Prose } from "./Prose.tsx";
import { readerPart } from "./readerPart.ts";
import { SectionBoundary } from "./SectionBoundary.tsx";
import { TableOfContents } from "./TableOfContents.tsx";
import { textParts } from "./textParts.ts";

const { part, wide, pair, columns, single, short, steps, opening, beside, table, more } = textParts;

const Text = styled(Container)(({ theme }) => ({
  paddingBlock: 40,
  // The band above has its own space below.
  "section[data-tone=plain] + div > &": { paddingTop: 0 },
  [`& :where(.${part} > div, .${more}) > * + *`]: { marginTop: "1.1em" },
  [`& .${part} + .${part}`]: { marginTop: 56 },
  [`& .${columns} > :not(* + *)`]: { marginTop: 0 },
  [`& .${part} > h2`]: { marginBlock: "0 0.7em" },
  [`& .${part} > .${beside}`]: { display: "grid", gap: 32, marginTop: "1.8em" },
  [`& .${beside} > :is(figure, section)`]: { marginBlock: 0 },
  [`& .${beside} + div`]: { marginTop: "1.8em" },
  [`& .${more}`]: { marginTop: 0, borderBottom: `1px solid ${theme.palette.divider}` },
  [`& .${part} + .${more}`]: { marginTop: 56, borderTop: `1px solid ${theme.palette.divider}` },
  [`& .${more}[open]`]: { paddingBottom: 40 },
  [`& .${more} h2`]: { margin: 0, ...theme.typography.h3 },
  [`& .${more} > .${part}`]: { marginTop: 12 },
  [theme.breakpoints.up("md")]: {
    paddingBlock: "64px 96px",
    "section[data-tone=plain] + div > &": { marginTop: -40 },
    // The band below has its own space above.
    "div:has(+ section[data-tone=plain][data-flush=false]) > &": { paddingBottom: 0 },
    // As a sheet of the drawing office.
    [`& .${beside} > figure > img`]: {
      width: "100%",
      maxWidth: "none",
      padding: "20px max(24px, (100% - 580px) / 2)",
      border: `1px solid ${theme.palette.divider}`,
    },
    [`& .${columns}`]: { columns: "20em", columnGap: 64 },
    // Where a column begins nothing may stand above it.
    [`& .${columns} > ol > li::before`]: { top: 0 },
    // A link in two columns would be in two places.
    [`& .${columns} > :is(p, blockquote), & .${columns} li`]: { breakInside: "avoid" },
    [`& .${columns}.${single}`]: { columns: "auto" },
  },
  [theme.breakpoints.up("lg")]: {
    "& [data-short=true]": { display: "none" },
    "& [data-short=false] > nav": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      columnGap: 64,
      marginBottom: 64,
      paddingBlock: 12,
      borderBlock: `1px solid ${theme.palette.divider}`,
      "& p": { marginBlock: 7 },
      "& ol": { columns: 3, columnGap: 32 },
      "& li": { breakInside: "avoid" },
    },
    [`& .${part} + :is(.${part}, .${more})`]: { marginTop: 64 },
    // On the lines of bands that have their heading on the left: the words there and what is looked at
    // beside them, or the title there and the words in columns.
    [`& .${part}`]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: 64,
    },
    [`& .${part} > *`]: { gridColumn: 1 },
    [`& .${part} > .${beside}`]: { gridArea: "1 / 2 / span 2", marginTop: 6 },
    [`& .${part}.${wide}`]: { display: "block" },
    [`& .${part}.${pair}`]: {
      display: "block",
      "& > div:first-of-type": { columns: "26em", columnGap: 64 },
      "& > div:first-of-type > h2": { columnSpan: "all", marginBottom: 20 },
      "& > div:first-of-type > p": { breakInside: "avoid", marginBlock: "0 1.1em" },
      [`& > .${beside}`]: { gridTemplateColumns: "1fr 1fr", columnGap: 28, marginTop: 32 },
    },
    [`& .${part}.${wide} > div:first-of-type`]: {
      ...theme.typography.lead,
      columns: "26em",
      columnGap: 64,
      "& > p": { maxWidth: layout.lead, breakInside: "avoid" },
    },
    [`& .${part}.${wide} > .${beside}`]: { marginTop: 32 },
    [`& .${part}.${wide} img`]: { padding: "32px max(24px, (100% - 960px) / 2)" },
    [`& .${part} > .${beside} + div`]: { marginTop: "1.1em" },
    // A table may have links: the words after it are below it.
    [`& .${beside}.${table}`]: { gridRow: 1, marginTop: -4 },
    [`& .${beside}.${table} + div`]: { gridColumn: 2, marginTop: "1.8em" },
    // Without a title it begins at the left.
    [`& .${part} > .${columns}`]: { gridColumn: "1 / -1" },
    [`& .${part} > h2 + .${columns}`]: { gridColumn: 2, marginTop: 6 },
    [`& .${columns}.${short}`]: { columns: "auto" },
    [`& .${columns}.${steps}`]: {
      columns: "auto",
      "& > ol": {
        display: "grid",
        maxWidth: "none",
        gridTemplateColumns: "repeat(4, 1fr)",
        columnGap: 28,
      },
      "& > ol > li": { padding: "48px 0 0" },
      "& > ol > li:not(:last-of-type)::after": {
        inset: "15px -28px auto 34px",
        borderInlineStart: 0,
        borderTop: `1.5px solid ${theme.palette.colours.border}`,
      },
    },
    [`& .${columns}.${opening}`]: {
      ...theme.typography.lead,
      columns: "26em",
      "& > p": { maxWidth: layout.lead, breakInside: "avoid" },
    },
  },
}));

/** So few titles are seen at a glance on a wide window. */
const shortContents = 8;

export type LongTextProps = {
  /** Laid out in parts. */
  text: Pick<RenderedText, "html" | "headings">;
  /** Whether a wide window has the contents above the text, unless they are few. */
  isListed?: boolean;
  /** Shown below the text. */
  children?: ReactNode;
};

/** A long text that takes the width of the page, below its contents. */
export function LongText({ text, isListed = true, children }: LongTextProps) {
  return (
    <div className={readerPart}>
      <Text>
        {text.headings.length > 2 && (
          <div className="sidebar" data-short={!isListed || text.headings.length <= shortContents}>
            <TableOfContents headings={text.headings} />
          </div>
        )}
        <SectionBoundary name="text" inReader>
          <Prose html={text.html} />
          {children}
        </SectionBoundary>
      </Text>
    </div>
  );
}
