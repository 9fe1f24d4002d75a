import { styled } from "@mui/material/styles";
import { useState, type ImgHTMLAttributes } from "react";
import { preload } from "react-dom";
import { pictureAttributes, type PictureSource } from "../../lib/pictureAttributes.ts";
import { failedPicture, hasFailed } from "./failedPicture.ts";

export type { PictureSource };

export type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt"> & {
  picture: PictureSource;
  /** The `sizes` attribute. */
  sizes?: string;
  /** Loads eagerly and with high priority: for the largest picture of the first screen only. */
  priority?: boolean;
};

const Image = styled("img")(({ theme }) => ({
  width: "100%",
  objectFit: "cover",
  borderRadius: 3,
  // The alternative text of a picture that failed to load.
  '&[data-failed="true"]': failedPicture(theme),
}));

/**
 * A photograph or a drawing: AVIF with one fallback format. Its size is reserved, its dominant
 * colour shows until it has loaded, and its alternative text appears in a dashed frame if it fails.
 */
export function Picture({
  picture,
  sizes = "100vw",
  priority = false,
  style,
  ...props
}: PictureProps) {
  const [failed, setFailed] = useState(false);
  const { src, avif, colour } = picture;
  const { source, image } = pictureAttributes(picture, sizes, priority);
  // A preload link in the head of the prerendered page saves a round trip. React adds one for an
  // <img> by itself, but not for one inside a <picture>.
  if (import.meta.env.SSR && priority && avif) {
    preload(src, {
      as: "image",
      type: "image/avif",
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: "high",
    });
  }
  const shown = (
    <Image
      {...image}
      data-failed={failed || undefined}
      // Drawings have no derivatives; a page may want to frame them.
      data-drawing={avif ? undefined : true}
      onError={() => setFailed(true)}
      ref={(element) => {
        if (element && hasFailed(element)) setFailed(true);
      }}
      style={{ ...(colour !== "transparent" && !failed && { backgroundColor: colour }), ...style }}
      {...props}
    />
  );
  if (!source) return shown;
  return (
    <picture>
      <source {...source} />
      {shown}
    </picture>
  );
}
