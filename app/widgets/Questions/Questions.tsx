import { styled } from "@mui/material/styles";
import { layout } from "../../theme/tokens.ts";

/** A question, its address on the page, and its answer as HTML. */
export type AnsweredQuestion = { id: string; question: string; answer: string };

const List = styled("div")(({ theme }) => ({
  borderTop: `1px solid ${theme.palette.divider}`,
  "& details": { borderBottom: `1px solid ${theme.palette.divider}` },
  "& h3": {
    ...theme.typography.h3,
    minWidth: 0,
    overflowWrap: "anywhere",
    [theme.breakpoints.down("sm")]: { fontSize: theme.typography.body1.fontSize },
  },
  "& details > div": {
    maxWidth: layout.text,
    paddingBottom: 22,
    // Leaves room for the question when the answer is the scroll target.
    scrollMarginTop: layout.navBar + 88,
  },
  "& details > div > * + *": { marginTop: "1em" },
  "& details :is(ul, ol)": { paddingInlineStart: 20 },
  "@media print": { "& details": { breakInside: "avoid" } },
}));

export type QuestionsProps = {
  questions: AnsweredQuestion[];
  /** Whether the first answer is open. */
  openFirst?: boolean;
};

/**
 * Questions that expand to their answers. Native disclosures: they work without scripts, and find
 * in page or a URL hash such as `#how-do-you-work-out-a-price` opens the right one. Renders nothing
 * without questions.
 */
export function Questions({ questions, openFirst = false }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <List>
      {questions.map(({ id, question, answer }, index) => (
        <details key={id} open={openFirst && index === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          {/* Our own content, rendered by the Markdown renderer, which escapes any HTML in it. */}
          <div id={id} dangerouslySetInnerHTML={{ __html: answer }} />
        </details>
      ))}
    </List>
  );
}
