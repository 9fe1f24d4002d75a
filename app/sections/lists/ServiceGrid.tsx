import Card from "@mui/material/Card";
import { CardLink } from "../../widgets/CardLink/CardLink.tsx";
import { styled } from "@mui/material/styles";
import type { ServiceCard } from "../../content/cards.server.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";

const Grid = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginTop: 24,
  borderTop: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up("sm")]: {
    gridTemplateColumns: "1fr 1fr",
    // A row's gap would be one between the subgrid's rows as well: the cards have it below them.
    columnGap: 28,
    marginBottom: -56,
    marginTop: 48,
    borderTop: 0,
  },
  [theme.breakpoints.up("lg")]: { gridTemplateColumns: "repeat(4, 1fr)" },
}));

const Item = styled(Card)(({ theme }) => ({
  "& img": { aspectRatio: "3 / 2" },
  "& img[data-drawing]": { objectFit: "contain", objectPosition: "left" },
  "& h3": theme.typography.h3,
  "& p": { ...theme.typography.body2, marginTop: 10, color: theme.palette.text.secondary },
  // On phones the picture is beside the words.
  [theme.breakpoints.down("sm")]: {
    display: "grid",
    gridTemplateColumns: "112px minmax(0, 1fr)",
    columnGap: 16,
    paddingBlock: "16px 14px",
    borderBottom: `1px solid ${theme.palette.divider}`,
    "& picture, & > img": { gridRow: "1 / span 2", marginTop: 4 },
    "& img": { aspectRatio: "1" },
    "& h3": { fontSize: theme.typography.body1.fontSize },
    "& p": { marginTop: 4 },
  },
  // Subgrid rows: the pictures, names, descriptions and features of a row align.
  [theme.breakpoints.up("sm")]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridRow: "span 4",
    gridTemplateRows: "subgrid",
    paddingBottom: 56,
    alignContent: "start",
    "& img": { marginBottom: 20 },
  },
})) as typeof Card;

const Features = styled("ul")(({ theme }) => ({
  marginTop: 14,
  ...theme.typography.body2,
  lineHeight: 1.4,
  "& li + li": { marginTop: 3 },
  // On a phone they run on, like a sentence.
  [theme.breakpoints.down("sm")]: {
    gridColumn: "1 / -1",
    marginTop: 8,
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
    "& li": { display: "inline" },
    "& li:not(:last-of-type)::after": { content: '"; "' },
  },
}));

// On phones cropped to a square.
const sizes = pictureSizes({ xs: 168, sm: [1 / 2, 14], lg: [1 / 4, 21] });

/** Services as photographs, each with its features. */
export function ServiceGrid({ cards }: { cards: ServiceCard[] }) {
  if (cards.length === 0) return null;
  return (
    <Grid role="list">
      {cards.map((card) => (
        <Item component="li" key={card.link}>
          <Picture picture={card.picture} sizes={sizes} />
          <h3>
            <CardLink href={card.link}>{card.title}</CardLink>
          </h3>
          <p>{card.description}</p>
          <Features role="list">
            {card.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Features>
        </Item>
      ))}
    </Grid>
  );
}
