import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { memo, useId, type ReactNode } from "react";
import type { Range } from "../../search/highlight.ts";
import type { Thumbnail } from "../../search/searchIndex.ts";
import { lowWindow, measures } from "../../theme/tokens.ts";
import { ArrowIcon, PlaceIcon, QuoteIcon } from "../icons/icons.tsx";
import { Marked } from "../Marked/Marked.tsx";
import { Picture } from "../Picture/Picture.tsx";

/** One line of the list: a page, or an answer to a common question. */
export type SearchOption = {
  href: string;
  title: string;
  titleMarks?: Range[];
  /** Where the page stands, from the top down. */
  trail?: string[];
  /** An answer's own words, under its question. */
  answer?: string;
  picture?: Thumbnail;
  /** A pin stands for a place without a picture, a sheet for anything else. */
  isPlace?: boolean;
};
export type OptionGroup = { name: string; options: SearchOption[] };

const List = styled("div")(({ theme }) => ({
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBottom: 8,
  // There everything under the field scrolls as one.
  [lowWindow]: { overflowY: "visible" },
  "& [data-heading]": {
    position: "sticky",
    top: 0,
    zIndex: 1,
    display: "flex",
    alignItems: "center",
    gap: 12,
    padding: "12px 20px 6px",
    [lowWindow]: { paddingBlock: "4px 2px" },
    ...theme.typography.caption,
    fontWeight: theme.typography.fontWeightBold,
    color: theme.palette.text.secondary,
    backgroundColor: theme.palette.background.default,
    // A line with an end tick, as under a drawing's title.
    "&::after": {
      content: '""',
      flex: 1,
      height: 7,
      borderInlineEnd: "1px solid currentColor",
      background: "linear-gradient(currentColor 0 0) center / 100% 1px no-repeat",
      opacity: 0.45,
    },
  },
}));

// The plain link: two dozen of them are drawn anew at each key.
const Option = styled(Link)(({ theme }) => ({
  // Rows out of sight cost neither layout nor paint.
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 64px",
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr) 20px",
  alignItems: "center",
  gap: 14,
  minHeight: 60,
  padding: "6px 20px",
  // Room for the sticky heading and for the marker.
  scrollMarginBlock: "44px 12px",
  color: theme.palette.text.primary,
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1.3,
  textDecoration: "none",
  boxShadow: "inset 4px 0 0 transparent",
  "& small": {
    display: "block",
    ...theme.typography.caption,
    fontWeight: theme.typography.fontWeightRegular,
    color: theme.palette.text.secondary,
  },
  "& > svg": { color: "transparent" },
  // At 400 % zoom words have all the room.
  [lowWindow]: {
    [theme.breakpoints.down("sm")]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      minHeight: measures.target,
      paddingBlock: 4,
      fontSize: theme.typography.body2.fontSize,
      "& > [aria-hidden]": { display: "none" },
    },
  },
  '&[aria-selected="true"]': {
    backgroundColor: theme.palette.drawing.blueTint,
    boxShadow: `inset 4px 0 0 ${theme.palette.primary.main}`,
    "& > svg": { color: theme.palette.primary.main },
    "@media (forced-colors: active)": { outline: "2px solid", outlineOffset: -2 },
  },
  '&[data-answer="true"]': {
    paddingBlock: 14,
    backgroundColor: theme.palette.drawing.plyLight,
    "& small": { ...theme.typography.body2, color: "inherit" },
    "& mark": { backgroundColor: "transparent" },
  },
}));

const Frame = styled("span")(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: 64,
  height: 48,
  overflow: "hidden",
  color: theme.palette.primary.main,
  backgroundColor: theme.palette.drawing.white,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 3,
  "& picture": { display: "contents" },
  "& img": { width: "100%", height: "100%" },
}));

/** The picture of an option; the same page keeps it from key to key. */
const OptionPicture = memo(function OptionPicture({
  picture,
  isPlace,
}: Pick<SearchOption, "picture" | "isPlace">) {
  return (
    <Frame aria-hidden="true">
      {picture ? (
        <Picture picture={{ ...picture, alt: "" }} sizes="64px" loading="eager" />
      ) : isPlace ? (
        <PlaceIcon />
      ) : (
        <QuoteIcon />
      )}
    </Frame>
  );
});

export type SearchListProps = {
  id: string;
  /** Says what the options are. */
  label: string;
  groups: OptionGroup[];
  /** Index of the option that Enter would take, counted through all groups. */
  active: number;
  onActive: (index: number) => void;
  /** Under the last group. */
  children?: ReactNode;
};

/** Id of an option, for the field's `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/**
 * Options in groups under headings that stay in sight. Each is a real link, so that it opens in a
 * tab of its own as any other; focus stays in the field, which names the active one.
 */
export function SearchList({ id, label, groups, active, onActive, children }: SearchListProps) {
  const headings = useId();
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <List>
      <div id={id} role="listbox" aria-label={label}>
        {groups.map(({ name, options }, place) => (
          <div key={name} role="group" aria-labelledby={`${headings}-${place}`}>
            <div id={`${headings}-${place}`} data-heading role="presentation">
              {name}
            </div>
            {options.map((option, nth) => {
              const own = starts[place]! + nth;
              return (
                <Option
                  key={option.href}
                  id={optionId(id, own)}
                  role="option"
                  tabIndex={-1}
                  href={option.href}
                  aria-selected={own === active}
                  data-answer={option.answer !== undefined}
                  onPointerMove={() => own !== active && onActive(own)}
                >
                  <OptionPicture picture={option.picture} isPlace={option.isPlace} />
                  <span>
                    <Marked text={option.title} ranges={option.titleMarks ?? []} />
                    <small>{option.answer ?? option.trail?.join(" / ")}</small>
                  </span>
                  <ArrowIcon fontSize="small" />
                </Option>
              );
            })}
          </div>
        ))}
      </div>
      {children}
    </List>
  );
}
