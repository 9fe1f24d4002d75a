/** The class of what is folded on a phone. */
export const foldClass = "fold";
