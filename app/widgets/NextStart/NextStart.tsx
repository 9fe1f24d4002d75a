import { formatDate } from "../../lib/dates.ts";
import { useToday } from "../useToday.ts";

export type NextStartProps = {
  /** When a new job could start, and until when that is so; dates as YYYY-MM-DD. */
  next?: { from: string; until: string } | undefined;
};

/** When the firm could start a new job; nothing once that is over. */
export function NextStart({ next }: NextStartProps) {
  const today = useToday();
  if (!next || (today && today > next.until)) return null;
  return <span>{`We could start a new job on ${formatDate(next.from)}.`}</span>;
}
