import { styled } from "@mui/material/styles";
import type { HomePage } from "../../content/loaders/home.server.ts";
import { twoColumns } from "../../theme/tokens.ts";
import { Counter } from "../../widgets/Counter/Counter.tsx";
import { DrawnIcon } from "../../widgets/icons/DrawnIcon.tsx";

// Figures along a line, each with a tick at its start, as on a measuring rod; words below them, as notes.
const Tiles = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: twoColumns,
  marginTop: 24,
  overflowWrap: "anywhere",
  [theme.breakpoints.up("md")]: { marginTop: 40 },
  "& li": {
    position: "relative",
    padding: "18px 12px 18px 0",
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    borderTop: `2px solid ${theme.palette.text.primary}`,
    "&::before": {
      content: '""',
      position: "absolute",
      top: 0,
      insetInlineStart: 0,
      height: 12,
      borderInlineStart: `2px solid ${theme.palette.text.primary}`,
    },
  },
  "& strong": {
    display: "block",
    ...theme.typography.h2,
    // A town's name fits on one line in half a phone's width. Fixed steps rather than `vw`, with
    // which Chromium draws the counters far too small in full-page screenshots.
    fontSize: "1.25rem",
    "@media (min-width: 360px)": { fontSize: "1.4375rem" },
    [theme.breakpoints.up("sm")]: { fontSize: "2rem" },
    color: theme.palette.text.primary,
  },
  "& li[data-words]": { border: 0, paddingBlock: "0 4px", "&::before": { display: "none" } },
  "& li[data-words] strong": {
    ...theme.mixins.heading,
    fontSize: theme.typography.body1.fontSize,
    lineHeight: 1.3,
  },
  "& .label": { display: "flex", alignItems: "start", gap: 8 },
  "& svg": { marginTop: 3 },
}));

/** The firm's record in figures: numbers count up, words do not. */
export function StatTiles({ stats }: Pick<HomePage["firm"], "stats">) {
  if (stats.length === 0) return null;
  return (
    <Tiles>
      {stats.map(({ icon, label, value, suffix, text }) => (
        <li key={label} data-words={value === undefined || undefined}>
          <strong>
            {value === undefined ? text : <Counter value={value} suffix={suffix ?? ""} />}
          </strong>
          <span className="label">
            <DrawnIcon path={icon} />
            <span>{label}</span>
          </span>
        </li>
      ))}
    </Tiles>
  );
}
