import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { HomePage } from "../../content/loaders/home.server.ts";
import { TrustBadge } from "../../widgets/TrustBadge/TrustBadge.tsx";
import { ProjectGrid } from "../lists/ProjectGrid.tsx";
import { Band } from "../page/Band.tsx";
import { useShell } from "../page/useShell.ts";
import { MoreLink } from "./MoreLink.tsx";

const Proof = styled("div")({ marginTop: 16 });
/**
 * The compact trust block, featured projects and a link to all of them. Anchor `#portfolio`.
 */
export function FeaturedProjects({ title, text, projects, claims }: HomePage["portfolio"]) {
  const { labels } = useShell();
  return (
    <Band
      id="portfolio"
      tone="warm"
      title={title}
      text={text}
      below={
        <>
          <ProjectGrid projects={projects} />
          <MoreLink>
            <Link href="/projects">{labels.allProjects}</Link>
          </MoreLink>
        </>
      }
    >
      <Proof>
        <TrustBadge claims={claims} label={labels.record} />
      </Proof>
    </Band>
  );
}
