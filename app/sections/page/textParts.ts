/** Class names of the parts that a long text is laid out in: `layOut` gives them, `LongText` styles them. */
export const textParts = {
  /** What stands side by side on a wide window. */
  part: "part",
  /** A part in the page's full width. */
  wide: "wide",
  /** Words in columns where there is room. */
  columns: "columns",
  /** What is looked at beside the words. */
  beside: "beside",
  /** A section that is closed. */
  more: "more",
} as const;
