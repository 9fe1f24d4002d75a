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

/** `2026-11-20` as "20 November 2026". */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${day} ${months[month! - 1]} ${year}`;
}
