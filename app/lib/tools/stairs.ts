/**
 * Calculates a straight flight of stairs and checks it against limits. Sizes in mm, pitch in
 * degrees.
 */
import { millimetres } from "./millimetres.ts";

export type StairLimits = {
  rise: [number, number];
  going: [number, number];
  /** At most so many degrees. */
  pitch: number;
  /** Twice the rise plus the going. */
  sum: [number, number];
};

const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;
// Tolerance for rounding errors: a limit that is met exactly must pass.
const isWithin = (value: number, [from, to]: [number, number]) =>
  value >= from - 1e-6 && value <= to + 1e-6;
const formatRange = ([from, to]: [number, number]) => `${from} to ${millimetres(to)}`;
/** "41.6 degrees" */
export const angle = (value: number) => `${value.toFixed(1)} degrees`;

function flight(height: number, risers: number, going: number, limits: StairLimits) {
  const rise = height / risers;
  const pitch = degrees(Math.atan(rise / going));
  const sum = 2 * rise + going;
  /** Each limit and whether the stair meets it. */
  const checks = [
    { name: "Rise", range: limits.rise, value: rise },
    { name: "Going", range: limits.going, value: going },
    { name: "Twice the rise plus the going", range: limits.sum, value: sum },
  ].map(({ name, range, value }) => ({
    name,
    limit: formatRange(range),
    is: millimetres(value),
    passes: isWithin(value, range),
  }));
  checks.push({
    name: "Pitch",
    limit: `${limits.pitch} degrees at most`,
    is: angle(pitch),
    passes: isWithin(pitch, [0, limits.pitch]),
  });
  const passes = checks.every((check) => check.passes);
  /** Length of the flight, from the face of the first riser to that of the last. */
  const run = going * (risers - 1);
  return { risers, rise, going, run, pitch, checks, passes };
}
export type Stair = ReturnType<typeof flight>;

/**
 * The numbers of risers that keep the rise within its limits; at least two, or there is no tread.
 */
function risersFor(height: number, { rise: [lowest, highest] }: StairLimits): number[] {
  const fewest = Math.max(2, Math.ceil(height / highest - 1e-9));
  const most = Math.max(fewest, Math.floor(height / lowest + 1e-9));
  return Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
}

const least = <Item>(items: Item[], weigh: (item: Item) => number): Item =>
  items.reduce((best, item) => (weigh(item) < weigh(best) ? item : best));

/**
 * The flight for a floor-to-floor height within a maximum length. Of the flights that pass, the one
 * whose sum of twice the rise plus the going is closest to the middle of its range; if none passes,
 * the one that breaks the fewest limits.
 */
export function stairFor(height: number, length: number, limits: StairLimits): Stair {
  const middle = (limits.sum[0] + limits.sum[1]) / 2;
  const flights = risersFor(height, limits).map((risers) =>
    flight(height, risers, Math.min(limits.going[1], length / (risers - 1)), limits),
  );
  return least(flights, ({ checks, rise, going }) => {
    const broken = checks.filter((check) => !check.passes).length;
    return broken * 1e4 + Math.abs(2 * rise + going - middle);
  });
}

/** The shortest flight that passes, with its going in whole millimetres. */
export function shortestStair(height: number, limits: StairLimits): Stair {
  const flights = risersFor(height, limits).map((risers) => {
    const rise = height / risers;
    const steepest = rise / Math.tan(radians(limits.pitch));
    const going = Math.ceil(Math.max(limits.going[0], steepest, limits.sum[0] - 2 * rise) - 1e-9);
    return flight(height, risers, going, limits);
  });
  return least(flights, ({ passes, run }) => (passes ? run : Infinity));
}
