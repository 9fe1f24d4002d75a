import CircularProgress from "@mui/material/CircularProgress";
import { keyframes, styled } from "@mui/material/styles";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Centre = styled("div")(({ theme }) => ({
  position: "fixed",
  inset: 0,
  zIndex: theme.zIndex.snackbar,
  display: "grid",
  placeItems: "center",
  pointerEvents: "none",
  animation: `${appear} 120ms`,
}));

/** The centred spinner shown while a page's code or data loads. */
export function PageSpinner() {
  return (
    <Centre role="status" aria-label="Loading page">
      <CircularProgress aria-hidden="true" />
    </Centre>
  );
}
