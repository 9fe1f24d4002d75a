import type { PictureSource } from "./Picture.tsx";

/** URL of a picture's largest derivative; a drawing has one file for every size. */
export function largestFile({ src, avif }: Pick<PictureSource, "src" | "avif">): string {
  const widest = avif
    ?.split(",")
    .map((candidate) => candidate.trim().split(/\s+/))
    .sort(([, a = ""], [, b = ""]) => Number.parseInt(b, 10) - Number.parseInt(a, 10))[0]?.[0];
  return widest ?? src;
}
