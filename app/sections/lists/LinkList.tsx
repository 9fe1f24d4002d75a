import { styled } from "@mui/material/styles";
import type { NamedLink } from "../../content/cards.server.ts";
import { LinkItems } from "../../widgets/LinkItems/LinkItems.tsx";

const List = styled("ul")(({ theme }) => ({
  columns: "3 9.375rem",
  columnGap: 32,
  marginTop: 24,
  '&[data-wide="true"]': { columns: "2 18.75rem" },
  "& li": { breakInside: "avoid" },
  "& a": { display: "inline-block", maxWidth: "100%", paddingBlock: 7, lineHeight: 1.35 },
  "& a:visited": { color: theme.palette.text.secondary },
}));

export type LinkListProps = {
  links: NamedLink[];
  /** Wider columns, for titles rather than single words. */
  wide?: boolean;
  /** Read aloud before each name, where the page links elsewhere by the same names. */
  before?: string;
};

/** Links in columns. Renders nothing if empty. */
export function LinkList({ links, wide = false, before }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <List data-wide={wide}>
      <LinkItems
        links={links.map(({ name, href }) => ({
          href,
          name: before ? (
            <>
              <span className="visually-hidden">{`${before} `}</span>
              {name}
            </>
          ) : (
            name
          ),
        }))}
      />
    </List>
  );
}
