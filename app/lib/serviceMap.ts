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

/**
 * The narrowest map that has names, and the narrowest that has larger ones, px. Names have the
 * minimum target height (WCAG 2.5.8).
 */
export const narrowMap = { width: 330, height: 24, gap: 7 };
export const wideMap = { width: 440, height: 24, gap: 9 };

/** A name's width on the narrowest map, by its letters, px: real names have 6.3 to 7.7 a letter. */
const letterWidth = 7;

type Box = { left: number; top: number; right: number; bottom: number };

export const sizeOf = ({ left, top, right, bottom }: Box) => ({
  width: right - left,
  height: bottom - top,
});

/** From kilometres to px on the narrowest map. */
const narrowScale = (edge: Box) => narrowMap.width / sizeOf(edge).width;

const onNarrowMap = ({ x, y }: Point, edge: Box) =>
  [(x - edge.left) * narrowScale(edge), (y - edge.top) * narrowScale(edge)] as const;

/** Room for a name of eight letters beside a dot, and for any above or below it, px. */
const nameRoom = {
  across: 8 * letterWidth + narrowMap.gap,
  down: narrowMap.height + narrowMap.gap,
};

/**
 * The edges of the map, whole km from the centre: round the circle, and further out where towns lie
 * beyond it, with room for their names on the narrowest map.
 */
function edgeOf(places: Point[], radius: number): Box {
  const across = places.map(({ x }) => x);
  const [least, most] = [Math.min(-radius, ...across), Math.max(radius, ...across)];
  const names = [least < -radius, most > radius].filter(Boolean).length;
  const kmPerPx = (most - least) / (narrowMap.width - names * nameRoom.across);
  const reach = (distances: number[], room: number) => {
    const furthest = Math.max(0, ...distances);
    return Math.ceil(Math.max(radius * 1.03, furthest > radius ? furthest + room * kmPerPx : 0));
  };
  return {
    left: -reach(
      across.map((x) => -x),
      nameRoom.across,
    ),
    top: -reach(
      places.map(({ y }) => -y),
      nameRoom.down,
    ),
    right: reach(across, nameRoom.across),
    bottom: reach(
      places.map(({ y }) => y),
      nameRoom.down,
    ),
  };
}

/**
 * The sides of a place's dot on which the narrowest map has room for its name. Above and below it
 * may be moved sideways to stay on the map; beside it, it would be moved over its dot.
 */
export function sidesWithRoom({ name, ...place }: MapPlace, { edge }: Sheet): LabelSide[] {
  const { width, height, gap } = narrowMap;
  const [x, y] = onNarrowMap(place, edge);
  const bottom = sizeOf(edge).height * narrowScale(edge);
  const long = name.length * letterWidth;
  return labelSides.filter((side) => {
    const [across, down] = sides[side];
    const high = down === 0 ? height / 2 : height + gap * gapShare(sides[side]);
    const fitsAcross = down === 0 ? long + gap <= (across > 0 ? width - x : x) : long <= width;
    return fitsAcross && (down > 0 || y >= high) && (down < 0 || bottom - y >= high);
  });
}

/** Letters at their narrowest, without ascenders and descenders: what overlaps does so for certain. */
const leastLetter = { width: 6.3, height: 16 };

const boxAt = (x: number, y: number, letters: number): Box => {
  const [wide, high] = [letters * leastLetter.width, leastLetter.height];
  return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
};

/** Where a place's name stands on the narrowest map, px. */
export function nameBox({ name, label, ...place }: MapPlace, { edge }: Pick<Sheet, "edge">): Box {
  const [x, y] = onNarrowMap(place, edge);
  const [across, down] = sides[label];
  const gap = narrowMap.gap * gapShare(sides[label]);
  const half = (name.length * leastLetter.width) / 2;
  const middle = x + across * (gap + half);
  // Above and below its dot it may be moved sideways, to stay on the map.
  const moved = down === 0 ? middle : Math.min(Math.max(middle, half), narrowMap.width - half);
  return boxAt(moved, y + down * (gap + leastLetter.height / 2), name.length);
}

/** The point of the radius's line at which its words stand. */
function distanceAt(radius: number, angle: number): Point {
  const turn = radians(angle);
  return { x: -0.68 * radius * Math.cos(turn), y: -0.68 * radius * Math.sin(turn) };
}

/** The words of the radius, such as "16 miles", on the narrowest map, px: in a gap of its line. */
export function distanceBox({ radius, edge, angle }: Sheet): Box {
  const [x, y] = onNarrowMap(distanceAt(radius, angle), edge);
  return boxAt(x, y, `${milesOf(radius)} miles`.length);
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Angles that the radius's line may have, degrees from the west: the lower left is tried first. */
const radiusAngles = [-20, 20, 160, -160] as const;

/** A town's place and name on the map. */
export type MapPlace = Point & { name: string; label: LabelSide };
/** Lengths in km from the centre, the angle in degrees. */
export type Sheet = { radius: number; edge: Box; angle: number };

/** The sheet that a map is drawn on: large enough for its places, the radius where no name stands. */
export function sheetOf(places: MapPlace[], radiusMetres: number): Sheet {
  const radius = radiusMetres / 1000;
  const edge = edgeOf(places, radius);
  const taken = places.flatMap((place) => [
    nameBox(place, { edge }),
    boxAt(...onNarrowMap(place, edge), 1),
  ]);
  const isClear = (angle: number) =>
    !taken.some((box) => overlap(box, distanceBox({ radius, edge, angle })));
  return { radius, edge, angle: radiusAngles.find(isClear) ?? radiusAngles[0] };
}

const rounded = ({ x, y }: Point): Point => ({ x: Number(x.toFixed(2)), y: Number(y.toFixed(2)) });

/**
 * Draws the firm's service area to scale. Lengths in km from the centre, x to the east and y to the
 * south.
 */
export function drawServiceMap({ towns, centre, hub, radiusMetres }: MapSource) {
  const places = towns.map((town) => ({ ...town, ...projectToKm(town, centre) }));
  const sheet = sheetOf(places, radiusMetres);
  return {
    ...sheet,
    /** Position of the radius label. */
    distance: rounded(distanceAt(sheet.radius, sheet.angle)),
    towns: places.map(({ name, href, isArea, label, ...point }) => ({
      name,
      href,
      kind: name === hub ? ("hub" as const) : isArea ? ("area" as const) : ("town" as const),
      isOutside: Math.hypot(point.x, point.y) > sheet.radius,
      ...rounded(point),
      ...moveOf(label),
    })),
  };
}
export type MapDrawing = ReturnType<typeof drawServiceMap>;
