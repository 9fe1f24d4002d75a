import { styled } from "@mui/material/styles";
import { PageLink } from "../../theme/PageLink.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { fullWidth, pictureSizes } from "../Picture/pictureSizes.ts";
import type { CaptionedPicture } from "./Slides.tsx";
import { largestFile, useLightbox } from "./useLightbox.tsx";

/** A drawing's width on a phone, px: its measures stay as large as the captions. */
const readable = 660;

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  "& > li": { position: "relative", minWidth: 0 },
  "& a": {
    display: "block",
    borderRadius: 3,
    color: "inherit",
    textDecoration: "none",
    cursor: "zoom-in",
  },
  "& picture": { display: "contents" },
  "& img": { display: "block", aspectRatio: "3 / 2" },
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
  // A phone shows a part of a drawing, in which its measures can be read; a finger moves it.
  [theme.breakpoints.down("sm")]: {
    "@media screen": {
      '& > li[data-kind="drawing"]': {
        marginInlineEnd: -20,
        overflowX: "auto",
        // It goes on there.
        maskImage: "linear-gradient(to left, transparent, black 40px)",
        "& a": { width: readable, boxSizing: "content-box", paddingInlineEnd: 40 },
        "& figcaption": { position: "sticky", insetInlineStart: 0, width: "fit-content" },
      },
    },
  },
  [theme.breakpoints.up("md")]: {
    '&[data-shape="pair"]': { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    '&[data-shape="wide"] img': { aspectRatio: "2.1" },
    "@media screen": {
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
      "& [data-drawing] + figcaption": {
        position: "static",
        padding: "6px 0 0",
        backgroundColor: "transparent",
      },
    },
  },
}));

const shapeSizes = {
  /** The full width, and lower. */
  wide: fullWidth,
  /** Beside a column of text, below one another. */
  column: pictureSizes({ xs: [1], md: [7 / 12, 27] }),
  /** Two in a row. */
  pair: pictureSizes({ xs: [1], md: [1 / 2, 6] }),
};

export type GalleryProps = {
  pictures: CaptionedPicture[];
  /** Accessible name: what the pictures show. */
  label: string;
  /** Those that are shown here, by index; the lightbox has all. */
  shown?: number[];
  shape?: keyof typeof shapeSizes;
  /** Whether its first picture is the largest of the first screen. */
  priority?: boolean;
};

/**
 * Pictures of one thing, or some of them: others stand elsewhere on the page. Each links to its
 * largest file; with scripts it opens in a lightbox, and focus returns to the link on closing.
 */
export function Gallery({
  pictures,
  label,
  shown: some,
  shape = "column",
  priority = false,
}: GalleryProps) {
  const { lightbox, onClick } = useLightbox(pictures, label);
  const shown = some ?? [...pictures.keys()];
  if (shown.length === 0 || pictures.length === 0) return null;

  return (
    <>
      <List data-shape={shape} aria-label={label}>
        {shown.map((index, place) => {
          const picture = pictures[index]!;
          return (
            // Drawings have no derivatives.
            <li key={picture.src} data-kind={picture.avif ? undefined : "drawing"}>
              <PageLink
                href={largestFile(picture)}
                aria-haspopup="dialog"
                onClick={(event) => onClick(event, index)}
              >
                <figure>
                  <Picture
                    picture={picture}
                    sizes={shapeSizes[shape]}
                    priority={priority && place === 0}
                  />
                  {picture.caption && <figcaption>{picture.caption}</figcaption>}
                </figure>
              </PageLink>
            </li>
          );
        })}
      </List>
      {lightbox}
    </>
  );
}
