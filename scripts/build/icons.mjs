/**
 * Renders the site's icon set from the two drawn marks in public/.
 *
 *   public/favicon.svg  ->  favicon.ico (one 32 px PNG in an ICO container)
 *   public/logo.svg     ->  apple-touch-icon.png (180), icon-192.png, icon-512.png,
 *                           icon-maskable-512.png
 *
 * The touch and maskable icons fill their square to the corners, because the device rounds the
 * corners itself; the maskable mark also stays inside the middle 80 %.
 *
 * Run `node scripts/build/icons.mjs` after changing either mark, and commit what it writes.
 */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { colours } from "../../app/theme/colours.ts";

const folder = new URL("../../public/", import.meta.url);
const blue = colours.recordBlue;

const favicon = await readFile(new URL("favicon.svg", folder), "utf8");
const logo = await readFile(new URL("logo.svg", folder), "utf8");

/** Renders SVG text as a square PNG of the given size. */
function png(svg, size) {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)[1]);
  return sharp(Buffer.from(svg), { density: (72 * size) / side })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The same mark without rounded corners, scaled from its centre on a full square of blue. */
function bleed(svg, scale) {
  const open = svg.indexOf(">") + 1;
  const marks = svg
    .slice(open, svg.lastIndexOf("</svg>"))
    .replace(/<rect[^>]*\/>/, "")
    // Extends the joint between the boards past the edges at every scale.
    .replace('d="M32 0v64"', 'd="M32-32v128"');
  return (
    svg.slice(0, open) +
    `<path d="M0 0h64v64H0z" fill="${blue}"/>` +
    `<g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${marks}</g></svg>`
  );
}

/** Wraps a PNG in an ICO container: a 6-byte header, a 16-byte entry, the picture. */
function ico(picture, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18); // offset of the picture
  return Buffer.concat([head, picture]);
}

const files = {
  "favicon.ico": ico(await png(favicon, 32), 32),
  "apple-touch-icon.png": await png(bleed(logo, 0.9), 180),
  "icon-192.png": await png(logo, 192),
  "icon-512.png": await png(logo, 512),
  "icon-maskable-512.png": await png(bleed(logo, 0.8), 512),
};

for (const [name, bytes] of Object.entries(files)) {
  await writeFile(new URL(name, folder), bytes);
  console.log(`${name} ${bytes.length} bytes`);
}
