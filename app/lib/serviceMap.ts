/**
 * Geometry of the drawn map: where places stand, and where their names go. Finding room for a
 * dozen names takes some thousand tries, so loaders do it at build time and hand over the drawing.
 */

export type Position = { latitude: number; longitude: number };
/** Kilometres east and south of the centre: the axes of a drawing. */
export type Point = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Equirectangular projection around `centre`; within a county it is true to a few metres. */
export function project({ latitude, longitude }: Position, centre: Position): Point {
  return {
    x: earthRadiusKm * radians(longitude - centre.longitude) * Math.cos(radians(centre.latitude)),
    y: -earthRadiusKm * radians(latitude - centre.latitude),
  };
}

/** Something to be named: a dot, or an area, whose name stands on the point itself if it can. */
export type Place = Point & { name: string; isArea?: boolean };

/** Sizes of the drawing that names must fit into, px. */
export type LabelMeasures = {
  pxPerKm: number;
  /** Width of a letter such as n, and height of a name. */
  letter: number;
  height: number;
  /** Distance between a dot's centre and its name. */
  gap: number;
  /** Half the side of a dot. */
  dot: number;
  /** What names must stay inside, px around the centre. */
  frame: Box;
  /** Points that names keep clear of besides the dots: lines of the drawing. */
  avoid?: Point[];
};

/** Which side of its dot a name stands on; -1, 0, 1 across and down. Both 0: on the point itself. */
export type Side = { across: -1 | 0 | 1; down: -1 | 0 | 1 };
export type PlacedLabel = Side & { box: Box };

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const area = (box: Box) => (box.right - box.left) * (box.bottom - box.top);

/** Where a name may stand round its dot, the best liked first. */
const sides: Side[] = [
  { across: 1, down: 0 },
  { across: -1, down: 0 },
  { across: 0, down: -1 },
  { across: 0, down: 1 },
  { across: 1, down: -1 },
  { across: 1, down: 1 },
  { across: -1, down: -1 },
  { across: -1, down: 1 },
];

/** How far a name stands off its dot on each axis: beside it by the whole gap, on a corner tucked in. */
export function offset({ across, down }: Side, gap: number): Point {
  return { x: across * gap * (down === 0 ? 1 : 0.4), y: down * gap * (across === 0 ? 1 : 0.4) };
}

/** About how wide a name is: measured on the text face, with m and w wide, i and t narrow. */
function widthOf({ name, isArea }: Place, letter: number): number {
  let letters = 0;
  for (const sign of name) letters += /[mw]/i.test(sign) ? 1.55 : /[-fijlrt]/.test(sign) ? 0.62 : 1;
  // Areas are set in the heading face, which runs wider.
  return letters * letter * (isArea ? 1.1 : 1);
}

/** The boxes a place's name could take, px around the map's centre. */
function candidates(place: Place, { pxPerKm, letter, height, gap }: LabelMeasures): PlacedLabel[] {
  const width = widthOf(place, letter);
  const choices: Side[] = place.isArea ? [{ across: 0, down: 0 }, ...sides] : sides;
  return choices.map((side) => {
    const off = offset(side, gap);
    const left = place.x * pxPerKm + off.x + (width * (side.across - 1)) / 2;
    const top = place.y * pxPerKm + off.y + (height * (side.down - 1)) / 2;
    return { ...side, box: { left, top, right: left + width, bottom: top + height } };
  });
}

/**
 * Finds a side for every name so that no two names overlap, none covers a dot and all stay in the
 * frame; where that cannot be had, the arrangement with the least overlap that was met. Tries the
 * places with the fewest free sides first and goes back when one has none left.
 */
export function placeLabels(places: Place[], measures: LabelMeasures): PlacedLabel[] {
  const { pxPerKm, dot, frame, avoid = [] } = measures;
  const around = ({ x, y }: Point): Box => ({
    left: x * pxPerKm - dot,
    right: x * pxPerKm + dot,
    top: y * pxPerKm - dot,
    bottom: y * pxPerKm + dot,
  });
  const lines = avoid.map(around);
  const dots = places.map((place) => (place.isArea ? undefined : around(place)));
  const options = places.map((place, index) => {
    const obstacles = [...dots.filter((other, at) => other && at !== index), ...lines] as Box[];
    return candidates(place, measures).map((label, side) => ({
      label,
      // Letters outside the frame cost as much as letters over another mark.
      cost:
        area(label.box) -
        overlap(label.box, frame) +
        obstacles.reduce((sum, other) => sum + overlap(label.box, other), 0) +
        side * 0.001,
    }));
  });
  const free = (index: number) => options[index]!.filter(({ cost }) => cost < 1).length;
  const order = places.map((_, index) => index).toSorted((a, b) => free(a) - free(b));

  const chosen = new Map<number, PlacedLabel>();
  let best: { cost: number; labels: Map<number, PlacedLabel> } | undefined;
  let steps = 0;
  const search = (depth: number, cost: number) => {
    if (best && cost >= best.cost) return;
    const index = order[depth];
    if (index === undefined) {
      best = { cost, labels: new Map(chosen) };
      return;
    }
    const tries = options[index]!.map((option) => {
      let total = option.cost;
      for (const { box } of chosen.values()) total += overlap(option.label.box, box);
      return { label: option.label, total };
    }).toSorted((a, b) => a.total - b.total);
    for (const { label, total } of tries) {
      // Enough for a county; a crowded map settles for the best arrangement met so far.
      if (best && ++steps > 4000) return;
      chosen.set(index, label);
      search(depth + 1, cost + total);
      chosen.delete(index);
    }
  };
  search(0, 0);
  return places.map((_, index) => best!.labels.get(index)!);
}

/** A town, or an area without a single point. */
export type MapTown = Position & { name: string; href: string; isArea?: boolean };

export type MapSource = {
  towns: MapTown[];
  /** Where the firm is; the middle of the circle. */
  centre: Position;
  /** Name of the town the firm works from. */
  hub: string;
  radiusMetres: number;
};

/** CSS lengths along both axes, their percentages those of a name's own size. */
export type Move = { x: string; y: string };

/** What is drawn: lengths in km around the centre, x to the east and y to the south. */
export type MapDrawing = {
  radius: number;
  /** Where the radius is written. */
  distance: Point;
  towns: (Point & {
    name: string;
    href: string;
    kind: "hub" | "town" | "area";
    /** How the name is moved off its point: on phones, and on wider drawings. */
    narrow: Move;
    wide: Move;
  })[];
};

/** Edges of the drawing, km around the centre; its eastern side holds what lies outside the circle. */
export const mapEdge = { left: -31, top: -31, right: 50, bottom: 31 };
export const mapSize = {
  width: mapEdge.right - mapEdge.left,
  height: mapEdge.bottom - mapEdge.top,
};

/** The radius is drawn to the left and down, where no town lies in its way, degrees. */
export const radiusAngle = -20;

/**
 * The narrowest drawing that each arrangement of names is made for, px, and its lettering, as high
 * as a target must be (WCAG 2.5.8).
 */
export const narrowMap = { width: 304, letter: 7.15, height: 24, gap: 7, dot: 4 };
export const wideMap = { width: 440, letter: 8.8, height: 24, gap: 9, dot: 5 };

function measuresOf({ width, ...lettering }: typeof narrowMap, avoid: Point[]): LabelMeasures {
  const pxPerKm = width / mapSize.width;
  const frame = {
    left: mapEdge.left * pxPerKm,
    top: mapEdge.top * pxPerKm,
    right: mapEdge.right * pxPerKm,
    bottom: mapEdge.bottom * pxPerKm,
  };
  return { ...lettering, pxPerKm, frame, avoid };
}

/** Moves a name from its point to its side; by its own size, so that it always touches its dot. */
function moveOf(label: PlacedLabel, gap: number): Move {
  const { x, y } = offset(label, gap);
  const shift = (side: number, px: number) => `calc(${(side - 1) * 50}% + ${px.toFixed(1)}px)`;
  return { x: shift(label.across, x), y: shift(label.down, y) };
}

const rounded = ({ x, y }: Point): Point => ({ x: Number(x.toFixed(2)), y: Number(y.toFixed(2)) });

/**
 * Draws the area the firm works in to scale, and places the names so that none covers another,
 * once for phones and once for wider drawings.
 */
export function drawServiceMap({ towns, centre, hub, radiusMetres }: MapSource): MapDrawing {
  const radius = radiusMetres / 1000;
  const places = towns.map((town) => ({ ...town, ...project(town, centre) }));
  const angle = radians(radiusAngle);
  const along = (part: number) => ({
    x: -part * radius * Math.cos(angle),
    y: -part * radius * Math.sin(angle),
  });
  const dimension = Array.from({ length: 16 }, (_, step) => along(step / 15));
  const arrange = (each: typeof narrowMap) =>
    placeLabels(places, measuresOf(each, dimension)).map((placed) => moveOf(placed, each.gap));
  const [onPhones, onScreens] = [arrange(narrowMap), arrange(wideMap)];
  return {
    radius,
    distance: rounded(along(0.68)),
    towns: places.map(({ name, href, isArea, x, y }, index) => ({
      name,
      href,
      kind: name === hub ? "hub" : isArea ? "area" : "town",
      ...rounded({ x, y }),
      narrow: onPhones[index]!,
      wide: onScreens[index]!,
    })),
  };
}
