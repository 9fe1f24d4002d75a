import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { useEffect, useMemo, type ReactNode } from "react";
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
    gap: "4px 20px",
    paddingBlock: 14,
    "&:not(:last-of-type)": { borderBottom: `1px solid ${theme.palette.divider}` },
    "& picture, & > img": { display: "none" },
    [theme.breakpoints.up("sm")]: {
      gridTemplateColumns: "112px minmax(0, 1fr)",
      "& > div": { gridColumn: 2 },
      "& picture, & > img": { display: "block", gridRow: 1 },
    },
  },
  "& img": {
    aspectRatio: "4 / 3",
    border: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.colours.white,
  },
  "& p": { ...theme.typography.body2, maxWidth: "43em" },
  "& small": { ...theme.typography.caption, color: theme.palette.text.secondary },
}));

const Answer = styled("div")(({ theme }) => ({
  marginTop: 24,
  padding: "18px 22px",
  maxWidth: 760,
  borderInlineStart: `4px solid ${theme.palette.primary.main}`,
  backgroundColor: theme.palette.colours.plyLight,
  "& a": { color: theme.palette.primary.dark },
}));

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
  const count = found && found.count + (found.answer ? 1 : 0);
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
          <List>
            {results.map(({ path, title, titleMarks, trail, summary, summaryMarks, picture }) => (
              <li key={path}>
                {picture && <Picture picture={{ ...picture, alt: "" }} sizes="112px" />}
                <div>
                  <Link href={path}>
                    <Highlight text={title} ranges={titleMarks} />
                  </Link>
                  <p>
                    <Highlight text={summary} ranges={summaryMarks} />
                  </p>
                  {trail.length > 0 && <small>{trail.join(" / ")}</small>}
                </div>
              </li>
            ))}
          </List>
        </PageGroup>
      ))}
    </>
  );
}
