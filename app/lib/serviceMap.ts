/**
 * Geometry of the service map: positions of places and their labels. Placing a dozen labels takes
 * thousands of attempts, so loaders do it at build time.
 */

export type Position = { latitude: number; longitude: number };
/** Kilometres east and south of the centre. */
export type Point = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Equirectangular projection around `centre`, accurate to a few metres within a county. */
export function project({ latitude, longitude }: Position, centre: Position): Point {
  return {
    x: earthRadiusKm * radians(longitude - centre.longitude) * Math.cos(radians(centre.latitude)),
    y: -earthRadiusKm * radians(latitude - centre.latitude),
  };
}

/** A labelled place: a dot, or an area, whose label is centred on the point if possible. */
export type Place = Point & { name: string; isArea?: boolean };

/** Dimensions for placing labels, px. */
export type LabelMeasures = {
  pxPerKm: number;
  /** Width of an average letter such as n, and height of a label. */
  letter: number;
  height: number;
  /** Distance between a dot's centre and its label. */
  gap: number;
  /** Half the width of a dot. */
  dot: number;
  /** Bounds of the labels, px from the centre. */
  frame: Box;
  /** More points that labels must not cover: lines of the drawing. */
  avoid?: Point[];
};

/** A label's side of its dot; -1, 0 or 1 across and down. Both 0: on the point itself. */
export type Side = { across: -1 | 0 | 1; down: -1 | 0 | 1 };
export type PlacedLabel = Side & { box: Box };

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const area = (box: Box) => (box.right - box.left) * (box.bottom - box.top);

/** Possible sides of a dot, in order of preference. */
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

/** A label's distance from its dot on each axis: the full gap beside it, less at the corners. */
export function offset({ across, down }: Side, gap: number): Point {
  return { x: across * gap * (down === 0 ? 1 : 0.4), y: down * gap * (across === 0 ? 1 : 0.4) };
}

/** Approximate width of a label, measured on the body font: m and w are wide, i and t narrow. */
function widthOf({ name, isArea }: Place, letter: number): number {
  let letters = 0;
  for (const sign of name) letters += /[mw]/i.test(sign) ? 1.55 : /[-fijlrt]/.test(sign) ? 0.62 : 1;
  // Areas are set in the heading font, which is wider.
  return letters * letter * (isArea ? 1.1 : 1);
}

/** The possible boxes of a place's label, px from the map's centre. */
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
 * Finds a side for every label so that labels do not overlap, cover no dot and stay in the frame,
 * or else the arrangement found with the least overlap. Backtracking search, starting with the
 * places that have the fewest free sides.
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
  const order = places.map((_, index) => index).sort((a, b) => free(a) - free(b));

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
    }).sort((a, b) => a.total - b.total);
    for (const { label, total } of tries) {
      // Enough for a county; on a crowded map the best arrangement so far is used.
      if (best && ++steps > 4000) return;
      chosen.set(index, label);
      search(depth + 1, cost + total);
      chosen.delete(index);
    }
  };
  search(0, 0);
  return places.map((_, index) => best!.labels.get(index)!);
}

export type MapSource = {
  /** Towns, and areas without a single point. */
  towns: (Position & { name: string; href: string; isArea?: boolean })[];
  /** Location of the firm, the centre of the circle. */
  centre: Position;
  /** Name of the firm's home town. */
  hub: string;
  radiusMetres: number;
};

/** Edges of the map, km from the centre; the eastern side has room for towns outside the circle. */
export const mapEdge = { left: -31, top: -31, right: 50, bottom: 31 };
export const mapSize = {
  width: mapEdge.right - mapEdge.left,
  height: mapEdge.bottom - mapEdge.top,
};

/** Angle of the radius line, degrees: to the lower left, where there are no towns. */
export const radiusAngle = -20;

/**
 * The narrowest map that each arrangement of labels is made for, and its lettering, px. Labels have
 * the minimum target height (WCAG 2.5.8).
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

/**
 * Offset of a label to its side, as CSS lengths along both axes. Percentages are of the label's own
 * size, so that it always touches its dot.
 */
function moveOf(label: PlacedLabel, gap: number) {
  const { x, y } = offset(label, gap);
  const shift = (side: number, px: number) => `calc(${(side - 1) * 50}% + ${px.toFixed(1)}px)`;
  return { x: shift(label.across, x), y: shift(label.down, y) };
}

const rounded = ({ x, y }: Point): Point => ({ x: Number(x.toFixed(2)), y: Number(y.toFixed(2)) });

/**
 * Draws the firm's service area to scale and places the labels without overlap, once for phones and
 * once for wider maps. Lengths in km from the centre, x to the east and y to the south.
 */
export function drawServiceMap({ towns, centre, hub, radiusMetres }: MapSource) {
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
    /** Position of the radius label. */
    distance: rounded(along(0.68)),
    towns: places.map(({ name, href, isArea, x, y }, index) => ({
      name,
      href,
      kind: name === hub ? ("hub" as const) : isArea ? ("area" as const) : ("town" as const),
      ...rounded({ x, y }),
      /** Offset of the label from its point: on phones, and on wider maps. */
      narrow: onPhones[index]!,
      wide: onScreens[index]!,
    })),
  };
}
export type MapDrawing = ReturnType<typeof drawServiceMap>;
