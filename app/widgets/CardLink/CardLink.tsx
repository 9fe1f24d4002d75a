import { styled } from "@mui/material/styles";
import { PageLink } from "../../theme/PageLink.tsx";

/** The link in a card's heading, which names the card. A press anywhere on the card follows it. */
export const CardLink = styled(PageLink)(({ theme }) => ({
  color: "inherit",
  fontWeight: "inherit",
  textDecoration: "none",
  // On a title of two lines the ring's white edge would cover the line above.
  "&:focus-visible": { boxShadow: "none" },
  // In a list read through, what has been seen steps back.
  '&:visited[href^="/"]': { color: theme.palette.text.secondary },
  "&::after": { content: '""', position: "absolute", inset: 0 },
  ".MuiCard-root:hover &": { textDecoration: "underline 2px" },
}));
