import { styled } from "@mui/material/styles";
import { PageLink } from "./PageLink.tsx";

/** The link in a card's heading, which names the card. A press anywhere on the card follows it. */
export const CardLink = styled(PageLink)({
  color: "inherit",
  fontWeight: "inherit",
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
  ".MuiCard-root:hover &": { textDecoration: "underline 2px" },
});
