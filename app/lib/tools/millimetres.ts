import { noBreakSpace } from "../noBreakSpace.ts";

/** `2600` as "2,600", `216.67` as "216.7". */
export const formatNumber = (size: number): string =>
  size.toLocaleString("en-GB", { maximumFractionDigits: 1 });

/** `2600` as "2,600 mm", `216.67` as "216.7 mm". */
export const millimetres = (size: number): string => `${formatNumber(size)}${noBreakSpace}mm`;
