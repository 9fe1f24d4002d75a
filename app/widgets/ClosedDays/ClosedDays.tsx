import { useSyncExternalStore, type HTMLAttributes } from "react";
import {
  closureDays,
  dateAfter,
  formatDay,
  londonTime,
  type OpeningHours,
} from "../../lib/openingHours.ts";

export type ClosedDaysProps = HTMLAttributes<HTMLDivElement> & {
  hours: OpeningHours;
  /** The current time, ms since the epoch. */
  clock?: () => number;
};

/** A bank holiday is named this many days before. */
const daysBefore = 28;

const systemClock = () => Date.now();
/** Nothing tells when a day begins: it is seen at the next render. */
const subscribe = () => () => {};

/**
 * The days on which the firm is closed. The prerendered page has what is always true; once it is
 * known when it is read, the next bank holiday is named, and closures that are over are gone.
 */
export function ClosedDays({ hours, clock = systemClock, ...props }: ClosedDaysProps) {
  const { closures = [], bankHolidays = [] } = hours;
  const today = useSyncExternalStore<string | undefined>(
    subscribe,
    () => londonTime(new Date(clock())).date,
    () => undefined,
  );
  const next =
    today && bankHolidays.find(({ date }) => today <= date && date <= dateAfter(today, daysBefore));
  return (
    <div {...props}>
      {bankHolidays.length > 0 && (
        <div>
          <span>Closed on bank holidays</span>
          {next && <span data-next>{`, next on ${formatDay(next.date)}`}</span>}
        </div>
      )}
      {closures
        .filter(({ to }) => !today || today <= to)
        .map(({ from, to, reason }) => (
          <div key={from}>{`Closed ${closureDays({ from, to })}: ${reason}`}</div>
        ))}
    </div>
  );
}
