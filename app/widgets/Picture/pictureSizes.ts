import { breakpoints, layout } from "../../theme/tokens.ts";

/** The page's horizontal padding, both sides together, px; slightly more on wide screens. */
const margins = 40;

/** Width of a picture: in px, or a share of the content's width less some px. */
export type PictureWidth = number | [share: number, less?: number];

const px = (value: number) => `${Math.round(value)}px`;

/**
 * The `sizes` attribute of a picture in the page's content, from which the browser picks the
 * smallest sufficient file. Too large a value doubles the bytes on a phone.
 *
 * @param from its width from each breakpoint up, the smallest first
 */
export function pictureSizes(
  from: Partial<Record<keyof typeof breakpoints, PictureWidth>>,
): string {
  const steps = Object.entries(from) as [keyof typeof breakpoints, PictureWidth][];
  const widest = steps.at(-1)![1];
  const full = layout.page + margins;
  const rules = steps.map(([name, width]) => {
    if (typeof width === "number") return [breakpoints[name], px(width)] as const;
    const [share, less = 0] = width;
    const vw = `${Math.round(share * 1000) / 10}vw`;
    return [breakpoints[name], `calc(${vw} - ${px(share * margins + less)})`] as const;
  });
  const [share, less = 0] = typeof widest === "number" ? [0] : widest;
  const wide = `${Math.round(share * layout.wide.share * 1000) / 10}vw`;
  return [
    ...(share > 0
      ? [
          `(min-width: ${full}px) max(${px(share * layout.page - less)}, ${wide}${less > 0 ? ` - ${px(less)}` : ""})`,
        ]
      : []),
    ...rules
      .reverse()
      .map(([width, value]) => (width === 0 ? value : `(min-width: ${width}px) ${value}`)),
  ].join(", ");
}

/** The full width of the content. */
export const fullWidth = pictureSizes({ xs: [1] });
