/** A picture and its derivatives; sizes in px, `avif` a `srcset`. */
export type PictureSource = {
  src: string;
  /** Absent for a drawing. */
  avif?: string;
  alt: string;
  width: number;
  height: number;
  /** Dominant colour, shown until the picture has loaded. */
  colour: string;
};

/**
 * The attributes of a picture's elements, named as React and hast name them: an `img` of reserved
 * size, and before it in a `picture` a `source` in AVIF, which a drawing has not.
 * @param priority loads it at once, before anything else
 */
export function pictureAttributes(
  { src, avif, alt, width, height }: PictureSource,
  sizes: string,
  priority = false,
) {
  return {
    source: avif === undefined ? undefined : { type: "image/avif", srcSet: avif, sizes },
    image: {
      src,
      alt,
      width,
      height,
      loading: priority ? ("eager" as const) : ("lazy" as const),
      decoding: priority ? ("sync" as const) : ("async" as const),
      ...(priority && { fetchPriority: "high" as const }),
    },
  };
}
