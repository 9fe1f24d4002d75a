import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { useEffect, useMemo, type ReactNode } from "react";
import type { SearchGroup } from "../../search/engine.ts";
import { Highlight } from "../../widgets/Highlight/Highlight.tsx";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { ContactButtons } from "../page/ContactButtons.tsx";
import { PartialSearchNotice } from "./PartialSearchNotice.tsx";
import { PageGroup } from "./PageGroup.tsx";
import { useSearchEngine } from "./useSearchEngine.ts";

const List = styled("ul")(({ theme }) => ({
  "& li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "6px 40px",
    alignContent: "start",
    paddingBlock: 16,
    [theme.breakpoints.up("sm")]: {
      '&[data-picture="true"]': { gridTemplateColumns: "minmax(0, 1fr) minmax(112px, 24%)" },
      "& > div": { gridRow: 1 },
    },
  },
  "& picture, & li > img": { [theme.breakpoints.down("sm")]: { display: "none" } },
  "& img": { aspectRatio: "3 / 2" },
  "& img[data-drawing]": { border: `1px solid ${theme.palette.divider}` },
  "& a": {
    ...theme.mixins.heading,
    fontSize: theme.typography.h3.fontSize,
    lineHeight: 1.3,
    textDecoration: "none",
  },
  "& a:hover": { textDecoration: "underline 2px" },
  "& a mark": { backgroundColor: theme.palette.colours.plyLight },
  "& p": { ...theme.typography.body2, marginTop: 6, maxWidth: "40em" },
  "& p + p": { color: theme.palette.text.secondary },
  // Words alone fit two columns.
  '&[data-pictures="false"]': {
    [theme.breakpoints.up("md")]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: 48,
    },
  },
}));

const Answer = styled("div")(({ theme }) => ({
  marginTop: 24,
  padding: "18px 22px",
  maxWidth: 760,
  borderInlineStart: `4px solid ${theme.palette.primary.main}`,
  backgroundColor: theme.palette.colours.plyLight,
  "& a": { color: theme.palette.primary.dark },
}));

/** Pages that show their picture: a picture stands once in the list. */
function firstWithPicture(groups: SearchGroup[]) {
  const first = new Map<string, string>();
  for (const { path, picture } of groups.flatMap(({ results }) => results)) {
    if (picture && !first.has(picture.src)) first.set(picture.src, path);
  }
  return new Set(first.values());
}

export type PageResultsProps = {
  query: string;
  /** Called with the number of pages found, or undefined while it is unknown. */
  onCount: (count: number | undefined) => void;
  /** Fallback until the index has loaded, or if it fails to load. */
  children: ReactNode;
};

/** All results on the search page, in groups, with summaries. */
export function PageResults({ query, onCount, children }: PageResultsProps) {
  const { engine, failed, retry } = useSearchEngine();
  const found = useMemo(() => engine?.search(query), [engine, query]);
  // An answer is on one of the pages, and alone it counts as that.
  const count = found && (found.count || Number(Boolean(found.answer)));
  useEffect(() => {
    onCount(count);
    return () => onCount(undefined);
  }, [onCount, count]);

  if (!found) {
    return (
      <>
        {failed && <PartialSearchNotice onRetry={retry} />}
        {children}
      </>
    );
  }
  if (count === 0) {
    return (
      <>
        <Typography sx={{ mt: 3 }}>
          Try fewer or different words, or ask us: the WhatsApp message will include them.
        </Typography>
        <ContactButtons about={query.trim()} />
      </>
    );
  }
  const { answer, groups } = found;
  const pictured = firstWithPicture(groups);
  return (
    <>
      {answer && (
        <Answer>
          <Link href={answer.href}>{answer.question}</Link>
          <Typography variant="body2">{answer.answer}</Typography>
        </Answer>
      )}
      {groups.map(({ name, results }) => (
        <PageGroup key={name} name={name} count={results.length}>
          <List data-pictures={results.some(({ path }) => pictured.has(path))}>
            {results.map(({ path, title, titleMarks, summary, summaryMarks, price, picture }) => (
              <li key={path} data-picture={pictured.has(path)}>
                {picture && pictured.has(path) && (
                  <Picture picture={{ ...picture, alt: "" }} sizes="240px" />
                )}
                <div>
                  <Link href={path}>
                    <Highlight text={title} ranges={titleMarks} />
                  </Link>
                  <p>
                    <Highlight text={summary} ranges={summaryMarks} />
                  </p>
                  {price && <p>{price}</p>}
                </div>
              </li>
            ))}
          </List>
        </PageGroup>
      ))}
    </>
  );
}
