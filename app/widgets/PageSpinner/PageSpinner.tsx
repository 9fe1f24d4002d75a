import { keyframes, styled } from "@mui/material/styles";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Centre = styled("div")(({ theme }) => ({
  position: "fixed",
  inset: 0,
  zIndex: theme.zIndex.snackbar,
  display: "grid",
  placeItems: "center",
  pointerEvents: "none",
  animation: `${appear} 120ms`,
  "& svg": {
    width: 56,
    height: 56,
    padding: 8,
    borderRadius: "50%",
    color: theme.palette.primary.main,
    backgroundColor: theme.palette.drawing.white,
    boxShadow: theme.shadows[4],
    animation: `${turn} 900ms linear infinite`,
  },
  "@media (prefers-reduced-motion: reduce)": { "& svg": { animation: "none" } },
}));

/** The centred spinner while a page's code or data loads. */
export function PageSpinner() {
  return (
    <Centre role="status" aria-label="Loading page">
      <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
        <circle cx="20" cy="20" r="16" strokeOpacity="0.2" />
        <path d="M20 4a16 16 0 0 1 16 16" />
      </svg>
    </Centre>
  );
}
