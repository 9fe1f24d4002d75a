import Card from "@mui/material/Card";
import { CardLink } from "../../widgets/CardLink/CardLink.tsx";
import { styled } from "@mui/material/styles";
import type { ServiceLink } from "../../content/cards.server.ts";
import { layout } from "../../theme/tokens.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { pictureSizes, type PictureWidth } from "../../widgets/Picture/pictureSizes.ts";

/** A picture with its text beside it. */
const beside = {
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "7fr 5fr",
  gap: 48,
  alignItems: "center",
  padding: 24,
  "& img": { marginBottom: 0 },
} as const;

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  "--line": `1px solid ${theme.palette.divider}`,
  borderTop: "var(--line)",
  "& > li": {
    paddingBlock: 20,
    borderBottom: "var(--line)",
    backgroundColor: theme.palette.colours.film,
  },
  [theme.breakpoints.up("sm")]: {
    gridTemplateColumns: "1fr 1fr",
    borderInlineStart: "var(--line)",
    "& > li": { padding: "24px 24px 32px", borderInlineEnd: "var(--line)" },
  },
  [theme.breakpoints.up("lg")]: { gridTemplateColumns: "repeat(3, 1fr)" },
  "& img": { aspectRatio: "3 / 2", marginBottom: 20 },
  // The first takes the whole row; so does the last if it would be alone in two columns.
  "& > li:first-of-type": {
    [theme.breakpoints.up("sm")]: {
      ...beside,
      "& h2": theme.typography.h2,
      "& p": { ...theme.typography.body1, marginTop: 12 },
    },
  },
  // On phones the others are rows, so that the list can be scanned.
  "& > li:not(:first-of-type)": {
    [theme.breakpoints.down("sm")]: {
      display: "grid",
      gridTemplateColumns: "2fr 3fr",
      gap: 16,
      "& picture": { position: "relative" },
      "& img": { position: "absolute", inset: 0, height: "100%", aspectRatio: "auto" },
    },
  },
  "& > li:last-of-type:nth-of-type(even)": { [theme.breakpoints.between("sm", "lg")]: beside },
  "& h2": theme.typography.h3,
  "& p": {
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    marginTop: 6,
    maxWidth: layout.text,
  },
  "@media print": { "& > li": { breakInside: "avoid" } },
}));

function sizesAt(index: number, count: number): string {
  const wide = [7 / 12, 57] satisfies PictureWidth;
  if (index === 0) return pictureSizes({ xs: [1], sm: wide });
  const aloneInRow = index === count - 1 && count % 2 === 0;
  // On phones cropped to a row's height, up to 376 px wide before the crop.
  return pictureSizes({ xs: [0.9], sm: aloneInRow ? wide : [1 / 2, 49], lg: [1 / 3, 49] });
}

/** All services, each with its picture and a summary of its page. Renders nothing if empty. */
export function ServiceList({ services }: { services: ServiceLink[] }) {
  if (services.length === 0) return null;
  return (
    <List role="list">
      {services.map((service, index) => (
        <Card component="li" key={service.href}>
          <Picture
            picture={service.picture}
            sizes={sizesAt(index, services.length)}
            priority={index === 0}
          />
          <div>
            <h2>
              <CardLink href={service.href}>{service.name}</CardLink>
            </h2>
            <p>{service.lead}</p>
          </div>
        </Card>
      ))}
    </List>
  );
}
