import Box from "@mui/material/Box";
import type { ProjectPage } from "../../content/loaders/project.server.ts";
import { BeforeAfter } from "../../widgets/BeforeAfter/BeforeAfter.tsx";
import { Gallery } from "../../widgets/Gallery/Gallery.tsx";
import { GalleryButton } from "../../widgets/Gallery/GalleryButton.tsx";
import { fullWidth } from "../../widgets/Picture/pictureSizes.ts";
import { SectionBoundary } from "../page/SectionBoundary.tsx";

export type ProjectOpeningProps = ProjectPage["pictures"] & { label: string };

/** A project's first picture: the slider with before and after pictures, if there are any. */
export function ProjectOpening({ images, beforeAfter, label }: ProjectOpeningProps) {
  return (
    <SectionBoundary name="pictures" inReader>
      {beforeAfter ? (
        <>
          <BeforeAfter {...beforeAfter} sizes={fullWidth} priority />
          {/* On a phone the photographs are screens below; the pictures above only slide. */}
          <Box sx={{ mt: 1.5, display: { md: "none" } }}>
            <GalleryButton pictures={images} label={label} />
          </Box>
        </>
      ) : (
        <Gallery pictures={images} label={label} shown={[0]} shape="wide" priority />
      )}
    </SectionBoundary>
  );
}
