import Card from "@mui/material/Card";
import { CardLink } from "../../widgets/CardLink/CardLink.tsx";
import { styled } from "@mui/material/styles";
import type { ServiceLink } from "../../content/cards.server.ts";
import { layout } from "../../theme/tokens.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { phoneRow } from "./phoneRow.ts";
import { pictureSizes, type PictureWidth } from "../../widgets/Picture/pictureSizes.ts";

/** A picture to the edges of its row, with its text beside it. */
const beside = {
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "7fr 5fr",
  gap: 48,
  gridTemplateRows: "1fr 1fr",
  padding: "0 24px 0 0",
  "& > :is(picture, img)": { gridRow: "1 / span 2" },
  "& > div": { alignSelf: "end" },
  "& img": { marginBottom: 0, borderRadius: 0 },
} as const;

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  "--line": `1px solid ${theme.palette.divider}`,
  borderTop: "var(--line)",
  "& > li": {
    borderBottom: "var(--line)",
    backgroundColor: theme.palette.background.default,
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
  // On phones all are rows, so that the list can be scanned, with what they are about below.
  [theme.breakpoints.down("sm")]: {
    "& > li": phoneRow,
    "& img": { marginBottom: 0 },
    "& > li > .lead": { flex: "1 1 100%", marginTop: 0, overflowWrap: "anywhere" },
  },
  "& > li:last-of-type:nth-of-type(even)": { [theme.breakpoints.between("sm", "lg")]: beside },
  "& h2": theme.typography.h3,
  "& p": {
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    marginTop: 6,
    maxWidth: layout.text,
  },
  // What the price is of comes before it.
  "& small": { ...theme.typography.caption, display: "block" },
  "& strong": {
    ...theme.mixins.heading,
    display: "block",
    fontSize: theme.typography.body1.fontSize,
    color: theme.palette.text.primary,
  },
  "@media print": { "& > li": { breakInside: "avoid" } },
}));

function sizesAt(index: number, count: number): string {
  const wide = [7 / 12, 57] satisfies PictureWidth;
  if (index === 0) return pictureSizes({ xs: 168, sm: wide });
  const aloneInRow = index === count - 1 && count % 2 === 0;
  // On phones cropped to a square.
  return pictureSizes({ xs: 168, sm: aloneInRow ? wide : [1 / 2, 49], lg: [1 / 3, 49] });
}

type PricedService = ServiceLink & {
  price?: { value: string; note: string } | undefined;
};

/** All services, each with its picture, its price and a summary of its page. Renders nothing if empty. */
export function ServiceList({ services }: { services: PricedService[] }) {
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
            {service.price && (
              <p className="price">
                <small>{service.price.note}</small>
                <strong>{service.price.value}</strong>
              </p>
            )}
          </div>
          <p className="lead">{service.lead}</p>
        </Card>
      ))}
    </List>
  );
}
