import Link from "@mui/material/Link";
import { styled, type CSSObject } from "@mui/material/styles";
import type { ComponentProps, ReactNode } from "react";
import { layout } from "../../theme/tokens.ts";
import { FilterLinks } from "../../widgets/FilterLinks/FilterLinks.tsx";
import type { Choice, ListFilter } from "./useListFilter.ts";

/*
 * What filters a list, one at a time:
 *
 * | state                  | filter                 | set by                                        |
 * | ---------------------- | ---------------------- | --------------------------------------------- |
 * | without JavaScript     | the URL's fragment     | a link; its query is not read                 |
 * | until hydrated         | the query, in CSS      | `filterBeforePaint`; a link loads the page    |
 * | hydrated               | the query, in the list | a link, Back, Forward                         |
 */
const filterBeforePaint =
  'document.currentScript.parentElement.dataset.filter=new URLSearchParams(location.search).get("category")||""';

/** Shows one category and its link where `when` selects the list, whatever its limit. */
const only = (slug: string, when: string) => ({
  [`${when} [data-category]:not([data-category~="${slug}"])`]: { display: "none" },
  [`${when} [data-category~="${slug}"]`]: { display: "revert" },
  [`${when} [data-note="${slug}"]`]: { display: "block" },
});

const eachChoice = (choices: Choice[], when: (slug: string) => string) =>
  Object.assign({}, ...choices.map(({ slug }) => only(slug, when(slug)))) as CSSObject;

const Box = styled("div", { shouldForwardProp: (name) => name !== "choices" })<{
  choices: Choice[];
}>(({ theme, choices }) => ({
  // What comes beside the count later moves nothing.
  "& .found": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 16,
    marginTop: 10,
    '&[data-beside="true"]': { minHeight: layout.target + 4 },
  },
  "& .count": { ...theme.typography.body2, color: theme.palette.text.secondary },
  "& .note": { ...theme.typography.body2, display: "none" },
  "& .note a": { display: "inline-block", paddingBlock: 8 },
  '& .note[data-on="true"]': { display: "block" },
  "@media (scripting: none)": eachChoice(choices, (slug) => `&:has([id="${slug}"]:target)`),
  ...eachChoice(choices, (slug) => `html:not([data-hydrated]) &[data-filter="${slug}"]`),
  // Prerendered, it counts all of them.
  'html:not([data-hydrated]) &[data-filter]:not([data-filter=""]) .count': { visibility: "hidden" },
}));

export type FilteredListProps = ComponentProps<"div"> & {
  /** Accessible name of the filters. */
  label: string;
  choices: Choice[];
  filter: ListFilter;
  /** How many are found, announced. */
  count: string;
  /** Links of single categories, shown where the list is filtered by them. */
  notes?: { category: string; name: string; href: string }[] | undefined;
  /** Stands beside the count, at most as high as a target. */
  beside?: ReactNode;
};

/**
 * A list with filters above it, whose items name their categories in `data-category`. Without
 * JavaScript all are listed, and the same links filter by URL fragment.
 */
export function FilteredList({
  label,
  choices,
  filter,
  count,
  notes,
  beside,
  children,
  ...props
}: FilteredListProps) {
  return (
    <Box choices={choices} {...props} suppressHydrationWarning>
      <script dangerouslySetInnerHTML={{ __html: filterBeforePaint }} />
      <FilterLinks label={label} filters={filter.links} current={filter.current} />
      <div className="found" data-beside={Boolean(beside)}>
        <p className="count" role="status">
          {count}
        </p>
        {beside}
      </div>
      {notes?.map(({ category, name, href }) => (
        <p
          key={href}
          className="note"
          data-repeats="answers"
          data-note={category}
          data-on={filter.chosen?.slug === category}
        >
          <Link href={href}>{name}</Link>
        </p>
      ))}
      {children}
    </Box>
  );
}
