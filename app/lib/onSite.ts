/** Working days as "3 days", or as weeks where they are whole. */
export function onSite(days: number): string {
  const [count, unit] = days % 5 === 0 ? [days / 5, "week"] : [days, "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
