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
    [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)" },
  },
  "& h2": { ...theme.typography.h3, color: theme.palette.text.secondary },
  "& strong": {
    display: "block",
    ...theme.mixins.heading,
    fontSize: "clamp(1.25rem, 1.1rem + 0.75vw, 1.625rem)",
    lineHeight: 1.25,
  },
  "& .words": { maxWidth: layout.text, marginTop: 10 },
  "& .words > * + *": { marginTop: "1em" },
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
            <div>
              <strong>{short}</strong>
              {/* Our own content, rendered by the Markdown renderer, which escapes any HTML in
                  it. */}
              <div className="words" dangerouslySetInnerHTML={{ __html: html }} />
              {evidence && (
                <DimensionLine style={{ width: "fit-content", maxWidth: "100%", marginTop: 16 }}>
                  {`Shown by: ${evidence}`}
                </DimensionLine>
              )}
            </div>
          </section>
        ))}
      </List>
    </Container>
  );
}
