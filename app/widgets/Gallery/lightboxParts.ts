/** What the lightbox is made of, as it looks. */
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { layout, lowWindow } from "../../theme/tokens.ts";

export const Dialog = styled("dialog")(({ theme }) => ({
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.dark,
  "&[open]": { display: "grid", grid: "auto minmax(0, 1fr) auto / minmax(0, 1fr)" },
  "& :focus-visible": { outlineColor: theme.palette.primary.contrastText, boxShadow: "none" },
}));

export const Top = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  padding: "10px 16px",
  minHeight: layout.navBarShrunk,
  // Beside the picture, which needs the height.
  [lowWindow]: { position: "absolute", inset: "0 0 auto", zIndex: 1, pointerEvents: "none" },
  "& > button": { pointerEvents: "auto" },
});

export const Stage = styled("div")(({ theme }) => ({
  position: "relative",
  gridRow: 2,
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

export const Words = styled("div")(({ theme }) => ({
  gridRow: 3,
  display: "flex",
  alignItems: "center",
  gap: "8px 20px",
  padding: "12px 16px max(12px, env(safe-area-inset-bottom))",
  minHeight: layout.target + 24,
  "& p": {
    ...theme.typography.body2,
    flex: 1,
    minWidth: 0,
    overflowWrap: "break-word",
    textAlign: "center",
    textWrap: "balance",
  },
}));

export const Round = styled(IconButton)(({ theme }) => ({
  width: layout.target + 4,
  height: layout.target + 4,
  border: `2px solid ${theme.palette.colours.onDarkLine}`,
  borderRadius: theme.shape.borderRadius,
  "&:hover": { borderColor: "currentColor" },
  '&[aria-disabled="true"]': { opacity: 0.45, cursor: "default" },
  "& svg": { display: "block" },
}));
