import { styled } from "@mui/material/styles";
import type { NamedLink } from "../../content/cards.server.ts";
import { PageLink } from "../../theme/PageLink.tsx";
import { layout, twoColumns } from "../../theme/tokens.ts";
import { LinkItems } from "../../widgets/LinkItems/LinkItems.tsx";

const Index = styled("ul")(({ theme }) => ({
  [theme.breakpoints.up("md")]: { display: "none" },
  "@media print": { display: "none" },
  display: "grid",
  gridTemplateColumns: twoColumns,
  columnGap: 16,
  marginBottom: 32,
  borderTop: `1px solid ${theme.palette.divider}`,
  "& a": {
    ...theme.typography.body2,
    display: "block",
    minHeight: layout.target,
    paddingBlock: 7,
    lineHeight: 1.3,
    fontWeight: theme.typography.fontWeightBold,
    textDecoration: "none",
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  "& small": {
    display: "block",
    ...theme.typography.caption,
    lineHeight: 1.3,
    color: theme.palette.text.secondary,
  },
}));

type ServiceIndexProps = {
  label: string;
  /** Each with where its price begins. */
  services: (NamedLink & { from?: string | undefined })[];
  more?: NamedLink[];
};

/** On a phone: all services in one screen, each with where its price begins. */
export function ServiceIndex({ label, services, more }: ServiceIndexProps) {
  if (services.length === 0) return null;
  return (
    <Index aria-label={label} data-repeats="services">
      {services.map(({ href, name, from }) => (
        <li key={href}>
          <PageLink href={href}>
            <span>{name}</span>
            {from && <small>{from}</small>}
          </PageLink>
        </li>
      ))}
      {more && <LinkItems links={more} />}
    </Index>
  );
}
