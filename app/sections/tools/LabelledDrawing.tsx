import { styled } from "@mui/material/styles";
import type { ShownToolOf } from "../../content/tools.server.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";

const Figure = styled("figure")(({ theme }) => ({
  marginTop: 28,
  [theme.breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    gap: 48,
    alignItems: "start",
  },
  "& > div": { position: "relative" },
  "& img": { border: `1px solid ${theme.palette.divider}` },
  "& i, & li::before": {
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    width: 28,
    height: 28,
    border: `1.5px solid ${theme.palette.colours.mark}`,
    borderRadius: "50%",
    color: theme.palette.colours.mark,
    backgroundColor: theme.palette.background.paper,
    ...theme.typography.caption,
    fontStyle: "normal",
    fontWeight: theme.typography.fontWeightBold,
    lineHeight: 1,
    "@media (prefers-contrast: more)": { color: theme.palette.text.primary },
  },
  "& i": { position: "absolute", translate: "-50% -50%" },
  "& ol": {
    counterReset: "label",
    marginTop: 20,
    [theme.breakpoints.up("md")]: { marginTop: 0 },
  },
  "& li": {
    ...theme.typography.body2,
    position: "relative",
    minHeight: 28,
    paddingInlineStart: 42,
    paddingBottom: 14,
    counterIncrement: "label",
    "&::before": {
      content: 'counter(label) / ""',
      position: "absolute",
      insetInlineStart: 0,
    },
  },
  "& strong": { display: "block" },
}));

/** A drawing with numbered labels, explained in a list beside it. */
export default function LabelledDrawing({ picture, labels }: ShownToolOf<"drawing">) {
  return (
    <Figure>
      <div>
        <Picture picture={picture} />
        {labels.map(({ name, at: [left, top] }, index) => (
          <i key={name} aria-hidden style={{ insetInlineStart: `${left}%`, top: `${top}%` }}>
            {index + 1}
          </i>
        ))}
      </div>
      <ol>
        {labels.map(({ name, says }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{says}</span>
          </li>
        ))}
      </ol>
    </Figure>
  );
}
