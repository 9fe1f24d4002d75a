import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { ProjectCard } from "../../content/cards.server.ts";
import { TrustBadge, type TrustClaim } from "../../widgets/TrustBadge/TrustBadge.tsx";
import { ProjectGrid } from "../lists/ProjectGrid.tsx";
import { Band } from "../page/Band.tsx";

const Proof = styled("div")({ marginTop: 16 });
const More = styled("p")({ marginTop: 20, "& a": { display: "inline-block", paddingBlock: 8 } });

export type FeaturedProjectsProps = {
  title: string;
  text: string;
  projects: ProjectCard[];
  /** Claims of the compact trust block above the projects. */
  claims: TrustClaim[];
};

/**
 * The compact trust block, three featured projects and a link to all of them. Anchor `#portfolio`.
 */
export function FeaturedProjects({ title, text, projects, claims }: FeaturedProjectsProps) {
  return (
    <Band
      id="portfolio"
      ground="ply"
      title={title}
      text={text}
      below={
        <>
          <ProjectGrid projects={projects} />
          <More>
            <Link href="/projects">See every project</Link>
          </More>
        </>
      }
    >
      <Proof>
        <TrustBadge claims={claims} label="Our record" />
      </Proof>
    </Band>
  );
}
