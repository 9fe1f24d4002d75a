import { house, place } from "../lib/iconPaths.ts";

/**
 * The icons that an entry may name, as the joiner draws them: thin lines on a 24 px grid. Each is
 * the `d` of one path. They reach a page with its data, so a new one adds nothing to the scripts.
 */
export const drawnIcons = {
  beam: "M5 4h14v3h-5.5v10H19v3H5v-3h5.5V7H5z",
  boards: "M3 5h18v14H3zM3 9.7h18M3 14.3h18M14 5v4.7M8 9.7v4.6M16 14.3V19",
  cupboard: "M4 3h16v18H4zM12 3v18M4 8.5h16M9.5 13v3M14.5 13v3",
  door: "M6 21V3h12v18M3 21h18M9 6h6v5H9zM9 14h6v4H9z",
  frame: "M3 4h18M3 20h18M5 4v16M12 4v16M19 4v16M5 11h7M12 14h7",
  house,
  key: "M7.5 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM11.5 12H21v3.5M17.5 12v2.5",
  pegs: "M3 5h18M7 5v4M12 5v4M17 5v4M4 15h16M6 15v5M18 15v5",
  place,
  roof: "M2 19 12 5l10 14zM9 19v-5h6v5",
  rosette: "M12 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM8.5 14 7 21l5-3 5 3-1.5-7",
  rule: "M2 8h20v8H2zM6 8v4M10 8v3M14 8v4M18 8v3",
  stairs: "M3 20v-4h4.5v-4H12V8h4.5V4H21M9 20 21 9",
  worktop: "M2 10h20M4 10v10h16V10M12 10v10M13 10V5.5a2.5 2.5 0 0 0-5 0",
} as const;

export type DrawnIcon = keyof typeof drawnIcons;
export const drawnIconNames = Object.keys(drawnIcons) as [DrawnIcon, ...DrawnIcon[]];
