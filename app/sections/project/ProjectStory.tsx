import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import type { ProjectPage } from "../../content/loaders/project.server.ts";
import { layout } from "../../theme/tokens.ts";
import { quotation } from "../page/quotation.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";
import { partIds } from "../../lib/partIds.ts";

const Story = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 40,
  marginTop: 48,
  "& > *": { minWidth: 0 },
  "& p": { maxWidth: layout.text },
  "@media (min-width: 700px)": {
    gap: "clamp(32px, 4.5vw, 64px)",
    marginTop: 88,
    // Side by side, what the clients said a little wider.
    "&:where([data-both=true])": { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
    "& figure": { alignSelf: "center" },
  },
  "& section": {
    padding: "24px 26px 28px",
    [theme.breakpoints.up("md")]: { padding: "32px 40px 40px" },
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.colours.warmLight,
  },
  "& h2": theme.typography.h3,
  "& h3": {
    ...theme.typography.body1,
    marginTop: 20,
    fontWeight: theme.typography.fontWeightBold,
  },
  "& section p": { marginTop: 6 },
  ...quotation(theme),
  "& blockquote > .opening": {
    ...theme.mixins.heading,
    maxWidth: "24em",
    fontSize: "clamp(1.5rem, 1rem + 1.1vw, 2.125rem)",
    lineHeight: 1.25,
    textWrap: "balance",
  },
  "& figcaption": {
    marginTop: 14,
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightBold,
  },
}));

/**
 * What went wrong, how it was put right, and what the clients said. Renders nothing without either.
 */
export function ProjectStory({ wentWrong, review }: ProjectPage["story"]) {
  if (!wentWrong && !review) return null;
  return (
    <Container>
      <Story data-both={Boolean(wentWrong && review)}>
        {wentWrong && (
          <section aria-labelledby="went-wrong">
            <h2 id={partIds.wentWrong}>What went wrong</h2>
            <p>{wentWrong.what}</p>
            <h3>What we did about it</h3>
            <p>{wentWrong.done}</p>
          </section>
        )}
        {review && (
          <figure>
            <DimensionLine style={{ maxWidth: 220, marginBottom: 16 }}>
              {`${review.rating} out of 5`}
            </DimensionLine>
            {/* Our own content, rendered by the Markdown renderer, which escapes any HTML in it. */}
            <blockquote dangerouslySetInnerHTML={{ __html: review.html }} />
            <figcaption>{review.attribution}</figcaption>
          </figure>
        )}
      </Story>
    </Container>
  );
}
