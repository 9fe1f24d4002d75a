import { styled } from "@mui/material/styles";
import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";
import { hiding } from "../../theme/hiding.ts";
import { measures } from "../../theme/tokens.ts";
import { ArrowUpIcon } from "../icons/icons.tsx";

export type ScrollToTopProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** Hidden means out of sight and out of reach. */
  shown?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

const Anchor = styled("a")(({ theme }) => ({
  boxSizing: "border-box",
  display: "grid",
  placeItems: "center",
  width: measures.floating,
  height: measures.floating,
  border: `2px solid ${theme.palette.primary.main}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.primary.main,
  backgroundColor: theme.palette.drawing.white,
  ...hiding({ opacity: 0 }, ["transform"]),
  "&:hover": { backgroundColor: theme.palette.drawing.blueTint },
  "@media print": { display: "none" },
  "@media (scripting: none)": { '&[data-shown="false"]': { visibility: "visible", opacity: 1 } },
}));

/** To the top, and focus with it: the link itself is about to hide. */
function toTop(event: MouseEvent) {
  event.preventDefault();
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" });
  document.getElementById("main-content")?.focus({ preventScroll: true });
}

/** Leads back to the top of the page: a link, so that it does so without a script too. */
export function ScrollToTop({ shown = true, ...props }: ScrollToTopProps) {
  return (
    <Anchor
      href="#top"
      aria-label="Back to top"
      data-shown={shown}
      inert={!shown}
      onClick={toTop}
      {...props}
    >
      <ArrowUpIcon />
    </Anchor>
  );
}
