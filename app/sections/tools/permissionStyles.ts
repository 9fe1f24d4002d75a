import { styled } from "@mui/material/styles";
import { layout } from "../../theme/tokens.ts";

/** Values of the answers after which another question is asked: "none of these", and the least that is needed. */
export const goOn = { none: "none", least: "least" };

const leadsOn = `:has([value=${goOn.none}]:checked, [value=${goOn.least}]:checked)`;

/** The question of one of two ways is asked if that way is chosen, and then others wait for it. */
const asksOnlyOn = (way: number) => ({
  [`& ol:not(:has([data-way="${way}"]:checked)) li[data-on="${way}"]`]: { display: "none" },
  [`& ol:has([data-way="${way}"]:checked) li[data-on="${way}"]:not(${leadsOn}) ~ li:not([data-on])`]:
    { display: "none" },
});

/** As a list: each answer with its verdict, what to do next once for each kind, nothing to press. */
const unanswered = {
  "& input, & .none, & .result, & fieldset > div:not([data-first]) > p > span": { display: "none" },
};

export const Flow = styled("div")(({ theme }) => ({
  maxWidth: 720,
  marginTop: 24,
  "& li": { paddingBlock: 16, borderTop: `1px solid ${theme.palette.divider}` },
  "& fieldset": { margin: 0, padding: 0, border: 0 },
  "& legend": { padding: 0, fontWeight: theme.typography.fontWeightBold },
  "& label": {
    display: "flex",
    gap: 10,
    minHeight: layout.target,
    paddingBlock: 7,
  },
  "& input": {
    flex: "none",
    width: 20,
    height: 20,
    margin: "4px 0 0",
    accentColor: theme.palette.primary.main,
  },
  "& fieldset > div > :not(label)": { margin: "0 0 0 30px" },
  "& small": { ...theme.typography.caption, color: theme.palette.text.secondary },
  "& legend small": { display: "block" },
  "& details": theme.typography.body2,
  "& summary": { justifyContent: "start", gap: 10, minHeight: layout.target, paddingBlock: 0 },
  // One question at a time, without scripts of ours. Browsers without `:has` show them all, as do
  // print and pages without scripts.
  "@media screen and (scripting: enabled)": {
    "@supports selector(:has(a))": {
      [`& li:not([data-on], ${leadsOn}) ~ li`]: { display: "none" },
      ...asksOnlyOn(0),
      ...asksOnlyOn(1),
      "& fieldset > div:not(:has(:checked)) > :not(label)": { display: "none" },
      [`&:has([value=${goOn.least}]:checked) .otherwise`]: { display: "none" },
      [`&:not(:has([value=${goOn.least}]:checked)) .result`]: { display: "none" },
    },
  },
  "@media print": unanswered,
  "@media (scripting: none)": unanswered,
}));
