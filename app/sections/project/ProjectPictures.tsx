import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { ProjectPage } from "../../content/pages/project.server.ts";
import { BeforeAfter } from "../../widgets/BeforeAfter/BeforeAfter.tsx";
import { Gallery } from "../../widgets/Gallery/Gallery.tsx";
import { SectionBoundary } from "../page/SectionBoundary.tsx";

const Lead = styled(Container)({ marginBottom: 28 });
const Rest = styled(Container)({ marginTop: 32 });

export type ProjectPicturesProps = ProjectPage["pictures"] & {
  /** The project's name, which labels the gallery. */
  title: string;
  /** Shown under the first picture: the project's facts. */
  children: ReactNode;
};

/**
 * A project's pictures and facts. With before and after pictures the slider comes first and the
 * gallery follows the facts; otherwise the gallery comes first.
 */
export function ProjectPictures({ title, images, beforeAfter, children }: ProjectPicturesProps) {
  const gallery = (
    <Gallery pictures={images} label={`Pictures of ${title}`} priority={!beforeAfter} />
  );
  return (
    <SectionBoundary name="pictures">
      <Lead>{beforeAfter ? <BeforeAfter {...beforeAfter} priority /> : gallery}</Lead>
      {children}
      {beforeAfter && <Rest>{gallery}</Rest>}
    </SectionBoundary>
  );
}
