/** Consecutive days with the same hours, in Europe/London wall-clock time. */
export type OpeningRun = {
  /** Two-letter day codes, as in structured data: `Mo` to `Su`. */
  days: readonly string[];
  /** `HH:MM` */
  opens: string;
  closes: string;
};

export type OpeningState = { open: boolean; words: string };

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

let londonClock: Intl.DateTimeFormat | undefined;

/**
 * Weekday (0 for Monday) and time (`HH:MM`) in London. Browsers without Temporal need a formatter,
 * which takes a phone 20 ms to create, so it is created lazily.
 */
function londonTime(moment: Date): { day: number; time: string } {
  // Stryker disable next-line ConditionalExpression,BlockStatement,StringLiteral: the formatter gives the same result
  if (typeof Temporal !== "undefined") {
    const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(
      "Europe/London",
    );
    // Stryker disable next-line MethodExpression: times sort the same with seconds
    return { day: local.dayOfWeek - 1, time: local.toPlainTime().toString().slice(0, 5) };
  }
  londonClock ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/London",
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const part = Object.fromEntries(
    londonClock.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return {
    day: week.findIndex(([, name]) => name === part.weekday),
    time: `${part.hour}:${part.minute}`,
  };
}

/** `08:00` as "8am", `13:30` as "1.30pm". */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const shown = minutes === 0 ? "" : `.${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 || 12}${shown}${hours < 12 ? "am" : "pm"}`;
}

/**
 * Whether the firm answers at a given moment, in words: "Open now, until 6pm", "Opens today 8am",
 * "Opens Monday 8am". The closing minute itself counts as closed. Compares weekdays and wall-clock
 * times, never durations, so clock changes need no special handling.
 */
export function openingState(runs: readonly OpeningRun[], moment: Date): OpeningState | undefined {
  const { day: today, time: now } = londonTime(moment);

  for (let ahead = 0; ahead <= 7; ahead++) {
    const [code, name] = week[(today + ahead) % 7]!;
    const hours = runs
      .filter(({ days }) => days.includes(code))
      .sort((a, b) => a.opens.localeCompare(b.opens));
    for (const { opens, closes } of hours) {
      if (ahead === 0 && now >= closes) continue;
      if (ahead === 0 && now >= opens)
        return { open: true, words: `Open now, until ${formatTime(closes)}` };
      return {
        open: false,
        words: `Opens ${ahead === 0 ? "today" : name} ${formatTime(opens)}`,
      };
    }
  }
  return undefined;
}

/** All runs of days on one line. */
export const hoursLine = (runs: readonly { label: string; shown: string }[]) =>
  runs.map(({ label, shown }) => `${label} ${shown}`).join(", ");
