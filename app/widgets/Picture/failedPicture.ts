import type { Theme } from "@mui/material/styles";

/** Frames the alternative text of a picture that could not be loaded. */
export const failedPicture = (theme: Theme) => ({
  padding: 16,
  color: theme.palette.drawing.inkSoft,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightRegular,
  backgroundColor: theme.palette.drawing.blueTint,
  border: `1px dashed ${theme.palette.drawing.lineStrong}`,
});

/** Whether a picture failed before React was there to hear of it. */
export const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== "";
