import type { HTMLAttributes } from "react";
import { closureDays, type OpeningHours } from "../../lib/openingHours.ts";
import { useToday } from "../useToday.ts";

export type ClosedDaysProps = HTMLAttributes<HTMLDivElement> & {
  hours: OpeningHours;
  /** The current time, ms since the epoch. */
  clock?: () => number;
};

/**
 * The days on which the firm is closed, as prerendered; once it is known when the page is read,
 * closures that are over are gone. "Open now" names the holiday of the day.
 */
export function ClosedDays({ hours, clock, ...props }: ClosedDaysProps) {
  const { closures = [], bankHolidays = [] } = hours;
  const today = useToday(clock);
  return (
    <div {...props}>
      {bankHolidays.length > 0 && <div>Closed on bank holidays</div>}
      {closures
        .filter(({ to }) => !today || today <= to)
        .map(({ from, to, reason }) => (
          <div key={from}>{`Closed ${closureDays({ from, to })}: ${reason}`}</div>
        ))}
    </div>
  );
}
