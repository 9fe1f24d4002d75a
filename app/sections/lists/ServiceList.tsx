import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { ServiceLink } from "../../content/cards.server.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: "40px 28px",
  listStyle: "none",
  marginTop: 16,
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "1fr 1fr" },
  "& > li": { position: "relative", minWidth: 0 },
  "& img": { aspectRatio: "3 / 2", marginBottom: 14 },
  "& h2": theme.typography.h3,
  "& h2 a": { color: "inherit", fontWeight: "inherit", textDecoration: "none" },
  "& h2 a::after": { content: '""', position: "absolute", inset: 0 },
  "& li:hover h2 a": { textDecoration: "underline", textDecorationThickness: "2px" },
  "& p": {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    marginTop: 4,
    maxWidth: "52ch",
  },
}));

/** Every service with its picture and what its page is about. Nothing where there are none. */
export function ServiceList({ services }: { services: ServiceLink[] }) {
  if (services.length === 0) return null;
  return (
    <List>
      {services.map((service) => (
        <li key={service.href}>
          <Picture picture={service.picture} sizes="(min-width: 560px) 50vw, 100vw" />
          <h2>
            <MuiLink href={service.href}>{service.name}</MuiLink>
          </h2>
          <p>{service.lead}</p>
        </li>
      ))}
    </List>
  );
}
