import { formatDate, londonTime } from "./dates.ts";

/** Consecutive days with the same hours, in Europe/London wall-clock time. */
export type OpeningRun = {
  /** Two-letter day codes, as in structured data: `Mo` to `Su`. */
  days: readonly string[];
  /** `HH:MM` */
  opens: string;
  closes: string;
};

/** When the phone is answered. Dates are `YYYY-MM-DD`, in London. */
export type OpeningHours = {
  phone: readonly OpeningRun[];
  /** Days without hours, first and last inclusive. */
  closures?: readonly { from: string; to: string; reason: string }[];
  bankHolidays?: readonly { date: string; name: string }[];
};

/** `short` is for a place of a few letters, such as a button: "Open now", "Opens Tue 8am". */
export type OpeningState = { open: boolean; words: string; short: string };

/** Names of the days, in order, by their codes. */
export const dayNames = {
  Mo: "Monday",
  Tu: "Tuesday",
  We: "Wednesday",
  Th: "Thursday",
  Fr: "Friday",
  Sa: "Saturday",
  Su: "Sunday",
} as const;
const week = Object.entries(dayNames);

/** The date some days after another. */
export function dateAfter(date: string, days: number): string {
  const moment = new Date(`${date}T00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Code and name of a date's weekday. */
const weekdayOf = (date: string) => week[(new Date(date).getUTCDay() + 6) % 7]!;

/** `2027-01-04` as "4 January". */
const dayAndMonth = (date: string) => formatDate(date).replace(/ \d+$/, "");

/** `08:00` as "8am", `13:30` as "1.30pm". */
function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const shown = minutes === 0 ? "" : `.${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 || 12}${shown}${hours < 12 ? "am" : "pm"}`;
}

/** Why the firm is closed on a date, if it is. */
const closedFor = ({ closures = [], bankHolidays = [] }: OpeningHours, date: string) =>
  bankHolidays.find((holiday) => holiday.date === date)?.name ??
  closures.find(({ from, to }) => from <= date && date <= to)?.reason;

/** The furthest day looked at for the next opening. */
const daysAhead = 366;

/**
 * Whether the firm answers at a given moment, in words: "Open now, until 6pm", "Opens today 8am",
 * "Opens Monday 8am", "Closed today (Good Friday), opens Saturday 9am". The closing minute itself
 * counts as closed. Compares dates and wall-clock times, never durations, so clock changes need no
 * special handling.
 */
export function openingState(hours: OpeningHours, moment: Date): OpeningState | undefined {
  const { date: today, time: now } = londonTime(moment);
  const reason = closedFor(hours, today);

  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const date = dateAfter(today, ahead);
    if (closedFor(hours, date) !== undefined) continue;
    const [code, name] = weekdayOf(date);
    let next: OpeningRun | undefined;
    for (const run of hours.phone) {
      const isOver = ahead === 0 && now >= run.closes;
      if (!run.days.includes(code) || isOver) continue;
      if (!next || run.opens < next.opens) next = run;
    }
    if (!next) continue;
    if (ahead === 0 && now >= next.opens)
      return {
        open: true,
        words: `Open now, until ${formatTime(next.closes)}`,
        short: "Open now",
      };
    // In a week's time the name of the day alone would be taken for today.
    const isNear = ahead < 7;
    const day = ahead === 0 ? "today" : isNear ? name : dayAndMonth(date);
    const opens = formatTime(next.opens);
    return {
      open: false,
      words: `${reason ? `Closed today (${reason}), opens` : "Opens"} ${isNear ? "" : `${name} `}${day} ${opens}`,
      // A day or a month in three letters.
      short: `Opens ${day.replace(/(?<=[A-Z]..)[a-z]+/, "")} ${opens}`,
    };
  }
  return undefined;
}

/** The first and the last day of a closure: "24 December 2026 to 3 January 2027". */
export const closureDays = ({ from, to }: { from: string; to: string }) =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;

/** Days in order as "Mon–Fri" where they follow each other, otherwise "Mon, Wed, Fri". */
function formatDays(days: readonly string[]): string {
  const places = week.flatMap(([code], at) => (days.includes(code) ? at : []));
  const names = places.map((at) => week[at]![1].slice(0, 3));
  const isRun = places.every((place, at) => at === 0 || place === places[at - 1]! + 1);
  return isRun && names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(", ");
}

/** All runs of days on one line: "Mon–Fri 8am–6pm, Sat 9am–1.30pm". */
export const hoursLine = (runs: readonly OpeningRun[]) =>
  runs
    .map(({ days, opens, closes }) => {
      const times = `${formatTime(opens)}–${formatTime(closes)}`;
      return `${formatDays(days)} ${times}`;
    })
    .join(", ");
