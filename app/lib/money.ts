import { readNumber } from "./numbers.ts";

/** `48000` as "£48,000". */
export const pounds = (amount: number): string => `£${amount.toLocaleString("en-GB")}`;

/** The standard rate of VAT, per cent. */
export const vatRate = 20;

/** An amount before VAT with VAT, in whole pounds. */
export const withVat = (amount: number): number => Math.round(amount * (1 + vatRate / 100));

/** The amounts in a text, written like £48,000. */
export const poundsIn = (words: string): number[] =>
  [...words.matchAll(/£([\d,]*\d)/g)].map(([, digits]) => readNumber(digits!));

/** Whether a text gives this amount, or two with "plus" between them that come to it. */
export function givesAmount(words: string, amount: number): boolean {
  const amounts = poundsIn(words);
  return (
    amounts.includes(amount) ||
    (words.includes(" plus ") &&
      amounts.some((one, at) => amounts.slice(at + 1).includes(amount - one)))
  );
}
