/**
 * Geometry of the service map: where places are, and on which side of its dot each has its name.
 */
import { milesOf } from "./miles.ts";

export type Position = { latitude: number; longitude: number };
/** Kilometres east and south of the centre. */
export type Point = { x: number; y: number };

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Equirectangular projection around `centre`, accurate to a few metres within a county. */
export function projectToKm({ latitude, longitude }: Position, centre: Position): Point {
  return {
    x: earthRadiusKm * radians(longitude - centre.longitude) * Math.cos(radians(centre.latitude)),
    y: -earthRadiusKm * radians(latitude - centre.latitude),
  };
}

/** The straight line between two places, km. */
export function kmBetween(place: Position, centre: Position): number {
  const { x, y } = projectToKm(place, centre);
  return Math.hypot(x, y);
}

/** The sides of its dot that a name can stand on: across and down, -1, 0 or 1. */
const sides = {
  east: [1, 0],
  west: [-1, 0],
  north: [0, -1],
  south: [0, 1],
  "north-east": [1, -1],
  "south-east": [1, 1],
  "north-west": [-1, -1],
  "south-west": [-1, 1],
} as const;
export type LabelSide = keyof typeof sides;
export const labelSides = Object.keys(sides) as LabelSide[];

/** How much of the gap is kept on a side: along both axes of a corner, less than all. */
const gapShare = ([across, down]: readonly [number, number]) =>
  across !== 0 && down !== 0 ? 0.4 : 1;

/**
 * Offset of a name from its point, as CSS lengths along both axes: the full gap beside it, less at
 * the corners. Percentages are of the name's own size, so that it always touches its dot.
 */
function moveOf(side: LabelSide): { moveX: string; moveY: string } {
  const [across, down] = sides[side];
  const share = gapShare(sides[side]);
  const move = (to: number) => `calc(${(to - 1) * 50}% + ${to * share} * var(--gap))`;
  return { moveX: move(across), moveY: move(down) };
}

export type MapSource = {
  /** Towns, and areas without a single point. */
  towns: (Position & { name: string; href: string; label: LabelSide; isArea?: boolean })[];
  /** Location of the firm, the centre of the circle. */
  centre: Position;
  /** Name of the firm's home town. */
  hub: string;
  radiusMetres: number;
};

/** Edges of the map, km from the centre; the eastern side has room for towns outside the circle. */
export const mapEdge = { left: -31, top: -31, right: 53, bottom: 31 };
export const mapSize = {
  width: mapEdge.right - mapEdge.left,
  height: mapEdge.bottom - mapEdge.top,
};

/** Angle of the radius line, degrees: to the lower left, where there are no towns. */
export const radiusAngle = -20;

/**
 * The narrowest map that has names, and the narrowest that has larger ones, px. Names have the
 * minimum target height (WCAG 2.5.8).
 */
export const narrowMap = { width: 330, height: 24, gap: 7 };
export const wideMap = { width: 440, height: 24, gap: 9 };

const narrowScale = narrowMap.width / mapSize.width;

const onNarrowMap = ({ x, y }: Point) =>
  [(x - mapEdge.left) * narrowScale, (y - mapEdge.top) * narrowScale] as const;

/** A name's width on the narrowest map, by its letters, px: real names have 6.3 to 7.7 a letter. */
const letterWidth = 7;

/**
 * The sides of a place's dot on which the narrowest map has room for its name. Above and below it
 * may be moved sideways to stay on the map; beside it, it would be moved over its dot.
 */
export function sidesWithRoom(name: string, place: Point): LabelSide[] {
  const { width, height, gap } = narrowMap;
  const [x, y] = onNarrowMap(place);
  const bottom = mapSize.height * narrowScale;
  const long = name.length * letterWidth;
  return labelSides.filter((side) => {
    const [across, down] = sides[side];
    const high = down === 0 ? height / 2 : height + gap * gapShare(sides[side]);
    const fitsAcross = down === 0 ? long + gap <= (across > 0 ? width - x : x) : long <= width;
    return fitsAcross && (down > 0 || y >= high) && (down < 0 || bottom - y >= high);
  });
}

type Box = { left: number; top: number; right: number; bottom: number };

/** Letters at their narrowest, without ascenders and descenders: what overlaps does so for certain. */
const leastLetter = { width: 6.3, height: 16 };

const boxAt = (x: number, y: number, letters: number): Box => {
  const [wide, high] = [letters * leastLetter.width, leastLetter.height];
  return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
};

/** Where a place's name stands on the narrowest map, px. */
export function nameBox(name: string, place: Point, side: LabelSide): Box {
  const [x, y] = onNarrowMap(place);
  const [across, down] = sides[side];
  const gap = narrowMap.gap * gapShare(sides[side]);
  const half = (name.length * leastLetter.width) / 2;
  const middle = x + across * (gap + half);
  // Above and below its dot it may be moved sideways, to stay on the map.
  const moved = down === 0 ? middle : Math.min(Math.max(middle, half), narrowMap.width - half);
  return boxAt(moved, y + down * (gap + leastLetter.height / 2), name.length);
}

/** The words of the radius, such as "16 miles", on the narrowest map, px: in a gap of its line. */
export function distanceBox(radiusMetres: number): Box {
  const [x, y] = onNarrowMap(distanceAt(radiusMetres / 1000));
  return boxAt(x, y, `${milesOf(radiusMetres / 1000)} miles`.length);
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const rounded = ({ x, y }: Point): Point => ({ x: Number(x.toFixed(2)), y: Number(y.toFixed(2)) });

/** The point of the radius's line at which its words stand. */
function distanceAt(radius: number): Point {
  const angle = radians(radiusAngle);
  return { x: -0.68 * radius * Math.cos(angle), y: -0.68 * radius * Math.sin(angle) };
}

/**
 * Draws the firm's service area to scale. Lengths in km from the centre, x to the east and y to the
 * south.
 */
export function drawServiceMap({ towns, centre, hub, radiusMetres }: MapSource) {
  const radius = radiusMetres / 1000;
  return {
    radius,
    /** Position of the radius label. */
    distance: rounded(distanceAt(radius)),
    towns: towns.map(({ name, href, isArea, label, ...position }) => {
      const point = projectToKm(position, centre);
      return {
        name,
        href,
        kind: name === hub ? ("hub" as const) : isArea ? ("area" as const) : ("town" as const),
        isOutside: Math.hypot(point.x, point.y) > radius,
        ...rounded(point),
        ...moveOf(label),
      };
    }),
  };
}
export type MapDrawing = ReturnType<typeof drawServiceMap>;
