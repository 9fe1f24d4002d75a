import { styled, type Theme } from "@mui/material/styles";
import { PageLink } from "../../theme/PageLink.tsx";
import { layout } from "../../theme/tokens.ts";

export type Filter = { name: string; href: string; id?: string };

export type FilterLinksProps = {
  /** Accessible name: what is filtered. */
  label: string;
  filters: Filter[];
  /** `href` of the active filter. */
  current: string;
};

const marked = (theme: Theme) => ({
  color: theme.palette.primary.main,
  borderBottomColor: theme.palette.primary.main,
  "@media (forced-colors: active)": { borderBottom: "3px solid" },
});

const List = styled("ul")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px clamp(20px, 1.4vw, 28px)",
  borderBottom: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.down("sm")]: {
    ...theme.mixins.sidewaysRow,
    "& li": { flex: "none", maxWidth: "80%" },
    // What leaves the row is cut off: neither the mark of the one in force nor the focus ring does.
    "& li > a": { marginBottom: 0 },
    "& a:focus-visible": { outlineOffset: -3, boxShadow: "none" },
  },
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: layout.target,
    minWidth: layout.target,
    paddingBlock: 6,
    marginBottom: -1,
    borderBottom: "3px solid transparent",
    // Forced colours would make the transparent border visible.
    "@media (forced-colors: active)": { borderBottom: 0 },
    color: theme.palette.text.secondary,
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightBold,
    textDecoration: "none",
    overflowWrap: "anywhere",
  },
  "& a:hover": { color: theme.palette.primary.main },
  '& a[aria-current="true"]': marked(theme),
  "@media (scripting: none)": { "& :target a": marked(theme) },
}));

/** The one in force is seen, wherever in the row it is: once the row is laid out, and when its width changes. */
function showInRow(item: HTMLLIElement) {
  const row = item.parentElement!;
  const observer = new ResizeObserver(() => {
    row.scrollLeft = item.offsetLeft - row.offsetLeft - 40;
  });
  observer.observe(row);
  return () => observer.disconnect();
}

/**
 * Filters of a list as plain links: each has its own URL, which can be shared and works without
 * JavaScript; with it, the page changes in place. The active one has `aria-current`. On a phone they
 * are one row, which scrolls sideways.
 */
export function FilterLinks({ label, filters, current }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <List>
        {filters.map(({ name, href, id }) => (
          <li key={href} id={id} ref={href === current ? showInRow : undefined}>
            <PageLink
              href={href}
              data-in-place
              aria-current={href === current ? "true" : undefined}
            >
              {name}
            </PageLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
