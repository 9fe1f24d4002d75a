import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { HomePage } from "../../content/pages/home.server.ts";
import { TrustBadge } from "../../widgets/TrustBadge/TrustBadge.tsx";
import { ProjectGrid } from "../lists/ProjectGrid.tsx";
import { Band } from "../page/Band.tsx";
import { useShell } from "../page/useShell.ts";

const Proof = styled("div")({ marginTop: 16 });
const More = styled("p")({ marginTop: 20, "& a": { display: "inline-block", paddingBlock: 8 } });

/**
 * The compact trust block, three featured projects and a link to all of them. Anchor `#portfolio`.
 */
export function FeaturedProjects({ title, text, projects, claims }: HomePage["portfolio"]) {
  const { labels } = useShell();
  return (
    <Band
      id="portfolio"
      tone="ply"
      title={title}
      text={text}
      below={
        <>
          <ProjectGrid projects={projects} />
          <More>
            <Link href="/projects">{labels.allProjects}</Link>
          </More>
        </>
      }
    >
      <Proof>
        <TrustBadge claims={claims} label={labels.record} />
      </Proof>
    </Band>
  );
}
