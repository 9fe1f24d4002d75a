import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";

const List = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))" },
  "& > div": {
    minWidth: 0,
    padding: "16px 18px",
    borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& dt": { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  "& dd": {
    margin: 0,
    fontFamily: theme.typography.h3.fontFamily,
    fontWeight: 620,
    lineHeight: 1.3,
    overflowWrap: "anywhere",
  },
}));

/** A page's facts as on a drawing's title block, or nothing where there are none. `value` may be HTML-free text only. */
export function FactList({ facts }: { facts: { name: string; value: string }[] }) {
  if (facts.length === 0) return null;
  return (
    <Container>
      <List>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Container>
  );
}
