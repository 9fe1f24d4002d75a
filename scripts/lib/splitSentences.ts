const segmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/** The sentences of a plain text, without the spaces around them. */
export const splitSentences = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim());
