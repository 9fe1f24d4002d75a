import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { layout } from "../../theme/tokens.ts";
import { readerPart } from "./readerPart.ts";

// On the lines of bands that have their heading on the left: who speaks there, the words beside it.
const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "8px 64px",
  paddingTop: 28,
  overflowWrap: "anywhere",
  "& > p": { ...theme.typography.caption, color: theme.palette.text.secondary },
  "& > div": { ...theme.typography.lead, maxWidth: layout.lead },
  "& p + p": { marginTop: "0.8em" },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    alignItems: "baseline",
    paddingTop: 56,
    "& > div": { gridColumn: 2 },
  },
}));

export type OpeningProps = {
  /** Rendered from Markdown. */
  html: string;
  /** Who says "I", by role. */
  speaker?: string | undefined;
};

/** The opening words of a page's text, before its facts are gone into. */
export const Opening = ({ html, speaker }: OpeningProps) => (
  <div className={readerPart}>
    <Container>
      <Columns>
        {speaker && <p>{speaker}</p>}
        {/* Our own content, rendered by the Markdown renderer, which escapes any HTML in it. */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </Columns>
    </Container>
  </div>
);
