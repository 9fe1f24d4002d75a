/** What the lightbox is made of, as it looks. */
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { layout, lowWindow } from "../../theme/tokens.ts";

export const Dialog = styled("dialog")(({ theme }) => ({
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.dark,
  "&[open]": { display: "grid", grid: "auto minmax(0, 1fr) auto / minmax(0, 1fr) auto" },
  // From the window's edge to the picture's.
  "--edge": "max(16px, (100vw - min(100vw - 176px, (100dvh - 148px) / var(--share))) / 2)",
  // In an upright window the words cover a picture that fills the height.
  '&:has([aria-pressed="true"]) [role="status"]': {
    "@media (orientation: portrait)": { opacity: 0 },
  },
  "& :focus-visible": { outlineColor: theme.palette.primary.contrastText, boxShadow: "none" },
}));

export const Top = styled("div")({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  justifyContent: "end",
  padding: "10px 16px",
  minHeight: layout.navBarShrunk,
  // Beside the picture, which needs the height.
  [lowWindow]: { position: "absolute", inset: "0 0 auto", zIndex: 1, pointerEvents: "none" },
  "& > button": { pointerEvents: "auto" },
});

export const Stage = styled("div")(({ theme }) => ({
  position: "relative",
  gridRow: 2,
  gridColumn: "1 / -1",
  minHeight: 0,
  overflow: "hidden",
  "--yarl__color_backdrop": "transparent",
  [theme.breakpoints.up("md")]: { paddingInline: 88 },
  "& picture": { display: "contents" },
  "& img": {
    width: "100%",
    height: "100%",
    minHeight: 0,
    objectFit: "contain",
    userSelect: "none",
    WebkitUserSelect: "none",
  },
  // A photograph's dominant colour would show around it.
  "& img:not([data-drawing])": { backgroundColor: "transparent !important" },
  // Line drawings need a paper background.
  "& img[data-drawing]": {
    width: "min(100%, (100dvh - 150px) * 1.5)",
    height: "auto",
    backgroundColor: theme.palette.background.default,
  },
}));

/** An upright window, in which a wide picture leaves room above and below it. */
const upright = "@media (orientation: portrait)";

/** The count and the caption, which begin below the picture's edge. */
export const Words = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  gridRow: 3,
  gridColumn: 1,
  alignSelf: "center",
  minWidth: 0,
  paddingInline: "var(--edge) 16px",
  overflowWrap: "break-word",
  textWrap: "balance",
  "& .count": { marginInlineEnd: 12, fontWeight: theme.typography.fontWeightBold },
  // Directly below the picture, which is in the middle.
  [upright]: {
    "--half": "min(50%, 50vw * var(--share))",
    position: "absolute",
    gridRow: "2 / 3",
    gridColumn: "1 / -1",
    insetInline: 0,
    top: "calc(50% + var(--half))",
    maxHeight: "calc(50% - var(--half))",
    padding: "12px 16px",
    overflowY: "auto",
  },
}));

export const Buttons = styled("div")({
  gridRow: 3,
  gridColumn: 2,
  display: "flex",
  alignItems: "center",
  gap: 12,
  paddingInline: "0 var(--edge)",
  paddingBlock: "12px max(12px, env(safe-area-inset-bottom))",
  minHeight: layout.target + 24,
  "& > span": { display: "contents" },
  [upright]: { gridColumn: "1 / -1", justifyContent: "space-between", paddingInline: 16 },
});

export const Round = styled(IconButton)(({ theme }) => ({
  width: layout.target + 4,
  height: layout.target + 4,
  border: `2px solid ${theme.palette.colours.onDarkLine}`,
  borderRadius: theme.shape.borderRadius,
  "&:hover": { borderColor: "currentColor" },
  "& svg": { display: "block" },
}));
