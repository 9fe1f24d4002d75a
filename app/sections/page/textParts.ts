/** Class names of the parts that a long text is laid out in: `layOut` gives them, `LongText` styles them. */
export const textParts = {
  /** What stands side by side on a wide window. */
  part: "part",
  /** A part in the page's full width. */
  wide: "wide",
  /** A part whose pictures stand side by side, below the words. */
  pair: "pair",
  /** Words in columns where there is room. */
  columns: "columns",
  /** Columns of a single paragraph, which is never split. */
  single: "single",
  /** Columns of a few paragraphs below a title, which the widest windows don't split. */
  short: "short",
  /** Columns with so few steps that they stand in a row. */
  steps: "steps",
  /** Columns of the words that the whole text opens with. */
  opening: "opening",
  /** What is looked at beside the words. */
  beside: "beside",
  /** What is looked at, with a table in it. */
  table: "table",
  /** A section that is closed. */
  more: "more",
} as const;
