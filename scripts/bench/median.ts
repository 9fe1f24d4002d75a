/** The middle one of some numbers, the upper of two; NaN of none. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}
