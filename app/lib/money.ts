/** `48000` as "£48,000". */
export const pounds = (amount: number): string => `£${amount.toLocaleString("en-GB")}`;

/** The amounts in a text, written like £48,000. */
export const poundsIn = (words: string): number[] =>
  [...words.matchAll(/£([\d,]*\d)/g)].map(([, digits]) => Number(digits!.replaceAll(",", "")));
