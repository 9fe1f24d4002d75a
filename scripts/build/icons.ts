/**
 * Renders the site's icon set from the two drawn marks in public/: `favicon.svg` and `logo.svg`.
 *
 * Run `npm run icons` after changing either mark, and commit what it writes.
 */
import sharp from "sharp";
import { palette } from "../../app/theme/palette.ts";

const marks = { favicon: "public/favicon.svg", logo: "public/logo.svg" };

/** A square mark as a PNG with sides of so many px. */
async function png(mark: string, size: number) {
  const { width } = await sharp(mark).metadata();
  return sharp(mark, { density: (72 * size) / width })
    .resize(size)
    .png({ compressionLevel: 9 });
}

/**
 * Filled to its corners, because the device rounds them itself. What reaches the mark's edge goes on
 * to the icon's.
 * @param margin around the mark, px
 */
async function full(size: number, margin: number) {
  const mark = (await png(marks.logo, size - 2 * margin)).flatten({
    background: palette.primary.main,
  });
  const sides = { top: margin, bottom: margin, left: margin, right: margin };
  return mark.extend({ ...sides, extendWith: "copy" });
}

const files = {
  // Asked for by this name, and read by its content: browsers take a PNG.
  "favicon.ico": await png(marks.favicon, 32),
  "apple-touch-icon.png": await full(180, 9),
  "icon-192.png": await png(marks.logo, 192),
  "icon-512.png": await png(marks.logo, 512),
  // Any of its outer tenth may be cut off.
  "icon-maskable-512.png": await full(512, 51),
};

for (const [name, icon] of Object.entries(files)) {
  const { size } = await icon.toFile(`public/${name}`);
  console.log(`${name} ${size} bytes`);
}
