import Container from "@mui/material/Container";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { layout } from "../../theme/tokens.ts";
import { FadeIn } from "../../widgets/FadeIn/FadeIn.tsx";
import { SectionBoundary } from "./SectionBoundary.tsx";

const Tone = styled("section")(({ theme }) => ({
  paddingBlock: 48,
  [theme.breakpoints.up("md")]: { paddingBlock: 96 },
  '&[data-tone="warm"]': { backgroundColor: theme.palette.colours.warmLight },
  '&[data-tone="dark"]': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.dark,
    [theme.breakpoints.up("md")]: { paddingBlock: "64px 40px" },
    "& :focus-visible": { outlineColor: theme.palette.primary.contrastText, boxShadow: "none" },
  },
  '&[data-flush="true"]': { paddingTop: 0 },
  // The band above has its own space below.
  "@media screen": { '[data-tone="plain"] + &[data-tone="plain"]': { paddingTop: 0 } },
  "@media print": { paddingBlock: "18pt 0", color: theme.palette.text.primary },
}));

// The content is to the right of the heading.
const Split = styled("div")(({ theme }) => ({
  "& > :last-child": { marginTop: 16 },
  [theme.breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    columnGap: 64,
    "& > :last-child": { marginTop: 0 },
  },
}));

// The text is to the right of the heading.
const Abreast = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    columnGap: 64,
    alignItems: "end",
  },
}));

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "24px 72px",
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
    alignItems: "center",
    '&[data-wide="beside"]': { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
  },
}));

export type BandProps = {
  /** The band's anchor. */
  id?: string;
  title: string;
  text?: string;
  tone?: "plain" | "warm" | "dark";
  /** No gap to the band above. */
  flush?: boolean;
  /** The heading on the left and the content on the right, space permitting. */
  split?: boolean;
  /** The text to the right of the heading, space permitting. */
  abreast?: boolean;
  /** Shown to the right of heading and children; below them on phones. */
  beside?: ReactNode;
  /** Which of the two columns is wider. */
  wide?: "words" | "beside";
  /** Shown below both columns. */
  below?: ReactNode;
  children?: ReactNode;
};

/**
 * A band of a page: a background colour, a heading and content. It fades in once scrolled into
 * view, and contains its own errors. It hydrates after the frame and the first screen, when the
 * browser is idle or on the first interaction with it.
 */
export function Band({
  id,
  title,
  text,
  tone = "plain",
  flush = false,
  split = false,
  abreast = false,
  beside,
  wide = "words",
  below,
  children,
}: BandProps) {
  // Not `useId`: HTML kept after an error must still label the band (SectionBoundary.tsx).
  const heading = `band-${id ?? title.split(/\s+/).join("-")}`;
  const Words = abreast ? Abreast : "div";
  const words = (
    <Words>
      <Typography variant="h2" id={heading}>
        {title}
      </Typography>
      {text && (
        <Typography
          variant="lead"
          sx={{
            mt: 2,
            maxWidth: layout.lead,
            color: tone === "dark" ? "colours.onDarkSoft" : "text.secondary",
          }}
        >
          {text}
        </Typography>
      )}
    </Words>
  );
  return (
    <Tone
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={heading}
      data-tone={tone}
      data-flush={flush}
    >
      <SectionBoundary name={title}>
        <Container>
          <FadeIn>
            {beside ? (
              <Columns data-wide={wide}>
                <div>
                  {words}
                  {children}
                </div>
                {beside}
              </Columns>
            ) : split ? (
              <Split>
                {words}
                <div>{children}</div>
              </Split>
            ) : (
              <>
                {words}
                {children}
              </>
            )}
          </FadeIn>
          {below}
        </Container>
      </SectionBoundary>
    </Tone>
  );
}
