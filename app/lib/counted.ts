/** A number with its noun: "1 page", "2 pages"; "1 shelf", "2 shelves". */
export const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${count} ${count === 1 ? noun : plural}`;
