import { styled } from "@mui/material/styles";
import { PageLink } from "../../theme/PageLink.tsx";
import { layout } from "../../theme/tokens.ts";
import { Logo } from "../Logo/Logo.tsx";

const Home = styled(PageLink)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minWidth: 0,
  minHeight: layout.target,
  marginInlineEnd: "auto",
  overflowWrap: "anywhere",
  color: theme.palette.text.primary,
  ...theme.mixins.heading,
  // Two lines fit the bar, however large the reader's text size. In the narrowest windows the logo
  // stands for the name.
  fontSize: `min(${theme.typography.h3.fontSize}, 6.6vw)`,
  "@media (max-width: 240px)": { fontSize: 0 },
  lineHeight: 1.15,
  letterSpacing: "-0.02em",
  textDecoration: "none",
  // On a phone the logo makes room for the page's contents.
  [theme.breakpoints.between(360, "sm")]: {
    "[data-scrolled=true] &:has(~ [data-part=contents]:not(:empty)) > span": {
      display: "none !important",
    },
  },
}));

/** The firm's mark and short name, at the head of the bar and of the menu: the way home. */
export const Brand = ({ name }: { name: string }) => (
  <Home href="/" aria-label={`${name}, home`}>
    <Logo size={36} />
    {name}
  </Home>
);
