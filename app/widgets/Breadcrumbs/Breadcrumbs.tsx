import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";

export type Breadcrumb = { name: string; url: string };

const List = styled("ol")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  listStyle: "none",
  // A long name breaks inside its item: flex items do not shrink below their longest word.
  overflowWrap: "anywhere",
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  "& li:not(:last-of-type)::after": {
    // A slash that is drawn: as a letter it would be one more in the text face of every page.
    // As a border, for forced colours, which leave no background.
    content: '""',
    display: "inline-block",
    height: "0.9em",
    marginInline: 10,
    verticalAlign: "-0.1em",
    transform: "rotate(18deg)",
    borderInlineStart: `1px solid ${theme.palette.drawing.lineStrong}`,
  },
  "& a, & span": {
    display: "inline-block",
    paddingBlock: 2,
    fontWeight: theme.typography.fontWeightRegular,
  },
}));

/** Where this page stands, from the home page down. The last entry is the page itself. */
export function Breadcrumbs({ trail }: { trail: Breadcrumb[] }) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {trail.map(({ name, url }, index) => (
          <li key={url}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={url}>{name}</Link>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
