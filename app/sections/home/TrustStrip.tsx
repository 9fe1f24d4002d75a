import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";

const Strip = styled("div")(({ theme }) => ({
  color: theme.vars.palette.drawing.white,
  backgroundColor: theme.vars.palette.drawing.deepBlue,
  "& ul": { display: "grid", gridTemplateColumns: "1fr 1fr", listStyle: "none" },
  [theme.breakpoints.up("md")]: { "& ul": { gridTemplateColumns: "repeat(4, 1fr)" } },
  "& li": {
    padding: "22px 20px",
    borderInlineStart: `1px solid ${theme.vars.palette.drawing.onDeepLine}`,
    ...theme.typography.body2,
    lineHeight: 1.35,
  },
  "& strong": {
    display: "block",
    fontFamily: theme.typography.h3.fontFamily,
    fontSize: "1.25rem",
    fontWeight: 640,
    lineHeight: 1.3,
  },
}));

/** Four claims in a row, in the words of the business profile. */
export function TrustStrip({
  claims,
  label,
}: {
  claims: { title: string; words: string }[];
  label: string;
}) {
  return (
    <Strip>
      <Container>
        <ul aria-label={label}>
          {claims.map(({ title, words }) => (
            <li key={title}>
              <strong>{title}</strong>
              {words}
            </li>
          ))}
        </ul>
      </Container>
    </Strip>
  );
}
