/** Colours as numbers, such as 0x102d55, and what people call them. */

/** What a colour was, and what it became. */
export type Recolouring = { from: number; to: number };

/** Red, green and blue, of 255. */
export const channels = (colour: number): number[] => [
  colour >> 16,
  (colour >> 8) & 255,
  colour & 255,
];
export const inHex = (colour: number): string => `#${colour.toString(16).padStart(6, "0")}`;

/** Up to each hue, in degrees, what people call it. */
const hues: [number, string][] = [
  [15, "red"],
  [45, "orange"],
  [65, "yellow"],
  [165, "green"],
  [195, "turquoise"],
  [255, "blue"],
  [300, "purple"],
  [345, "pink"],
  [360, "red"],
];

/** A plain name for a colour, such as "green", with how light it is: "dark". */
function nameOf(colour: number): { tone: string; name: string } {
  const [red, green, blue] = channels(colour) as [number, number, number];
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const light = (least + most) / 2;
  if (most - least <= 20) {
    if (light < 32 || light >= 244) return { tone: "", name: light < 32 ? "black" : "white" };
    return { tone: light < 96 ? "dark " : light < 176 ? "" : "light ", name: "grey" };
  }
  const [start, ahead, behind] = {
    [blue]: [240, red, green],
    [green]: [120, blue, red],
    [red]: [0, green, blue],
  }[most] as [number, number, number];
  const hue = (start + (60 * (ahead - behind)) / (most - least) + 360) % 360;
  const name = hues.find(([to]) => hue <= to)![1];
  const tone = light < 64 ? "dark " : light < 180 ? "" : "light ";
  if (name !== "orange" || (light >= 110 && light < 180)) return { tone, name };
  return { tone: "", name: light < 110 ? "brown" : "beige" };
}

/** Such as "from dark blue (#0e2a4f) to a lighter blue (#102d55)". */
export function becameColour({ from, to }: Recolouring): string {
  const [was, is] = [nameOf(from), nameOf(to)];
  const isAlike = was.tone + was.name === is.tone + is.name;
  const lightness = (colour: number) => channels(colour).reduce((sum, value) => sum + value, 0);
  const tone = isAlike ? `a ${lightness(to) > lightness(from) ? "lighter" : "darker"} ` : is.tone;
  return `from ${was.tone}${was.name} (${inHex(from)}) to ${tone}${is.name} (${inHex(to)})`;
}

/** How far apart two colours are: the largest difference of a channel, of 255. */
export const distance = (one: number, other: number): number =>
  Math.max(...channels(one).map((value, index) => Math.abs(value - channels(other)[index]!)));
