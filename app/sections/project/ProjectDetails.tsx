import Container from "@mui/material/Container";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { NamedLink } from "../../content/cards.server.ts";

const Lists = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "40px 48px",
  paddingBottom: 64,
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "5fr 4fr 3fr", paddingBottom: 96 },
  "& > *": { minWidth: 0 },
  "& h2": {
    ...theme.typography.h3,
    paddingBottom: 12,
    borderBottom: `2px solid ${theme.palette.text.primary}`,
  },
  "& ul": { listStyle: "none", ...theme.typography.body2 },
  "& li": { paddingBlock: 10, borderBottom: `1px solid ${theme.palette.divider}` },
  // As high as its line: a target of 24 px.
  "& a": { display: "inline-block", overflowWrap: "anywhere" },
}));

export type ProjectDetailsProps = {
  features: string[];
  materials: string[];
  services: NamedLink[];
};

/** What a project has, what it is made of and which services made it, as a specification sheet. */
export function ProjectDetails({ features, materials, services }: ProjectDetailsProps) {
  const lists = [
    { name: "Key features", entries: features },
    { name: "Materials", entries: materials },
  ];
  return (
    <Container>
      <Lists>
        {lists.map(({ name, entries }) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2>Services in this project</h2>
          <ul>
            {services.map(({ name, href }) => (
              <li key={href}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      </Lists>
    </Container>
  );
}
