import { styled } from "@mui/material/styles";
import { useEffect, useRef } from "react";
import { anchor } from "../../lib/anchor.ts";
import { measures } from "../../theme/tokens.ts";

/** A question and its answer as HTML. */
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
  "& details > div": {
    maxWidth: measures.text,
    textWrap: "pretty",
    paddingBottom: 22,
    color: theme.palette.text.secondary,
    // Leaves room for the question when the answer is the scroll target.
    scrollMarginTop: measures.navBar + 88,
  },
  "& details > div > * + *": { marginTop: "1em" },
  "& details :is(ul, ol)": { paddingInlineStart: 20 },
  "@media print": {
    "& details::details-content": { contentVisibility: "visible", blockSize: "auto" },
    "& details": { breakInside: "avoid" },
    "& summary": { minHeight: 0, paddingBottom: 4 },
    "& summary::after": { display: "none" },
  },
}));

/**
 * Questions that expand to their answers. Native disclosures: they work without scripts, and find
 * in page or a URL hash such as `#how-do-you-work-out-a-price` opens the right one. Renders nothing
 * without questions.
 */
export function Questions({ questions }: { questions: AnsweredQuestion[] }) {
  const list = useRef<HTMLDivElement>(null);
  // Some browsers open it on a full page load, none after a client navigation.
  useEffect(() => {
    const openTarget = () => {
      const { hash } = window.location;
      const answers = [...(list.current?.querySelectorAll<HTMLElement>("div[id]") ?? [])];
      const answer = answers.find(({ id }) => hash === `#${id}` || hash === `#${encodeURI(id)}`);
      const details = answer?.closest("details");
      if (!answer || !details || details.open) return;
      details.open = true;
      answer.scrollIntoView();
    };
    openTarget();
    // Print styles open the answers, but only in browsers with `::details-content`.
    const openAll = () => {
      for (const details of list.current?.querySelectorAll("details:not([open])") ?? []) {
        const close = () => details.removeAttribute("open");
        details.setAttribute("open", "");
        window.addEventListener("afterprint", close, { once: true });
      }
    };
    window.addEventListener("hashchange", openTarget);
    window.addEventListener("beforeprint", openAll);
    return () => {
      window.removeEventListener("hashchange", openTarget);
      window.removeEventListener("beforeprint", openAll);
    };
  }, []);
  if (questions.length === 0) return null;
  return (
    <List ref={list}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          {/* Our own content, rendered by the Markdown renderer, which escapes any HTML in it. */}
          <div id={anchor(question)} dangerouslySetInnerHTML={{ __html: answer }} />
        </details>
      ))}
    </List>
  );
}
