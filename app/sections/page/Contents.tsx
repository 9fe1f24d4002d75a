import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import type { Heading } from "../../content/markdown.server.ts";

const List = styled("nav")(({ theme }) => ({
  "& p": {
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightBold,
    marginBottom: 6,
  },
  "& ol": { borderTop: `2px solid ${theme.palette.text.primary}` },
  "& li": { borderBottom: `1px solid ${theme.palette.divider}` },
  "& a": {
    ...theme.typography.body2,
    display: "block",
    paddingBlock: 8,
    lineHeight: 1.35,
    fontWeight: theme.typography.fontWeightRegular,
    textDecoration: "none",
  },
  "& a:hover": { textDecoration: "underline" },
  "@media print": { display: "none" },
}));

/** The table of contents of a long page. */
export function Contents({ headings }: { headings: Heading[] }) {
  const name = useId();
  return (
    <List aria-labelledby={name}>
      <p id={name}>On this page</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Link href={`#${id}`}>{text}</Link>
          </li>
        ))}
      </ol>
    </List>
  );
}
