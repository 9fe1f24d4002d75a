import type { HTMLAttributes } from "react";
import { formatDate } from "../../lib/dates.ts";
import { useToday } from "../useToday.ts";

export type NextStartProps = HTMLAttributes<HTMLSpanElement> & {
  /** When a new job could start, and until when that is so; dates as YYYY-MM-DD. */
  next?: { from: string; until: string } | undefined;
  /** The current time, ms since the epoch. */
  clock?: () => number;
};

/** When the firm could start a new job; nothing once that is over. */
export function NextStart({ next, clock, ...props }: NextStartProps) {
  const today = useToday(clock);
  if (!next || (today && today > next.until)) return null;
  return <span {...props}>{`We could start a new job on ${formatDate(next.from)}.`}</span>;
}
