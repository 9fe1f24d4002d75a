import { noBreakSpace } from "./noBreakSpace.ts";

/**
 * Spelled out, because creating an `Intl.DateTimeFormat` takes a phone 20 ms before the first
 * render.
 */
export const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * `2026-11-20` as "20 November 2026"; also partial dates such as `2026-11` and `2026`. No line break
 * parts a day and its month.
 */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  const ofYear = [day, month && months[month - 1]].filter(Boolean).join(noBreakSpace);
  return [ofYear, year].filter(Boolean).join(" ");
}

/** The latest of some dates; undefined if there are none. */
export const latestOf = (dates: string[]) => [...dates].sort().at(-1);

/** Whether a date is over some years old; a month or a year counts from its first day. */
export function isOlderThan(years: number, date: string, today: string): boolean {
  const [year, month = "01", day = "01"] = date.split("-");
  return `${Number(year) + years}-${month}-${day}` < today;
}

let londonClock: Intl.DateTimeFormat | undefined;

/** Date (`YYYY-MM-DD`) and time (`HH:MM`) in London. Lazy: a phone takes 20 ms to create the clock. */
export function londonTime(moment: Date): { date: string; time: string } {
  londonClock ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/London",
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  });
  const { day, month, year, hour, minute } = Object.fromEntries(
    londonClock.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/**
 * The day that tests build the site for: pictures must not age. Scripts read it from the environment,
 * pages have what was there when they were built: in a release `undefined`.
 */
const fixedToday = () =>
  typeof process === "undefined"
    ? (import.meta.env.VITE_TODAY as string | undefined)
    : process.env["VITE_TODAY"];

/** Today in London, the same for a build, a script and a page: `YYYY-MM-DD`. */
export const dateToday = (): string => fixedToday() ?? londonTime(new Date(Date.now())).date;
