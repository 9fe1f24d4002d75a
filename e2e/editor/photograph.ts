/** Photographs as a phone takes them: stored sideways, with GPS coordinates in the metadata. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";

/** Red, green and blue of the left and right half when upright. */
export const halves = { left: [128, 48, 32], right: [48, 80, 128] };

/** @param width px, upright, as the height */
export async function photograph(width: number, height: number): Promise<Buffer> {
  const upright = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="rgb(${halves.right.join(" ")})"/>
    <rect width="50%" height="100%" fill="rgb(${halves.left.join(" ")})"/>
  </svg>`;
  // EXIF orientation 6: rotate 90° clockwise.
  return sharp(await sharp(Buffer.from(upright)).rotate(-90).png().toBuffer())
    .withExif({
      IFD0: { Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 52/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/**
 * The same in HEIC, as an iPhone stores it, rotated by the container. Written with libheif, since
 * sharp cannot.
 */
export const iPhonePhotograph = () => readFile("scripts/lib/fixtures/photograph.heic");
