import { styled } from "@mui/material/styles";
import { lowWindow } from "../../theme/tokens.ts";

/** Where the bar has no place for a page's contents: it scrolls away, or is too narrow. */
export const noContentsInBar = `${lowWindow}, (max-width: 359.95px)`;

/**
 * The bar's place for the button of a page's contents: once the page is scrolled, in windows that have
 * no room for them beside the text.
 */
export const ContentsPlace = styled("div")(({ theme }) => ({
  display: "none",
  flex: "none",
  // Apart from the bar's own tools.
  marginInlineEnd: 8,
  [theme.breakpoints.down("lg")]: { "[data-scrolled=true] &:not(:empty)": { display: "flex" } },
  [noContentsInBar]: { "&&&": { display: "none" } },
}));
