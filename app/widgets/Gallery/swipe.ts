/** A finger has to travel this far sideways to turn to the next picture, px. */
export const swipePx = 40;
