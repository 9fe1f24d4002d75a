import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { NamedLink } from "../../content/cards.server.ts";
import { durations, easing } from "../../theme/tokens.ts";
import { ArrowIcon } from "../../widgets/icons/icons.tsx";
import { Band } from "../page/Band.tsx";

/** More would not help the reader to choose. */
const relatedLimit = 8;

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  // Beside its heading it begins where that does.
  [theme.breakpoints.down("md")]: { marginTop: 28 },
  borderTop: `1px solid ${theme.palette.divider}`,
  "& li": { minWidth: 0, borderBottom: `1px solid ${theme.palette.divider}` },
  "& a": {
    display: "grid",
    gridTemplateColumns: "6.5em minmax(0, 1fr) 22px",
    gap: 12,
    alignItems: "center",
    height: "100%",
    minHeight: 56,
    paddingBlock: 14,
    color: "inherit",
    fontWeight: "inherit",
    textDecoration: "none",
  },
  "& .kind": { ...theme.typography.body2, color: theme.palette.text.secondary },
  "& .name": {
    ...theme.mixins.heading,
    lineHeight: 1.3,
  },
  "& small": {
    display: "block",
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
  },
  "& svg": {
    alignSelf: "center",
    width: 20,
    height: 20,
    color: theme.palette.primary.main,
    transition: `translate ${durations.quick}ms ${easing}`,
  },
  "& a:hover .name": { textDecoration: "underline", textDecorationThickness: "2px" },
  "& a:hover svg": { translate: "3px 0" },
  '&[data-mixed="false"] a': { gridTemplateColumns: "minmax(0, 1fr) 22px" },
  [theme.breakpoints.down("sm")]: {
    "& a": { gridTemplateColumns: "minmax(0, 1fr) fit-content(35%) 22px", paddingBlock: 9 },
    "& .kind": { gridArea: "1 / 2" },
  },
}));

export type RelatedLinksProps = {
  title: string;
  /** With the kind of each target, or a line on what one finds there. */
  links: (NamedLink & { kind?: string; text?: string })[];
  /** No gap to the band above. */
  flush?: boolean;
};

/** Where to go next: helpful pages, each labelled with its kind where they differ. */
export function RelatedLinks({ title, links, flush = false }: RelatedLinksProps) {
  if (links.length === 0) return null;
  // A kind that all share is in the title.
  const isMixed = links.some(({ kind }) => kind !== links[0]!.kind);
  return (
    <Band title={title} split flush={flush}>
      <List data-mixed={isMixed}>
        {links.slice(0, relatedLimit).map(({ name, href, kind, text }) => (
          <li key={href}>
            <Link href={href}>
              {isMixed && <span className="kind">{`${kind} `}</span>}
              <span>
                <span className="name">{name}</span>
                {text && (
                  <>
                    <span className="visually-hidden">: </span>
                    <small>{text}</small>
                  </>
                )}
              </span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </List>
    </Band>
  );
}
