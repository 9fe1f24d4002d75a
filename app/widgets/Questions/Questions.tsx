import { styled } from "@mui/material/styles";
import { useEffect, useRef } from "react";
import { anchor } from "../../lib/anchor.ts";
import { measures } from "../../theme/tokens.ts";

/** A question with its answer as HTML. */
export type AnsweredQuestion = { question: string; answer: string };

const List = styled("div")(({ theme }) => ({
  borderTop: `1px solid ${theme.palette.divider}`,
  "& details": { borderBottom: `1px solid ${theme.palette.divider}` },
  "& summary": {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: 24,
    minHeight: 60,
    paddingBlock: 14,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "&::after": {
      content: '""',
      flex: "none",
      width: 15,
      height: 15,
      background:
        "linear-gradient(currentColor 0 0) center / 100% 2px no-repeat, linear-gradient(currentColor 0 0) center / 2px 100% no-repeat",
      color: theme.palette.primary.main,
    },
    "&:hover": { color: theme.palette.primary.main },
  },
  "& details[open] > summary::after": { backgroundSize: "100% 2px, 0 0" },
  "& h3": { ...theme.typography.h3, minWidth: 0, overflowWrap: "anywhere" },
  "& p": {
    maxWidth: measures.text,
    paddingBottom: 22,
    color: theme.palette.text.secondary,
    // Reached by its address, an answer is shown with its question above it.
    scrollMarginTop: measures.navBar + 88,
  },
  "@media print": {
    "& details::details-content": { contentVisibility: "visible", blockSize: "auto" },
    "& details": { breakInside: "avoid" },
    "& summary": { minHeight: 0, paddingBottom: 4 },
    "& summary::after": { display: "none" },
  },
}));

/**
 * Questions that open to their answers. Native disclosure: it works without a script, and the
 * browser's own find opens the right one, and so does an address that names an answer, such as
 * `#how-do-you-work-out-a-price`. Nothing where there are none.
 */
export function Questions({ questions }: { questions: AnsweredQuestion[] }) {
  const list = useRef<HTMLDivElement>(null);
  // Browsers open it on a full page load; not all of them do, and none after a client navigation.
  useEffect(() => {
    const openNamed = () => {
      const { hash } = window.location;
      const answers = [...(list.current?.querySelectorAll<HTMLElement>("p[id]") ?? [])];
      const answer = answers.find(({ id }) => hash === `#${id}` || hash === `#${encodeURI(id)}`);
      const details = answer?.closest("details");
      if (!answer || !details || details.open) return;
      details.open = true;
      answer.scrollIntoView();
    };
    openNamed();
    window.addEventListener("hashchange", openNamed);
    return () => window.removeEventListener("hashchange", openNamed);
  }, []);
  if (questions.length === 0) return null;
  return (
    <List ref={list}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          {/* Built from our own content by the Markdown renderer, which escapes any HTML in it. */}
          <p id={anchor(question)} dangerouslySetInnerHTML={{ __html: answer }} />
        </details>
      ))}
    </List>
  );
}
