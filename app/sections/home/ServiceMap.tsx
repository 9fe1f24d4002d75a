import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { CSSProperties } from "react";
import { narrowMap, sizeOf, wideMap, type MapDrawing, type Point } from "../../lib/serviceMap.ts";
import { milesOf } from "../../lib/miles.ts";
import { layout } from "../../theme/tokens.ts";
import { OutsideNote } from "./OutsideNote.tsx";

/**
 * Offsets a name from its point, and keeps it on the map if it is long.
 * `cqw`, not `%`, which in a transform refers to the name's own width.
 */
const offset =
  "translate(clamp(-1cqw * var(--x), var(--move-x), (100 - var(--x)) * 1cqw - 100%), var(--move-y))";

const halo = (colour: string) => Array(6).fill(`0 0 3px ${colour}`).join();

const MapCanvas = styled("div")(({ theme }) => {
  const { tint, mark, onWarm } = theme.palette.colours;
  const { default: ground, paper } = theme.palette.background;
  const line = theme.palette.primary.main;
  return {
    position: "relative",
    containerType: "inline-size",
    // Its names need the width of a phone.
    [theme.breakpoints.down("sm")]: { marginInline: "-16px -10px" },
    "& svg": { display: "block", width: "100%", height: "100%", overflow: "visible" },
    "& svg *": { vectorEffect: "non-scaling-stroke" },
    "& .radius": {
      fill: tint,
      stroke: line,
      strokeWidth: 1.6,
      strokeDasharray: "2 6",
      strokeLinecap: "round",
    },
    "& .dimension": { stroke: mark, strokeWidth: 1.5 },
    "& .dot": { fill: paper, stroke: line, strokeWidth: 2 },
    "& .hub": { fill: line, stroke: paper, strokeWidth: 2 },
    "& .name, & .distance": {
      position: "absolute",
      // Where a line runs through the words, it stops short of the letters.
      textShadow: halo(tint),
      // The offset from the point is in px, so that it does not scale with the map.
      insetInlineStart: "calc(1% * var(--x))",
      top: "calc(1% * var(--y))",
      "--gap": `${narrowMap.gap}px`,
      transform: offset,
      whiteSpace: "nowrap",
      ...theme.typography.caption,
      fontSize: "0.8125rem",
      lineHeight: `${narrowMap.height}px`,
      fontWeight: theme.typography.fontWeightBold,
    },
    // Too small for the text size: names are hidden, and the towns are listed beside the map.
    [`@container (width < ${narrowMap.width / 16}rem)`]: { "& .name": { display: "none" } },
    // Without `cqw` names would reach past the window; the towns are listed beside the map.
    "@supports not (width: 1cqw)": { "& .name, & .distance": { display: "none" } },
    [`@container (min-width: ${wideMap.width / 16}rem)`]: {
      "& .name, & .distance": {
        "--gap": `${wideMap.gap}px`,
        fontSize: theme.typography.body2.fontSize,
        lineHeight: `${wideMap.height}px`,
      },
    },
    "& .name": {
      // The dock may cover the bottom of the map: a focused name is scrolled clear of it.
      scrollMarginBottom: layout.dock,
      color: theme.palette.text.primary,
      textDecorationColor: "transparent",
      "&:hover": { color: line, textDecorationColor: "currentColor" },
    },
    '& .name[data-kind="area"]': {
      fontFamily: theme.typography.h3.fontFamily,
      fontStyle: "italic",
      color: onWarm,
    },
    "& .name[data-outside]": { textShadow: halo(ground) },
    // In a gap of its line, as on a drawing.
    "& .distance": {
      paddingInline: 6,
      color: mark,
      backgroundColor: tint,
      transform: "translate(-50%, -50%)",
    },
    '& .distance, & .name[data-kind="area"]': {
      "@media (prefers-contrast: more)": { color: theme.palette.text.primary },
    },
  };
});

const percent = (part: number, whole: number) => ((part / whole) * 100).toFixed(3);

/** In per cent of the map. */
const atOn =
  (edge: MapDrawing["edge"]) =>
  ({ x, y }: Point) => ({
    "--x": percent(x - edge.left, sizeOf(edge).width),
    "--y": percent(y - edge.top, sizeOf(edge).height),
  });

export type ServiceMapProps = MapDrawing & {
  /** What holds for places outside the circle. */
  outside?: string | undefined;
};

/**
 * The firm's service area, drawn to scale from the towns' coordinates: a circle for the radius, the
 * radius as a dimension line, a dot and a link for each town.
 */
export function ServiceMap({ radius, edge, angle, distance, towns, outside }: ServiceMapProps) {
  const { width, height } = sizeOf(edge);
  const at = atOn(edge);
  return (
    <MapCanvas
      role="group"
      aria-label="Map of the area we cover"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <svg viewBox={`${edge.left} ${edge.top} ${width} ${height}`} aria-hidden="true">
        <circle className="radius" r={radius} />
        <path
          className="dimension"
          transform={`rotate(${angle})`}
          d={`M0 0H${-radius}M${-radius} -1.3v2.6`}
        />
        {towns.map(({ name, kind, x, y }) =>
          kind === "area" ? null : (
            <circle
              key={name}
              className={kind === "hub" ? "hub" : "dot"}
              cx={x}
              cy={y}
              r={kind === "hub" ? 1 : 0.7}
            />
          ),
        )}
      </svg>
      <span className="distance" style={at(distance) as CSSProperties}>
        {`${milesOf(radius)} miles`}
      </span>
      {towns.map(({ name, href, kind, isOutside, x, y, moveX, moveY }) => (
        <Link
          key={href}
          href={href}
          className="name"
          data-kind={kind}
          data-outside={isOutside || undefined}
          style={{ ...at({ x, y }), "--move-x": moveX, "--move-y": moveY } as CSSProperties}
        >
          {name}
        </Link>
      ))}
      {outside && towns.some(({ isOutside }) => isOutside) && <OutsideNote>{outside}</OutsideNote>}
    </MapCanvas>
  );
}
