import Button from "@mui/material/Button";
import type { MouseEvent } from "react";
import { counted } from "../../lib/counted.ts";
import type { GalleryProps } from "./Gallery.tsx";
import { largestFile, useLightbox } from "./useLightbox.tsx";

/** Opens pictures that stand elsewhere on the page. Renders nothing without photographs. */
export function GalleryButton({ pictures, label }: Pick<GalleryProps, "pictures" | "label">) {
  const { lightbox, onClick } = useLightbox(pictures, label);
  // Drawings have no derivatives.
  const photographs = pictures.filter(({ avif }) => avif);
  const first = photographs[0];
  if (!first) return null;
  return (
    <>
      <Button
        variant="outlined"
        href={largestFile(first)}
        aria-haspopup="dialog"
        data-screen-only
        data-repeats="pictures"
        onClick={(event: MouseEvent<HTMLElement>) => onClick(event, pictures.indexOf(first))}
      >
        <span>{counted(photographs.length, "photograph")}</span>
      </Button>
      {lightbox}
    </>
  );
}
