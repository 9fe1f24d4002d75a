import Container from "@mui/material/Container";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { ShownPicture } from "../../content/pictures.server.ts";
import { layout } from "../../theme/tokens.ts";
import { Breadcrumbs, type Breadcrumb } from "../../widgets/Breadcrumbs/Breadcrumbs.tsx";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";
import { readerPart } from "./readerPart.ts";

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "14px 64px",
  alignItems: "end",
  paddingBlock: "8px 20px",
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "7fr 5fr",
    paddingBlock: "20px 28px",
    // The picture is beside the words; on a phone it is above the lead, to be on the first screen.
    '&[data-picture="true"]': {
      columnGap: 48,
      gridTemplateColumns: "5fr 7fr",
      gridTemplateRows: "auto 1fr",
      alignItems: "start",
      "& > .picture": { gridArea: "1 / 2 / 3" },
    },
  },
  "& > *": { minWidth: 0 },
  // Across the page, and on a phone before the lead.
  "& > .wide": {
    [theme.breakpoints.down("md")]: { marginBottom: 6 },
    [theme.breakpoints.up("md")]: { order: 1, gridColumn: "1 / -1", marginTop: 14 },
  },
  // The longest word of a heading fits its column, and on a phone the first screen has room for answers.
  '&[data-picture="true"] > h1': { fontSize: "clamp(1.875rem, 1.1rem + 1.85vw, 3.25rem)" },
  "& img": { aspectRatio: "3 / 2" },
  // A drawing is never cropped.
  "& img[data-drawing]": { aspectRatio: "auto", border: `1px solid ${theme.palette.divider}` },
  // On a phone a photograph goes from edge to edge.
  [theme.breakpoints.down("sm")]: {
    "& .picture:has(img:not([data-drawing]))": { marginInline: -20, "& p": { paddingInline: 20 } },
    "& img:not([data-drawing])": { aspectRatio: "4 / 3", borderRadius: 0 },
  },
}));

const sizes = pictureSizes({ xs: [1], md: [7 / 12, 28] });

export type PageHeaderProps = {
  breadcrumbs: Breadcrumb[];
  title: string;
  lead?: string;
  /** Its caption stands below it. */
  picture?: ShownPicture;
  /** Shown in place of a picture. */
  figure?: ReactNode;
  /** Shown below heading and lead, across the page; on a phone between them. */
  wide?: ReactNode;
  /** Who says "I" on the page, by role. */
  speaker?: string;
  /** Shown under the lead: dates, reading time and the like. */
  children?: ReactNode;
};

/** A page's header: breadcrumbs, the only `h1`, the lead and an optional picture. */
export function PageHeader({
  breadcrumbs,
  title,
  lead,
  picture,
  figure,
  wide,
  speaker,
  children,
}: PageHeaderProps) {
  return (
    <div className={readerPart}>
      <Container sx={{ pt: 1 }}>
        <Breadcrumbs trail={breadcrumbs} title={title} />
        <Columns data-picture={Boolean(picture ?? figure)}>
          <Typography variant="h1">{title}</Typography>
          {figure && <div className="picture">{figure}</div>}
          {picture && (
            <div className="picture">
              <Picture picture={picture} sizes={sizes} priority />
              {picture.caption && (
                <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
                  {picture.caption}
                </Typography>
              )}
            </div>
          )}
          {wide && <section className="wide">{wide}</section>}
          <div>
            {lead && (
              <Typography variant="lead" sx={{ color: "text.secondary", maxWidth: layout.lead }}>
                {lead}
              </Typography>
            )}
            {children}
            {speaker && (
              <Typography variant="caption" component="p" sx={{ mt: 1.5, color: "text.secondary" }}>
                {speaker}
              </Typography>
            )}
          </div>
        </Columns>
      </Container>
    </div>
  );
}
