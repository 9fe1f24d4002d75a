import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

const Drawing = styled("svg")(({ theme }) => ({
  display: "block",
  width: "100%",
  maxWidth: 170,
  height: "auto",
  fill: "none",
  stroke: theme.palette.primary.main,
  strokeWidth: 1.4,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "& .paper": { fill: theme.palette.background.paper },
  "& .warm": { fill: theme.palette.colours.warmLight },
  "& .ground": { fill: theme.palette.colours.warmLight, stroke: "none" },
  "& .thin": { strokeWidth: 0.8 },
  "& .mark": { stroke: theme.palette.colours.mark },
  "& text": {
    stroke: "none",
    fill: "currentColor",
    color: theme.palette.primary.main,
    ...theme.mixins.heading,
    fontSize: 15,
  },
  "& text.mark": {
    stroke: "none",
    color: theme.palette.colours.mark,
    fontFamily: theme.typography.fontFamily,
    fontSize: 12,
    textAnchor: "middle",
  },
}));

/** What shows the answer, by the part of the profile that it belongs to. */
const drawings: Record<string, { box: string; lines: ReactNode }> = {
  // A certificate with its dates and its seal.
  insurer: {
    box: "50 8 182 178",
    lines: (
      <>
        <path className="paper" d="M52 14h176v162H52z" />
        <path className="thin" d="M58 20h164v150H58z" />
        <text x="72" y="46">
          Certificate
        </text>
        <path className="thin" d="M72 64h136M72 76h136M72 88h92" />
        <path className="mark" d="M72 106v10M208 106v10M72 111h38M170 111h38" />
        <text className="mark" x="140" y="115">
          12 months
        </text>
        <path d="M72 152c8-14 12-14 13-4s5 8 10-2 8-6 9 2 8 4 20-3" />
        <path className="warm" d="M184 156l-5 26 11-6 11 6-5-26" />
        <circle className="warm" cx="190" cy="146" r="15" />
        <circle className="thin" cx="190" cy="146" r="10" />
      </>
    ),
  },
  // The last page of several, signed.
  guarantee: {
    box: "62 4 164 180",
    lines: (
      <>
        <path className="paper" d="M92 10h130v154H92z" />
        <path className="paper" d="M78 18h130v154H78z" />
        <path className="paper" d="M64 26h130v154H64z" />
        <text x="80" y="54">
          Guarantee
        </text>
        <path className="thin" d="M80 72h98M80 84h98M80 96h98M80 108h60" />
        <path d="M80 146c7-13 11-12 12-3s5 7 9-2 8-5 9 2 8 4 18-3" />
        <path className="thin" d="M80 156h98" />
        <path className="warm" d="M80 124l6 6 10-12" />
      </>
    ),
  },
  // The van at the kerb, its ladder on the roof.
  visitors: {
    box: "20 40 240 150",
    lines: (
      <>
        <path className="ground" d="M0 164h280v26H0z" />
        <path
          className="paper"
          d="M36 152V72q0-8 8-8h118q6 0 10 4l30 34 30 8q8 3 8 11v27q0 4-4 4z"
        />
        <path className="warm" d="M160 74h6q3 0 5 2l20 26h-31z" />
        <path d="M152 64v88M96 64v88M160 112h8M104 108h7" />
        <path className="thin" d="M240 128h-10v8h10" />
        <path className="paper" d="M30 152h212v6H30z" />
        <circle className="paper" cx="76" cy="154" r="16" />
        <circle className="warm" cx="76" cy="154" r="7" />
        <circle className="paper" cx="196" cy="154" r="16" />
        <circle className="warm" cx="196" cy="154" r="7" />
        <path d="M44 50h112M44 58h112M56 50v8M72 50v8M88 50v8M104 50v8M120 50v8M136 50v8M60 58v6M140 58v6" />
        <path d="M0 170h280" />
      </>
    ),
  },
};

/** A line drawing of what shows an answer, if there is one for it. Its caption says what it is. */
export function TrustDrawing({ id }: { id: string }) {
  const drawing = drawings[id];
  return (
    drawing && (
      <Drawing viewBox={drawing.box} aria-hidden="true" focusable="false">
        {drawing.lines}
      </Drawing>
    )
  );
}
