import sharp from "sharp";
import { palette } from "../../app/theme/palette.ts";

export const previewSize = { width: 1200, height: 630 };

/** What previews are composed of; px. */
export const previewSettings = {
  ...previewSize,
  paper: palette.background.default,
  ink: palette.primary.main,
  /** The strip of steel rule, and the logo on it. */
  strip: 52,
  mark: 104,
};

/** Composes a link preview: the picture above a strip of steel rule with the firm's logo. */
export async function linkPreview(
  bytes: Buffer,
  isDrawing: boolean,
  logo: Buffer,
): Promise<Buffer> {
  const { width, height, paper, ink, strip, mark } = previewSettings;
  const ticks = Array.from({ length: width / 10 - 1 }, (_, index) => {
    const x = (index + 1) * 10;
    const long = x % 100 === 0 ? 24 : x % 50 === 0 ? 18 : 11;
    return `M${x} 0v${long}`;
  }).join("");
  const rule = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${strip}">
    <path fill="${paper}" d="M0 0h${width}v${strip}H0z"/>
    <path stroke="${ink}" stroke-width="1.5" d="M0 .75h${width}${ticks}"/>
    <path fill="${paper}" d="M40 2h${mark + 24}v${strip}H40z"/>
  </svg>`;
  const room = { width, height: height - strip };
  const picture = isDrawing
    ? await sharp(bytes, { density: 144 })
        .resize(room.width - 160, room.height - 72, { fit: "contain", background: paper })
        .flatten({ background: paper })
        .extend({ top: 36, bottom: 36, left: 80, right: 80, background: paper })
        .toBuffer()
    : await sharp(bytes, { failOn: "error" })
        .rotate()
        .flatten({ background: paper })
        .resize(room.width, room.height, { fit: "cover" })
        .sharpen({ sigma: 0.5 })
        .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      { input: picture, top: 0, left: 0 },
      { input: Buffer.from(rule), top: height - strip, left: 0 },
      {
        input: await sharp(logo, { density: 216 }).resize(mark).png().toBuffer(),
        top: height - mark - 14,
        left: 52,
      },
    ])
    .png()
    .toBuffer();
}
