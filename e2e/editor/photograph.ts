/** A photograph as a telephone makes it: lying on its side, with the place it was taken written in. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Colours of its left and right half, when it is upright. */
export const halves = { left: "#803020", right: "#305080" };

/** @param size px, upright */
export async function photograph(size: { width: number; height: number }): Promise<Buffer> {
  const { width, height } = size;
  const upright = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${halves.right}"/>
    <rect width="50%" height="100%" fill="${halves.left}"/>
  </svg>`;
  // Orientation 6 says: turn me a quarter to the right.
  return sharp(await sharp(Buffer.from(upright)).rotate(-90).png().toBuffer())
    .withExif({
      IFD0: { Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 52/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The same as an iPhone makes it: HEIC, turned by the container. libheif wrote it; sharp can't. */
export const iPhonePhotograph = () => readFile(join(import.meta.dirname, "photograph.heic"));
