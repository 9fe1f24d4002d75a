/** Hover delays before the menu opens and before it closes, ms. */
export const hoverIntentMs = 120;
export const hoverGraceMs = 240;
/** How long after opening on hover a click does not close the menu, ms. */
export const hoverClickMs = 500;
