/** What several rounds of the benchmark have measured, and how two builds compare. */
import { median } from "./median.ts";

/** The groups in which a build is compared with another. */
export const groups = {
  hydration: "hydrated on a slow line",
  heading: "prefetched links, to the heading",
  script: "prefetched links, script",
  // Used most, and what costs most to render.
  menu: "menus and search, open and close",
  press: "everything else",
} as const;
export type Group = keyof typeof groups;
export type Measured = { name: string; group: Group; ms: number };

/** Of each thing that was measured, by name: how long it took in every round, ms. */
export type Results = Map<string, { group: Group; times: number[] }>;

export function addRound(results: Results, round: Measured[]): void {
  for (const { name, group, ms } of round)
    results.set(name, { group, times: [...(results.get(name)?.times ?? []), ms] });
}

export const medians = (results: Results): Measured[] =>
  [...results].map(([name, { group, times }]) => ({ name, group, ms: median(times) }));

/** How many times as long each group takes as before: of what was measured of both. */
export function ratios(before: Measured[], after: Measured[]): { group: string; ratio: number }[] {
  const earlier = new Map(before.map(({ name, ms }) => [name, ms]));
  const inBoth = after.filter(({ name }) => earlier.has(name));
  return [...Map.groupBy(inBoth, ({ group }) => group)].map(([group, members]) => {
    const now = members.reduce((sum, { ms }) => sum + ms, 0);
    const then = members.reduce((sum, { name }) => sum + earlier.get(name)!, 0);
    return { group: groups[group], ratio: now / then };
  });
}
