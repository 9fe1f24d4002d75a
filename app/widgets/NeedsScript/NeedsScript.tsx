import { styled } from "@mui/material/styles";

/** Wraps what needs scripts: hidden if there are none, if they failed to load, and in print. */
export const NeedsScript = styled("div")({
  "@media (scripting: none)": { display: "none" },
  "[data-scripts=failed] &": { display: "none" },
  "@media print": { display: "none" },
});
