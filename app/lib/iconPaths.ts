/** Icons that an entry may name and a widget has too: the `d` of a path on a 24 px grid. */
export const house = "M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6";
export const place =
  "M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21ZM12 7.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z";
