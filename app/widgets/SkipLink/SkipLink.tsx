import { styled } from "@mui/material/styles";
import { isPlainPress } from "../../lib/modifiers.ts";
import { PageLink } from "../../theme/PageLink.tsx";

const Anchor = styled(PageLink)(({ theme }) => ({
  position: "fixed",
  insetInlineStart: 16,
  top: 12,
  zIndex: theme.zIndex.tooltip,
  padding: "12px 20px",
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  fontWeight: theme.typography.fontWeightBold,
  "@media print": { display: "none" },
  "&:not(:focus)": { transform: "translateY(-200%)" },
}));

/** The first tab stop of every page: moves focus past the menus to `#main-content`. */
export function SkipLink() {
  return (
    <Anchor
      href="#main-content"
      onClick={(event) => {
        const main = document.getElementById("main-content");
        if (!main || !isPlainPress(event)) return;
        // Keeps the router from treating it as a navigation.
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      Skip to main content
    </Anchor>
  );
}
