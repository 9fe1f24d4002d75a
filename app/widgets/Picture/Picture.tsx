import { styled } from "@mui/material/styles";
import { useState, type ImgHTMLAttributes } from "react";
import { preload } from "react-dom";
import { failedPicture, hasFailed } from "./failedPicture.ts";

/** A picture with its derivatives; sizes in px, `avif` a `srcset`. */
export type PictureSource = {
  src: string;
  avif?: string;
  alt: string;
  width: number;
  height: number;
  colour: string;
};

export type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt"> & {
  picture: PictureSource;
  /** How wide the picture is shown, as the `sizes` attribute. */
  sizes?: string;
  /** Loads at once and before others: for the largest picture of the first screen only. */
  priority?: boolean;
};

const Image = styled("img")(({ theme }) => ({
  width: "100%",
  objectFit: "cover",
  borderRadius: 3,
  // The alternative text, where the picture itself cannot be had.
  '&[data-failed="true"]': failedPicture(theme),
}));

/**
 * A photograph or a drawing: AVIF with one fallback, its size reserved, its dominant colour
 * underneath until it has loaded, its words in a dashed frame when it fails.
 */
export function Picture({
  picture,
  sizes = "100vw",
  priority = false,
  style,
  ...props
}: PictureProps) {
  const [failed, setFailed] = useState(false);
  const { src, avif, alt, width, height, colour } = picture;
  // Named in the head of the prerendered page, it is asked for a round trip before its place in the
  // page has come. React does that by itself for an <img>, but not for one within a <picture>.
  if (import.meta.env.SSR && priority && avif) {
    preload(src, {
      as: "image",
      type: "image/avif",
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: "high",
    });
  }
  const image = (
    <Image
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      decoding={priority ? "sync" : "async"}
      {...(priority && { fetchPriority: "high" as const })}
      data-failed={failed || undefined}
      // Line work has no derivatives; a page may want to give it a frame.
      data-drawing={avif ? undefined : true}
      onError={() => setFailed(true)}
      ref={(element) => {
        if (element && hasFailed(element)) setFailed(true);
      }}
      style={{ ...(colour !== "transparent" && !failed && { backgroundColor: colour }), ...style }}
      {...props}
    />
  );
  if (!avif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
