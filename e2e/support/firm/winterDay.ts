/** The date of a weekday, such as "Fr", in the week of 16 November 2026, in winter time. */
export const winterDay = (code: string) =>
  `2026-11-${16 + ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].indexOf(code)}`;
