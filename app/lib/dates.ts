/** Spelled out: the browser's own formatter takes a phone 20 ms to make, before it has shown anything. */
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `2026-11-20` as "20 November 2026"; `2026-11` and `2026` as far as they go. */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return [day, month && months[month - 1], year].filter(Boolean).join(" ");
}

/** Whether a date, or the start of the month or year that stands for one, lies over twelve months back. */
export function isOverAYearOld(date: string, today: string): boolean {
  const [year, month = "01", day = "01"] = date.split("-");
  return `${Number(year) + 1}-${month}-${day}` < today;
}
