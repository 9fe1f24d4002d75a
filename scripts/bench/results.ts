/** What several rounds of the benchmark have measured, and what of it is over its limit. */
import { median } from "./median.ts";

const menus = "menu and search open and close";
const others = "everything else";

/** What is measured: the group in which a commit is compared with another, and how long it may take, ms. */
export const measures = {
  hydration: { group: "hydrated on a slow line", limit: 2500 },
  heading: { group: "prefetched links, to the heading", limit: 200 },
  script: { group: "prefetched links, script", limit: Number.POSITIVE_INFINITY },
  // Menus and the search are used most, so they have a tighter budget.
  menu: { group: menus, limit: 120 },
  search: { group: others, limit: 120 },
  press: { group: others, limit: 200 },
} as const;
export type Measure = keyof typeof measures;
export type Measured = { name: string; kind: Measure; ms: number };

/** Of each thing that was measured, by name: how long it took in every round, ms. */
export type Results = Map<string, { kind: Measure; times: number[] }>;

export function addRound(results: Results, round: Measured[]): void {
  for (const { name, kind, ms } of round)
    results.set(name, { kind, times: [...(results.get(name)?.times ?? []), ms] });
}

export const medians = (results: Results): Measured[] =>
  [...results].map(([name, { kind, times }]) => ({ name, kind, ms: median(times) }));

/** The names of those that take longer than they may. */
export const overLimit = (measured: Measured[]): string[] =>
  measured.filter(({ kind, ms }) => ms > measures[kind].limit).map(({ name }) => name);

/** How many times as long each group takes as before: of what was measured of both. */
export function ratios(before: Measured[], after: Measured[]): { group: string; ratio: number }[] {
  const earlier = new Map(before.map(({ name, ms }) => [name, ms]));
  const inBoth = after.filter(({ name }) => earlier.has(name));
  return [...Map.groupBy(inBoth, ({ kind }) => measures[kind].group)].map(([group, members]) => {
    const now = members.reduce((sum, { ms }) => sum + ms, 0);
    const then = members.reduce((sum, { name }) => sum + earlier.get(name)!, 0);
    return { group, ratio: now / then };
  });
}
