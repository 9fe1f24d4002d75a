import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { Answer } from "../../search/answers.ts";
import type { SearchResult } from "../../search/engine.ts";
import { Highlight } from "../../widgets/Highlight/Highlight.tsx";
import { Picture } from "../../widgets/Picture/Picture.tsx";

const List = styled("ul")(({ theme }) => ({
  borderTop: `1px solid ${theme.palette.divider}`,
  "& li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "12px 32px",
    alignContent: "start",
    paddingBlock: 20,
    borderBottom: `1px solid ${theme.palette.divider}`,
    '&[data-picture="true"]': { gridTemplateColumns: "minmax(0, 1fr) clamp(88px, 22%, 220px)" },
    "& > div": { gridRow: 1 },
  },
  "& img": { aspectRatio: "3 / 2" },
  "& img[data-drawing]": { border: `1px solid ${theme.palette.divider}` },
  "& a": {
    ...theme.mixins.heading,
    fontSize: theme.typography.h3.fontSize,
    lineHeight: 1.3,
    color: "inherit",
    textDecoration: "none",
  },
  "& a:hover": { textDecoration: "underline 2px" },
  // A line below the word: large words in boxes would shout.
  "& a mark": {
    background: `linear-gradient(transparent 70%, ${theme.palette.colours.warm} 70%)`,
  },
  "& small, & p": { ...theme.typography.body2, maxWidth: "40em" },
  "& p": { marginTop: 6 },
  "& small": { marginBottom: 4 },
  "& small, & p + p": { display: "block", color: theme.palette.text.secondary },
  "& li[data-answer] p": { ...theme.typography.lead, marginTop: 10 },
}));

/** Beyond so many, the rest opens. */
const shownAtFirst = 10;
const fewest = 3;

/** Pages that show their picture: a picture stands once in the list. */
function firstWithPicture(results: SearchResult[], answer?: Answer) {
  const first = new Map<string, string>();
  if (answer?.picture) first.set(answer.picture.src, answer.href);
  for (const { path, picture } of results) {
    if (picture && !first.has(picture.src)) first.set(picture.src, path);
  }
  return new Set(first.values());
}

type ItemProps = { result: SearchResult; pictured: boolean };

function Item({ result, pictured }: ItemProps) {
  const { path, group, title, titleMarks, summary, summaryMarks, price, picture } = result;
  return (
    <li data-picture={pictured}>
      {picture && pictured && <Picture picture={{ ...picture, alt: "" }} sizes="220px" />}
      <div>
        <small>{group}</small>
        <Link href={path}>
          <Highlight text={title} ranges={titleMarks} />
        </Link>
        <p>
          <Highlight text={summary} ranges={summaryMarks} />
        </p>
        {price && <p>{price}</p>}
      </div>
    </li>
  );
}

export type ResultListProps = {
  answer?: Answer | undefined;
  /** Best first. */
  results: SearchResult[];
};

/** What was found as one list, a short answer first; of many the last are closed. */
export function ResultList({ answer, results }: ResultListProps) {
  const pictured = firstWithPicture(results, answer);
  const isCut = results.length >= shownAtFirst + fewest;
  const items = results.map((result) => (
    <Item key={result.path} result={result} pictured={pictured.has(result.path)} />
  ));
  return (
    <>
      <List>
        {answer && (
          <li data-picture={Boolean(answer.picture)} data-answer>
            {answer.picture && <Picture picture={{ ...answer.picture, alt: "" }} sizes="220px" />}
            <div>
              <small>In short</small>
              <Link href={answer.href}>{answer.question}</Link>
              <p>{answer.answer}</p>
            </div>
          </li>
        )}
        {isCut ? items.slice(0, shownAtFirst) : items}
      </List>
      {isCut && (
        <details>
          <summary>
            <span>{`${results.length - shownAtFirst} more`}</span>
          </summary>
          <List>{items.slice(shownAtFirst)}</List>
        </details>
      )}
    </>
  );
}
