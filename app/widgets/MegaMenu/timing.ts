/** How long the pointer must rest before the menu opens, and may be away before it closes, ms. */
export const hoverIntentMs = 120;
export const hoverGraceMs = 240;
/** For this long a click does not close what the pointer has just opened, ms. */
export const hoverClickMs = 500;
