import { styled } from "@mui/material/styles";
import { useState, type MouseEvent } from "react";
import { isPlainPress } from "../../lib/modifiers.ts";
import { PageLink } from "../../theme/PageLink.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { fullWidth } from "../Picture/pictureSizes.ts";
import { kindOf, sizesAt } from "./galleryRows.ts";
import { Lightbox } from "./Lightbox.tsx";
import type { CaptionedPicture } from "./Slides.tsx";

const Grid = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 12,
  "& > li": { position: "relative", minWidth: 0 },
  // One large picture, then details in pairs. An odd one out takes the whole row, and so does a
  // drawing, whose measures are to be read; on wide screens two share one.
  "& > li:first-of-type, & > li[data-kind]": { gridColumn: "1 / -1" },
  "& a": {
    display: "block",
    height: "100%",
    borderRadius: 3,
    color: "inherit",
    textDecoration: "none",
    cursor: "zoom-in",
  },
  "& figure": { display: "flex", flexDirection: "column", height: "100%" },
  "& picture": { display: "contents" },
  "& img": { flex: 1, minHeight: 0, aspectRatio: "3 / 2" },
  "& img[data-drawing]": {
    objectFit: "contain",
    border: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.colours.warmLight,
  },
  "& figcaption": {
    ...theme.typography.caption,
    paddingTop: 6,
    color: theme.palette.text.secondary,
  },
  "& a:hover figcaption": { textDecoration: "underline" },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(12, 1fr)",
    gridAutoRows: "clamp(200px, 20.5vw, 264px)",
    "& > li, & > li[data-kind]": { gridColumn: "span 4" },
    "& > li:first-of-type": { gridColumn: "1 / span 8", gridRow: "span 2" },
    '& > li[data-kind="drawing"]': { gridColumn: "1 / -1", gridRow: "span 2" },
    '&[data-drawings="2"] > li[data-kind="drawing"]': { gridColumn: "span 6" },
    "& img": { height: "100%", aspectRatio: "auto" },
    "& figcaption": {
      position: "absolute",
      insetInlineStart: 12,
      bottom: 12,
      maxWidth: "calc(100% - 24px)",
      padding: "4px 10px",
      borderRadius: 3,
      color: theme.palette.text.primary,
      backgroundColor: theme.palette.background.paper,
    },
    // On a drawing it would cover a measure.
    "& [data-drawing] + figcaption": { position: "static", padding: "6px 0 0" },
    '&[data-count="1"] > li:first-of-type': { gridColumn: "1 / -1" },
    // As high as the slider that others begin with.
    '&[data-part="first"]': { gridAutoRows: "auto", "& img": { aspectRatio: "2.1" } },
    '&[data-count="2"] > li:nth-of-type(-n + 2)': { gridColumn: "span 6", gridRow: "span 2" },
    // The details share the right third: one wide above two, or two above two.
    '&[data-count="4"]': {
      "& > li:first-of-type": { gridColumn: "1 / span 6" },
      "& > li:nth-of-type(2)": { gridColumn: "span 6" },
      "& > li:nth-of-type(n + 3)": { gridColumn: "span 3" },
    },
    '&[data-count="5"]': {
      "& > li:first-of-type": { gridColumn: "1 / span 6" },
      "& > li:nth-of-type(n + 2)": { gridColumn: "span 3" },
    },
  },
  "@media print": { gridAutoRows: "auto", "& figcaption": { position: "static" } },
}));

/** URL of a picture's largest file, which its `srcset` names last; a drawing has one. */
const largestFile = ({ src, avif }: CaptionedPicture) =>
  avif?.split(", ").at(-1)!.split(" ")[0] ?? src;

export type GalleryProps = {
  pictures: CaptionedPicture[];
  /** Accessible name: what the pictures show. */
  label: string;
  /** Shows the first picture alone, beside something else, or only the others. */
  part?: "first" | "others";
  /** Whether its first picture is the largest of the first screen. */
  priority?: boolean;
};

/**
 * Pictures of one thing: the overall view large on the left, details on the right. Each links to
 * its largest file; with scripts it opens in a lightbox, and focus returns to the link on closing.
 */
export function Gallery({ pictures, label, part, priority = false }: GalleryProps) {
  const [pressed, setPressed] = useState<{ start: number; link: HTMLElement }>();
  const first = part === "others" ? 1 : 0;
  const shown = pictures.slice(first, part === "first" ? 1 : undefined);
  if (shown.length === 0) return null;
  // Drawings have no derivatives.
  const photographs = shown.filter(({ avif }) => avif).length;

  const onClick = (event: MouseEvent<HTMLElement>, start: number) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setPressed({ start, link: event.currentTarget });
  };
  return (
    <>
      <Grid
        data-count={photographs}
        data-drawings={shown.length - photographs}
        data-part={part}
        aria-label={label}
      >
        {shown.map((picture, index) => (
          <li key={picture.src} data-kind={kindOf(picture, index, photographs) || undefined}>
            <PageLink
              href={largestFile(picture)}
              aria-haspopup="dialog"
              onClick={(event) => onClick(event, first + index)}
            >
              <figure>
                <Picture
                  picture={picture}
                  sizes={part === "first" ? fullWidth : sizesAt(index, photographs)}
                  priority={priority && index === 0}
                />
                {picture.caption && <figcaption>{picture.caption}</figcaption>}
              </figure>
            </PageLink>
          </li>
        ))}
      </Grid>
      {pressed && (
        <Lightbox
          pictures={pictures}
          label={label}
          start={pressed.start}
          onClose={() => {
            setPressed(undefined);
            // The dialog restores focus by itself, except in Safari, where a click focuses no link.
            pressed.link.focus();
          }}
        />
      )}
    </>
  );
}
