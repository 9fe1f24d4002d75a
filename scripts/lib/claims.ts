/** Claims that only the business profile may make. */
const claimLike = [
  /award[- ]winning/i,
  /\b\d+[- ]star\b/i,
  /\bfive[- ]star\b/i,
  /\bwithin (an? |\d+ )(hour|minute)s?\b/i,
  /\b\d+ hours?\b(?! (a day|of|each))/i,
  /\b\d+\+/,
  /\b(over|more than) \d+ years\b/i,
  /\bguaranteed?\b/i,
  /\bfully insured\b/i,
  /\byears of experience\b/i,
];

/** Labels of the trust page, whose answers are the profile's. */
const labels = /cover and guarantee|our guarantee|insurance, guarantee, deposits/i;

/** The sentences of a text that make a claim. */
export function claimsIn(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => claimLike.some((claim) => claim.test(sentence.replace(labels, ""))));
}
