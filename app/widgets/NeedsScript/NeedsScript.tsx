import { styled } from "@mui/material/styles";

/** Holds what takes a script: not shown without one, where scripts were lost, or on paper. */
export const NeedsScript = styled("div")({
  "@media (scripting: none)": { display: "none" },
  "[data-scripts=lost] &": { display: "none" },
  "@media print": { display: "none" },
});
