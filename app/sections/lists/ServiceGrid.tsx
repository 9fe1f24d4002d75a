import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { ServiceCard } from "../../content/cards.server.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";

const Grid = styled("ul")(({ theme }) => ({
  display: "grid",
  listStyle: "none",
  marginTop: 48,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "1fr 1fr" },
  [theme.breakpoints.up("lg")]: { gridTemplateColumns: "repeat(4, 1fr)" },
}));

const Item = styled("li")(({ theme }) => ({
  position: "relative",
  minWidth: 0,
  padding: "28px 26px 30px",
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.drawing.white,
  "& img": { height: 120, objectFit: "contain", objectPosition: "left", marginBottom: 22 },
  "& h3": { ...theme.typography.h3 },
  "& h3 a": { color: "inherit", fontWeight: "inherit", textDecoration: "none" },
  "& h3 a::after": { content: '""', position: "absolute", inset: 0 },
  "&:hover": { backgroundColor: theme.vars.palette.drawing.blueTint },
  "&:hover h3 a": { textDecoration: "underline" },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginTop: 10 },
  "& ul": {
    listStyle: "none",
    marginTop: 14,
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
  "& ul li": { paddingBlock: 5, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** The eight services as elevation drawings, each with its five features. Nothing where there are none. */
export function ServiceGrid({ cards }: { cards: ServiceCard[] }) {
  if (cards.length === 0) return null;
  return (
    <Grid>
      {cards.map((card) => (
        <Item key={card.link}>
          <Picture picture={card.icon} />
          <h3>
            <MuiLink href={card.link}>{card.title}</MuiLink>
          </h3>
          <p>{card.description}</p>
          <ul>
            {card.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Item>
      ))}
    </Grid>
  );
}
