import type { Theme } from "@mui/material/styles";

/** Styles for the alternative text of a picture that failed to load. */
export const failedPicture = (theme: Theme) => ({
  padding: 16,
  color: theme.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightRegular,
  backgroundColor: theme.palette.colours.tint,
  border: `1px dashed ${theme.palette.colours.border}`,
});

/** Whether a picture has failed already; before hydration React misses its `error` event. */
export const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== "";
