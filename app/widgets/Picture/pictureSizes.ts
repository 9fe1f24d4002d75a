import { breakpoints, measures } from "../../theme/tokens.ts";

/** What a page keeps free on both sides of its content, px; on wide screens a little more. */
const margins = 40;

/** How wide a picture is: so many px, or a share of the page's content less so many px. */
export type PictureWidth = number | [share: number, less?: number];

const px = (value: number) => `${Math.round(value)}px`;

/**
 * The `sizes` of a picture in the page's content, by which the browser takes the smallest file that
 * does. One that says too much costs a phone twice the bytes.
 *
 * @param from how wide it is shown from each breakpoint on, the narrowest first
 */
export function pictureSizes(
  from: Partial<Record<keyof typeof breakpoints, PictureWidth>>,
): string {
  const steps = Object.entries(from) as [keyof typeof breakpoints, PictureWidth][];
  const widest = steps.at(-1)![1];
  const full = measures.page + margins;
  const rules = steps.map(([name, width]) => {
    if (typeof width === "number") return [breakpoints[name], px(width)] as const;
    const [share, less = 0] = width;
    const vw = `${Math.round(share * 1000) / 10}vw`;
    return [breakpoints[name], `calc(${vw} - ${px(share * margins + less)})`] as const;
  });
  const [share, less = 0] = typeof widest === "number" ? [0] : widest;
  return [
    ...(share > 0 ? [`(min-width: ${full}px) ${px(share * measures.page - less)}`] : []),
    ...rules
      .toReversed()
      .map(([width, value]) => (width === 0 ? value : `(min-width: ${width}px) ${value}`)),
  ].join(", ");
}
