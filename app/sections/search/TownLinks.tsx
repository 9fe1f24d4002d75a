import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { NamedLink } from "../../content/cards.server.ts";

const Services = styled("ul")(({ theme }) => ({
  "& > li": {
    display: "grid",
    gap: "2px 24px",
    paddingBottom: 14,
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "180px 1fr", alignItems: "baseline" },
  },
  "& strong": { fontWeight: theme.typography.fontWeightMedium },
  "& ul": { display: "flex", flexWrap: "wrap", columnGap: 20 },
  "& a": { display: "inline-block", paddingBlock: 7, fontWeight: "inherit" },
}));

/** Pages of services in towns: a row for each service, with a link for each of its towns. */
export function TownLinks({ pages }: { pages: (NamedLink & { service?: string })[] }) {
  const services = [...new Set(pages.map(({ service }) => service))];
  return (
    <Services role="list">
      {services.map((service) => (
        <li key={service}>
          <strong>{service}</strong>
          <ul>
            {pages
              .filter((page) => page.service === service)
              .map(({ name, href }) => (
                <li key={href}>
                  <Link href={href} aria-label={`${name}, ${service}`}>
                    {name}
                  </Link>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </Services>
  );
}
