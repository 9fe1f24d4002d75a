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
    [theme.breakpoints.up("sm")]: {
      '&[data-picture="true"]': { gridTemplateColumns: "minmax(0, 1fr) minmax(112px, 22%)" },
      "& > div": { gridRow: 1 },
    },
  },
  // On a phone only the best answer has its picture.
  "& li:not([data-best]) > :is(picture, img)": {
    [theme.breakpoints.down("sm")]: { display: "none" },
  },
  "& img": { aspectRatio: "3 / 2" },
  "& img[data-drawing]": { border: `1px solid ${theme.palette.divider}` },
  "& a": {
    ...theme.mixins.heading,
    fontSize: theme.typography.h3.fontSize,
    lineHeight: 1.3,
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
  "& li[data-best]": {
    paddingBlock: "24px 28px",
    "& a": { fontSize: "clamp(1.5rem, 1.2rem + 1vw, 2rem)", lineHeight: 1.2 },
    "& p:first-of-type": { ...theme.typography.lead, marginTop: 10 },
    [theme.breakpoints.up("sm")]: {
      '&[data-picture="true"]': { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
    },
  },
}));

/** Beyond so many, the rest opens. */
const shownAtFirst = 10;
const fewest = 3;

/** Pages that show their picture: a picture stands once in the list. */
function firstWithPicture(results: SearchResult[]) {
  const first = new Map<string, string>();
  for (const { path, picture } of results) {
    if (picture && !first.has(picture.src)) first.set(picture.src, path);
  }
  return new Set(first.values());
}

type ItemProps = { result: SearchResult; pictured: boolean; best?: boolean };

function Item({ result, pictured, best = false }: ItemProps) {
  const { path, group, title, titleMarks, summary, summaryMarks, price, picture } = result;
  return (
    <li data-picture={pictured} data-best={best || undefined}>
      {picture && pictured && (
        <Picture picture={{ ...picture, alt: "" }} sizes={best ? "420px" : "240px"} />
      )}
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

/** What was found as one list: the best is first, and large; of many the last are closed. */
export function ResultList({ answer, results }: ResultListProps) {
  const pictured = firstWithPicture(results);
  const isCut = results.length >= shownAtFirst + fewest;
  const items = results.map((result, index) => (
    <Item
      key={result.path}
      result={result}
      pictured={pictured.has(result.path)}
      best={index === 0 && !answer}
    />
  ));
  return (
    <>
      <List>
        {answer && (
          <li data-best>
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
