import { styled } from "@mui/material/styles";
import { angle, type Stair } from "../../lib/tools/stairs.ts";
import { millimetres } from "../../lib/tools/millimetres.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";

const Drawing = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 10,
  maxWidth: 520,
  marginTop: 28,
  [theme.breakpoints.up("md")]: { marginTop: 0 },
  // The figures are over the drawing; enlarged, they make room for themselves.
  "& > :first-of-type": { display: "grid", "& > *": { gridArea: "1 / 1" } },
  "& svg": { alignSelf: "end", width: "100%", overflow: "visible" },
  "& path": { vectorEffect: "non-scaling-stroke", fill: "none" },
  "& .steps": {
    fill: theme.palette.colours.warmLight,
    stroke: theme.palette.primary.main,
    strokeWidth: 2,
  },
  "& .pitch": {
    stroke: theme.palette.colours.mark,
    strokeWidth: 1.5,
    strokeDasharray: "5 4",
  },
  "& ul": {
    width: "min-content",
    minWidth: "45%",
    ...theme.typography.caption,
    fontWeight: theme.typography.fontWeightBold,
    color: theme.palette.colours.mark,
    "@media (prefers-contrast: more)": { color: theme.palette.text.primary },
  },
  // The same line, vertical.
  "& [data-upright]": {
    writingMode: "vertical-rl",
    "&::before, &::after": {
      width: 11,
      minWidth: 0,
      minHeight: 20,
      height: "auto",
      background: "linear-gradient(currentColor 0 0) center / 1.5px 100% no-repeat",
    },
  },
}));

const round = (size: number) => Math.round(size * 10) / 10;

/**
 * A flight of stairs from the side, to scale, with its dimensions. The same figures are in the text
 * beside it.
 */
export function StairDrawing({ stair }: { stair: Stair }) {
  const { risers, rise, going, run, pitch } = stair;
  const height = risers * rise;
  const step = `v${-round(rise)}h${round(going)}`;
  return (
    <Drawing aria-hidden>
      <div>
        <svg viewBox={`0 0 ${round(run)} ${round(height)}`}>
          <path
            className="steps"
            d={`M0 ${round(height)}${step.repeat(risers - 1)}v${-round(rise)}V${round(height)}Z`}
          />
          <path className="pitch" d={`M0 ${round(height - rise)}L${round(run)} 0`} />
        </svg>
        <ul>
          <li>{`Rise ${millimetres(rise)}`}</li>
          <li>{`Going ${millimetres(going)}`}</li>
          <li>{`Pitch ${angle(pitch)}`}</li>
        </ul>
      </div>
      <DimensionLine data-upright>{millimetres(height)}</DimensionLine>
      <DimensionLine>{millimetres(run)}</DimensionLine>
    </Drawing>
  );
}
