import Container from "@mui/material/Container";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { HomePage } from "../../content/pages/home.server.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";
import { FadeIn } from "../../widgets/FadeIn/FadeIn.tsx";
import { SectionBoundary } from "../page/SectionBoundary.tsx";
import { measures } from "../../theme/tokens.ts";

const Box = styled("section")(({ theme }) => ({
  paddingTop: 20,
  "& figure": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    overflowWrap: "anywhere",
    gap: "8px 72px",
    alignItems: "center",
    paddingBottom: 20,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  "& blockquote, & figcaption": theme.typography.body2,
  "& blockquote": { maxWidth: measures.lead },
  [theme.breakpoints.up("md")]: {
    paddingTop: 48,
    "& figure": {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      paddingBottom: 40,
      "& > figcaption": { gridColumn: 2 },
    },
    "& blockquote": {
      ...theme.mixins.heading,
      fontSize: theme.typography.h3.fontSize,
      lineHeight: 1.4,
    },
  },
  "& figcaption a": { display: "inline-block", paddingBlock: 4 },
}));

/** Credits the web designer, with a quote from its director and a link (specification §1). */
export function DesignerShowcase({
  name,
  url,
  credit,
  testimonial,
  attribution,
}: NonNullable<HomePage["designer"]>) {
  return (
    <Box aria-label={credit}>
      <Container>
        <SectionBoundary name="designer">
          <FadeIn>
            <figure>
              <DimensionLine>{credit}</DimensionLine>
              <blockquote>{testimonial}</blockquote>
              <figcaption>
                <span>{`${attribution}, on working with `}</span>
                <Link href={url} aria-label={`${name}, opens in a new tab`}>
                  {name}
                </Link>
              </figcaption>
            </figure>
          </FadeIn>
        </SectionBoundary>
      </Container>
    </Box>
  );
}
