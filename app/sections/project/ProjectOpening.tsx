import Box from "@mui/material/Box";
import type { ProjectPage } from "../../content/loaders/project.server.ts";
import { BeforeAfter } from "../../widgets/BeforeAfter/BeforeAfter.tsx";
import { Gallery } from "../../widgets/Gallery/Gallery.tsx";
import { GalleryButton } from "../../widgets/Gallery/GalleryButton.tsx";
import { SharePage } from "../../widgets/SharePage/SharePage.tsx";
import { fullWidth } from "../../widgets/Picture/pictureSizes.ts";
import { SectionBoundary } from "../page/SectionBoundary.tsx";

export type ProjectOpeningProps = ProjectPage["pictures"] & {
  label: string;
  /** Of the page, for who shares it. */
  title: string;
};

/** A project's first picture: the slider with before and after pictures, if there are any; and sharing it. */
export function ProjectOpening({ images, beforeAfter, label, title }: ProjectOpeningProps) {
  return (
    <SectionBoundary name="pictures" inReader>
      {beforeAfter ? (
        <BeforeAfter {...beforeAfter} sizes={fullWidth} priority />
      ) : (
        <Gallery pictures={images} label={label} shown={[0]} shape="wide" priority />
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, mt: 1.5 }}>
        {/* On a phone the photographs are screens below; the pictures above only slide. */}
        {beforeAfter && (
          <Box sx={{ display: { md: "none" } }}>
            <GalleryButton pictures={images} label={label} />
          </Box>
        )}
        <SharePage title={title} />
      </Box>
    </SectionBoundary>
  );
}
