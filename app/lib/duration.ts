import { counted } from "./counted.ts";
import { noBreakSpace } from "./noBreakSpace.ts";

/** How long a text takes: "4 minute read". */
export const readingTime = (minutes: number) => `${minutes}${noBreakSpace}minute read`;

/** `PT1M5S` as "1 minute 5 seconds". */
export function formatDuration(duration: string): string {
  // Stryker disable next-line ArrayDeclaration,StringLiteral: anything but a number counts as zero
  const [, minutes = "", seconds = ""] = /^PT(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration) ?? [];
  const part = (count: string, unit: string) =>
    Number(count) > 0 ? [counted(Number(count), unit)] : [];
  return [...part(minutes, "minute"), ...part(seconds, "second")].join(" ");
}
