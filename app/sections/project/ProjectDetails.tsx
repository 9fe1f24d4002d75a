import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { NamedLink } from "../../content/cards.server.ts";

const Lists = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 32,
  marginTop: 48,
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "1fr 1fr" },
  "& > *": { minWidth: 0 },
  "& h2": { ...theme.typography.h3, marginBottom: 10 },
  "& ul": { listStyle: "none", ...theme.typography.body2 },
  "& li": { paddingBlock: 8, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

export type ProjectDetailsProps = {
  features: string[];
  materials: string[];
  services: NamedLink[];
};

/** What a project has, what it is made of and which services made it. */
export function ProjectDetails({ features, materials, services }: ProjectDetailsProps) {
  return (
    <Lists>
      <div>
        <h2>Key features</h2>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div>
        <h2>Materials</h2>
        <ul>
          {materials.map((material) => (
            <li key={material}>{material}</li>
          ))}
        </ul>
      </div>
      <div>
        <h2>Services in this project</h2>
        <ul>
          {services.map(({ name, href }) => (
            <li key={href}>
              <MuiLink href={href}>{name}</MuiLink>
            </li>
          ))}
        </ul>
      </div>
    </Lists>
  );
}
