/** Which pictures of a gallery have a row to themselves, and how wide their files are to be. */
import { fullWidth, pictureSizes, twoThirds } from "../Picture/pictureSizes.ts";
import type { CaptionedPicture } from "./Slides.tsx";

/** After the first in pairs, the last photograph of an even number has no other beside it. */
const isAlone = (index: number, count: number) => index === count - 1 && count % 2 === 0;

/** Pictures in a row are cropped to one height, so some need a file wider than their box. */
export function sizesAt(index: number, count: number): string {
  if (index === 0) return count === 1 ? fullWidth : twoThirds;
  const wide = count === 2 || (count === 4 && index === 1) ? 1 / 2 : 1 / 3;
  return pictureSizes({ xs: isAlone(index, count) ? [1] : [1 / 2, 6], md: [wide] });
}

/** Whether a picture has a row to itself on phones, and why. */
export const kindOf = ({ avif }: CaptionedPicture, index: number, count: number) =>
  avif ? isAlone(index, count) && "alone" : "drawing";
