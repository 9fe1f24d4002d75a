import { styled } from "@mui/material/styles";
import type { ProjectCard } from "../../content/cards.server.ts";
import { PageLink } from "../../theme/PageLink.tsx";
import { layout } from "../../theme/tokens.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { useRecentPages } from "../search/useRecentPages.ts";

const Row = styled("nav")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 12,
  ...theme.typography.body2,
  lineHeight: 1.2,
  color: theme.palette.text.secondary,
  "& ul": { display: "flex", gap: 8 },
  "& a, & img": { display: "block", width: 60, height: layout.target, borderRadius: 3 },
  "& img": { objectFit: "cover" },
  [theme.breakpoints.down("sm")]: {
    "& p": { maxWidth: "5em" },
    "& li:nth-of-type(n + 3)": { display: "none" },
  },
}));

type LookedAtProps = { name: string; projects: ProjectCard[] };

/**
 * The projects that the visitor has seen, newest first, as small pictures. Renders nothing without
 * any, and until hydrated.
 */
export function LookedAt({ name, projects }: LookedAtProps) {
  const seen = useRecentPages().flatMap((path) => projects.find(({ href }) => href === path) ?? []);
  if (seen.length === 0) return null;
  return (
    <Row aria-label={name} data-screen-only>
      <p>{name}</p>
      <ul>
        {seen.map(({ href, title, thumbnail }) => (
          <li key={href}>
            <PageLink href={href}>
              <Picture picture={{ ...thumbnail, alt: title }} sizes="60px" loading="eager" />
            </PageLink>
          </li>
        ))}
      </ul>
    </Row>
  );
}
