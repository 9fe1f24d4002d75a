import { closureDays, type OpeningHours } from "../../lib/openingHours.ts";
import { useToday } from "../useToday.ts";

/**
 * The days on which the firm is closed, as prerendered; once it is known when the page is read,
 * closures that are over are gone. "Open now" names the holiday of the day.
 */
export function ClosedDays({ hours }: { hours: OpeningHours }) {
  const { closures = [], bankHolidays = [] } = hours;
  const today = useToday();
  return (
    <div>
      {bankHolidays.length > 0 && <div>Closed on bank holidays</div>}
      {closures
        .filter(({ to }) => !today || today <= to)
        .map(({ from, to, reason }) => (
          <div key={from}>{`Closed ${closureDays({ from, to })}: ${reason}`}</div>
        ))}
    </div>
  );
}
