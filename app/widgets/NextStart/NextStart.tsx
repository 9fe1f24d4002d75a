import { formatDate } from "../../lib/dates.ts";
import { useToday } from "../useToday.ts";

export type NextStartProps = {
  /** When a new job could start, and until when that is so; dates as YYYY-MM-DD. */
  next?: { from: string; until: string } | undefined;
};

/** When the firm could start a new job, as a date in words; nothing once that is over. */
export function useNextStart(next: NextStartProps["next"]): string | undefined {
  const today = useToday();
  return !next || (today && today > next.until) ? undefined : formatDate(next.from);
}

/** When the firm could start a new job; nothing once that is over. */
export function NextStart({ next }: NextStartProps) {
  const day = useNextStart(next);
  return day && <span>{`We could start a new job on ${day}.`}</span>;
}
