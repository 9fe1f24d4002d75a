import Container from "@mui/material/Container";
import type { ProjectPage } from "../../content/loaders/project.server.ts";
import { BeforeAfter } from "../../widgets/BeforeAfter/BeforeAfter.tsx";
import { Gallery } from "../../widgets/Gallery/Gallery.tsx";
import { fullWidth } from "../../widgets/Picture/pictureSizes.ts";
import { FactList } from "../lists/FactList.tsx";
import { SectionBoundary } from "../page/SectionBoundary.tsx";
import { StartFact } from "../page/StartFact.tsx";

export type ProjectPicturesProps = ProjectPage["pictures"] &
  Pick<ProjectPage, "glance" | "facts"> & { title: string };

/**
 * A project's pictures and facts. The first is the slider with before and after pictures, if there
 * are any; below it stand what the project cost and its facts, as in a drawing's title block.
 */
export function ProjectPictures(props: ProjectPicturesProps) {
  const { title, images, beforeAfter, glance, facts } = props;
  const gallery = { pictures: images, label: `Pictures of ${title}` };
  const first = beforeAfter ? (
    <BeforeAfter {...beforeAfter} sizes={fullWidth} priority />
  ) : (
    <Gallery {...gallery} part="first" priority />
  );
  return (
    <SectionBoundary name="pictures" inReader>
      <Container component="section" sx={{ mb: 3 }}>
        {first}
      </Container>
      <FactList facts={glance.facts} more={facts} answer={glance.facts.length > 0}>
        <StartFact />
      </FactList>
      <Container component="section" sx={{ mt: 3 }}>
        {beforeAfter ? (
          <Gallery {...gallery} />
        ) : (
          <Gallery {...gallery} label={`More pictures of ${title}`} part="others" />
        )}
      </Container>
    </SectionBoundary>
  );
}
