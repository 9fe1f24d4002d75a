import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { layout } from "../../theme/tokens.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";

const List = styled("div")(({ theme }) => ({
  overflowWrap: "anywhere",
  borderTop: `2px solid ${theme.palette.text.primary}`,
  marginBottom: 64,
  [theme.breakpoints.up("md")]: { marginBottom: 96 },
  "& > section": {
    display: "grid",
    gap: "8px 64px",
    paddingBlock: "28px 32px",
    borderBottom: `1px solid ${theme.palette.divider}`,
    gridTemplateColumns: "minmax(0, 1fr)",
    // The answer is large; beside it stand its words and, space permitting, what shows it.
    [theme.breakpoints.up("md")]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gridTemplateRows: "auto 1fr auto",
      paddingBlock: "40px 44px",
      "& > h2, & > strong": { gridColumn: 1 },
      "& > .words": { gridArea: "1 / 2 / span 2", marginTop: 0 },
      "& > .evidence": { gridArea: "3 / 2" },
    },
    [theme.breakpoints.up("xl")]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)",
      gridTemplateRows: "auto 1fr",
      "& > .evidence": { gridArea: "1 / 3 / span 2", marginTop: 0 },
    },
  },
  "& h2": {
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightBold,
    letterSpacing: 0,
    color: theme.palette.text.secondary,
  },
  "& strong": {
    display: "block",
    ...theme.typography.h2,
    fontSize: "clamp(1.75rem, 1.3rem + 1.7vw, 3rem)",
    textWrap: "balance",
  },
  "& .words": { maxWidth: layout.text, marginTop: 4 },
  "& .words > * + *": { marginTop: "1em" },
  "& .evidence": { alignSelf: "start", width: "fit-content", maxWidth: "100%", marginTop: 8 },
  // A line with words over two lines measures nothing.
  [theme.breakpoints.down("sm")]: { "& .evidence": { "&::before, &::after": { display: "none" } } },
}));

export type TrustFact = {
  id: string;
  title: string;
  /** The answer in a few words. */
  short: string;
  html: string;
  /** Evidence for the answer. */
  evidence?: string | undefined;
};

/** What clients ask before hiring a firm: each question with its answer and evidence. */
export function TrustFacts({ facts }: { facts: TrustFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Container>
      <List>
        {facts.map(({ id, title, short, html, evidence }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <strong>{short}</strong>
            {/* Our own content, rendered by the Markdown renderer, which escapes any HTML in it. */}
            <div className="words" dangerouslySetInnerHTML={{ __html: html }} />
            {evidence && (
              <DimensionLine className="evidence">{`Shown by: ${evidence}`}</DimensionLine>
            )}
          </section>
        ))}
      </List>
    </Container>
  );
}
