type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number };

/** What {@link mainThreadTasks} needs in a trace. */
export const traceCategories = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "loading",
];

/**
 * Durations of the page's main-thread tasks in ms, longest first.
 * @param trace of Chromium, as JSON
 * @param after name of an event: only tasks that start after it
 */
export function mainThreadTasks(trace: Buffer, after?: string): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Map<string, number>();
  const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  for (const event of traceEvents)
    if (event.name === "FunctionCall")
      threads.set(thread(event), (threads.get(thread(event)) ?? 0) + 1);
  const [main] = [...threads].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const start = traceEvents.find(({ name }) => name === after)?.ts ?? 0;
  return traceEvents
    .filter((event) => event.name === "RunTask" && thread(event) === main && event.ts > start)
    .map(({ dur = 0 }) => dur / 1000)
    .toSorted((a, b) => b - a);
}
