import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { layout } from "../../theme/tokens.ts";
import { QuoteIcon } from "../../widgets/icons/icons.tsx";
import { TrustDrawing } from "./TrustDrawing.tsx";

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
    [theme.breakpoints.up("lg")]: {
      columnGap: 56,
      gridTemplateColumns: "minmax(0, 8fr) minmax(0, 8fr) minmax(0, 5fr)",
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
  // One answer among others, however short.
  '& > [data-quiet="true"] > strong': { fontSize: theme.typography.h3.fontSize },
  "& .evidence": { display: "grid", gap: 16, alignContent: "start", marginTop: 16 },
  "& .evidence p": {
    display: "flex",
    gap: 10,
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    "& svg": { flex: "none", width: 20, height: 20, marginTop: 2 },
  },
}));

export type TrustFact = {
  id: string;
  title: string;
  /** The answer in a few words. */
  short: string;
  html: string;
  /** Evidence for the answer. */
  evidence?: string | undefined;
  /** Whether it is set no larger than a heading. */
  quiet?: boolean;
};

/** What clients ask before hiring a firm: each question with its answer and evidence. */
export function TrustFacts({ facts }: { facts: TrustFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Container>
      <List>
        {facts.map(({ id, title, short, html, evidence, quiet }) => (
          <section key={id} aria-labelledby={id} data-quiet={quiet}>
            <h2 id={id}>{title}</h2>
            <strong>{short}</strong>
            {/* Our own content, rendered by the Markdown renderer, which escapes any HTML in it. */}
            <div className="words" dangerouslySetInnerHTML={{ __html: html }} />
            {evidence && (
              <div className="evidence">
                <TrustDrawing id={id} />
                <p>
                  <QuoteIcon />
                  <span>{`Shown by: ${evidence}`}</span>
                </p>
              </div>
            )}
          </section>
        ))}
      </List>
    </Container>
  );
}
