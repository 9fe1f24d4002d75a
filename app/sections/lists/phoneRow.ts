/**
 * A picture beside its words, as the lists of a phone have it: square, and of one size in all of them.
 * It stands above the words where enlarged words need the width.
 */
export const phoneRow = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: 16,
  paddingBlock: 18,
  "& > *": { flex: "1 1 112px" },
  "& > div": { flex: "999 1 10rem", minWidth: 0 },
  "& img": { aspectRatio: "1" },
} as const;
