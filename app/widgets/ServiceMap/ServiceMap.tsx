import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import {
  offset,
  placeLabels,
  project,
  type LabelMeasures,
  type PlacedLabel,
  type Point,
  type Position,
} from "../../lib/serviceMap.ts";
import { measures } from "../../theme/tokens.ts";

/** A town, or an area without a single point. */
export type MapTown = Position & { name: string; href: string; isArea?: boolean };

export type ServiceMapProps = {
  towns: MapTown[];
  /** Where the firm is; the middle of the circle. */
  centre: Position;
  /** Name of the town the firm works from. */
  hub: string;
  radiusMetres: number;
};

/** Edges of the drawing, km around the centre; its eastern side holds what lies outside the circle. */
const edge = { left: -31, top: -31, right: 50, bottom: 31 };
const size = { width: edge.right - edge.left, height: edge.bottom - edge.top };

/** The radius is drawn to the left and down, where no town lies in its way, degrees. */
const dimensionAngle = -20;

/** The narrowest drawing that each arrangement of names is made for, px, and its lettering. */
const narrow = { width: 304, letter: 7.15, height: 22, gap: 7, dot: 4 };
const wide = { width: 440, letter: 8.8, height: 24, gap: 9, dot: 5 };

function measuresOf({ width, ...lettering }: typeof narrow, avoid: Point[]): LabelMeasures {
  const pxPerKm = width / size.width;
  const frame = {
    left: edge.left * pxPerKm,
    top: edge.top * pxPerKm,
    right: edge.right * pxPerKm,
    bottom: edge.bottom * pxPerKm,
  };
  return { ...lettering, pxPerKm, frame, avoid };
}

/** Moves a name from its point to its side; by its own size, so that it always touches its dot. */
function translation(label: PlacedLabel, gap: number): string {
  const { x, y } = offset(label, gap);
  const shift = (side: number, px: number) => `calc(${(side - 1) * 50}% + ${px.toFixed(1)}px)`;
  return `${shift(label.across, x)}, ${shift(label.down, y)}`;
}

const Sheet = styled("div")(({ theme }) => {
  const { blueTint, pencilRed, plyInk, film, white } = theme.vars.palette.drawing;
  const blue = theme.vars.palette.primary.main;
  return {
    position: "relative",
    containerType: "inline-size",
    aspectRatio: `${size.width} / ${size.height}`,
    "& svg": { display: "block", width: "100%", height: "100%", overflow: "visible" },
    "& svg *": { vectorEffect: "non-scaling-stroke" },
    "& .radius": {
      fill: blueTint,
      stroke: blue,
      strokeWidth: 1.6,
      strokeDasharray: "2 6",
      strokeLinecap: "round",
    },
    "& .dimension": { stroke: pencilRed, strokeWidth: 1.5 },
    "& .dot": { fill: white, stroke: blue, strokeWidth: 2 },
    "& .hub": { fill: blue, stroke: white, strokeWidth: 2 },
    "& .name, & .distance": {
      position: "absolute",
      // A name hangs on its point by a distance in px, so that it keeps its size at any width.
      insetInlineStart: "var(--x)",
      top: "var(--y)",
      transform: "translate(var(--narrow))",
      whiteSpace: "nowrap",
      ...theme.typography.caption,
      fontSize: "0.8125rem",
      lineHeight: `${narrow.height}px`,
      fontWeight: 550,
    },
    [`@container (min-width: ${wide.width}px)`]: {
      "& .name, & .distance": {
        transform: "translate(var(--wide))",
        fontSize: theme.typography.body2.fontSize,
        lineHeight: `${wide.height}px`,
      },
    },
    "& .name": {
      // The drawing reaches under what floats at the end of the viewport: a focused name is
      // scrolled clear of it.
      scrollMarginBottom: measures.bottomBar,
      color: theme.vars.palette.text.primary,
      textDecorationColor: "transparent",
      textShadow: `0 0 3px ${film}, 0 0 3px ${film}`,
      "&:hover": { color: blue, textDecorationColor: "currentColor" },
    },
    '& .name[data-kind="hub"]': { fontWeight: 700 },
    '& .name[data-kind="area"]': {
      fontFamily: theme.typography.h3.fontFamily,
      fontStyle: "italic",
      color: plyInk,
    },
    "& .distance": { color: pencilRed, fontWeight: 600, transform: "translate(-50%, -120%)" },
  };
});

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;

/**
 * The area the firm works in, drawn to scale from the towns' coordinates: the circle of its
 * radius, the radius as a dimension line, a dot and a link for each town. Names are placed so that
 * none covers another, once for phones and once for wider drawings.
 */
export function ServiceMap({ towns, centre, hub, radiusMetres }: ServiceMapProps) {
  const radius = radiusMetres / 1000;
  const places = towns.map((town) => ({ ...town, ...project(town, centre) }));
  const angle = (dimensionAngle * Math.PI) / 180;
  const along = (part: number) => ({
    x: -part * radius * Math.cos(angle),
    y: -part * radius * Math.sin(angle),
  });
  const dimension = Array.from({ length: 16 }, (_, step) => along(step / 15));
  const label = along(0.68);
  const arrange = (each: typeof narrow) =>
    placeLabels(places, measuresOf(each, dimension)).map((placed) => translation(placed, each.gap));
  const [onPhones, onScreens] = [arrange(narrow), arrange(wide)];
  const at = (x: number, y: number) => ({
    "--x": percent(x - edge.left, size.width),
    "--y": percent(y - edge.top, size.height),
  });

  return (
    <Sheet role="group" aria-label="Map of the area we cover">
      <svg
        viewBox={`${edge.left} ${edge.top} ${size.width} ${size.height}`}
        aria-hidden="true"
        focusable="false"
      >
        <circle className="radius" r={radius} />
        <path
          className="dimension"
          transform={`rotate(${dimensionAngle})`}
          d={`M0 0H${-radius}M${-radius} -1.3v2.6`}
        />
        {places.map(({ name, x, y, isArea }) =>
          isArea ? null : (
            <circle
              key={name}
              className={name === hub ? "hub" : "dot"}
              cx={x.toFixed(2)}
              cy={y.toFixed(2)}
              r={name === hub ? 1 : 0.7}
            />
          ),
        )}
      </svg>
      <span className="distance" style={at(label.x, label.y) as React.CSSProperties}>
        {Math.round(radius)} km
      </span>
      {places.map(({ name, href, x, y, isArea }, index) => (
        <MuiLink
          key={href}
          href={href}
          className="name"
          data-kind={name === hub ? "hub" : isArea ? "area" : "town"}
          style={
            {
              ...at(x, y),
              "--narrow": onPhones[index],
              "--wide": onScreens[index],
            } as React.CSSProperties
          }
        >
          {name}
        </MuiLink>
      ))}
    </Sheet>
  );
}
