import { styled } from "@mui/material/styles";
import { memo } from "react";
import type { Range } from "../../search/highlight.ts";
import type { Thumbnail } from "../../search/searchIndex.ts";
import { PageLink } from "../../theme/PageLink.tsx";
import { lowWindow, layout } from "../../theme/tokens.ts";
import { ArrowIcon, PlaceIcon, QuoteIcon } from "../icons/icons.tsx";
import { Highlight } from "../Highlight/Highlight.tsx";
import { Picture } from "../Picture/Picture.tsx";

/** An option: a page, or the answer to a common question. */
export type SearchOptionData = {
  href: string;
  title: string;
  titleMarks?: Range[];
  /** The page's place in the site, from the top down. */
  trail?: string[];
  /** The text of an answer, shown under its question. */
  answer?: string;
  picture?: Thumbnail | undefined;
  /** Without a picture, a place gets a pin icon and anything else a sheet of paper. */
  isPlace?: boolean;
};

const Option = styled(PageLink)(({ theme }) => ({
  // Skips layout and paint for rows out of view.
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 64px",
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr) 20px",
  alignItems: "center",
  gap: 14,
  minHeight: 60,
  padding: "6px 20px",
  // Room for the sticky heading and the marker.
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
  // At 400 % zoom the text takes the full width.
  [lowWindow]: {
    [theme.breakpoints.down("sm")]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      minHeight: layout.target,
      paddingBlock: 4,
      fontSize: theme.typography.body2.fontSize,
      "& > [aria-hidden]": { display: "none" },
    },
  },
  '&[aria-selected="true"]': {
    backgroundColor: theme.palette.colours.tint,
    boxShadow: `inset 4px 0 0 ${theme.palette.primary.main}`,
    "& > svg": { color: theme.palette.primary.main },
    "@media (forced-colors: active)": { outline: "2px solid", outlineOffset: -2 },
  },
  '&[data-answer="true"]': {
    paddingBlock: 14,
    backgroundColor: theme.palette.colours.warmLight,
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
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 3,
  "& picture": { display: "contents" },
  "& img": { width: "100%", height: "100%" },
}));

/**
 * The picture of an option; memoised, because most pages stay listed from keystroke to keystroke.
 */
const OptionPicture = memo(function OptionPicture({
  picture,
  isPlace,
}: Pick<SearchOptionData, "picture" | "isPlace">) {
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

export type SearchOptionProps = {
  id: string;
  option: SearchOptionData;
  /** Whether it is the active option, which Enter follows. */
  active: boolean;
  onActive: () => void;
};

/** A search option: a real link, so that it can be opened in a new tab. */
export function SearchOption({ id, option, active, onActive }: SearchOptionProps) {
  return (
    <Option
      id={id}
      role="option"
      tabIndex={-1}
      href={option.href}
      aria-selected={active}
      data-answer={option.answer !== undefined}
      onPointerMove={() => active || onActive()}
    >
      <OptionPicture picture={option.picture} isPlace={option.isPlace} />
      <span>
        <Highlight text={option.title} ranges={option.titleMarks ?? []} />
        <small>{option.answer ?? option.trail?.join(" / ")}</small>
      </span>
      <ArrowIcon fontSize="small" />
    </Option>
  );
}
