import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { StatTile } from "../../content/schema/site.ts";
import { Picture, type PictureSource } from "../../widgets/Picture/Picture.tsx";
import { Band } from "../page/Band.tsx";

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "40px 64px",
  marginTop: 28,
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "1fr 1fr", alignItems: "center" },
  "& img": { aspectRatio: "3 / 2" },
  "& p + p": { marginTop: 18 },
}));

const Tiles = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 28,
  listStyle: "none",
  marginTop: 56,
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "repeat(4, 1fr)" },
  "& li": {
    paddingTop: 14,
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
    ...theme.typography.body2,
  },
  "& strong": { display: "block", ...theme.typography.h2 },
}));

const Values = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 36,
  marginTop: 56,
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "repeat(4, 1fr)" },
  "& h3": { ...theme.typography.h3, marginBottom: 8 },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& a": { marginTop: 16 },
}));

export type AboutProps = {
  title: string;
  paragraphs: string[];
  picture: PictureSource;
  stats: StatTile[];
  values: { title: string; text: string }[];
  consultation: { title: string; text: string };
};

/** Who the firm is: the founder's story, four figures, three values and an invitation. Anchor `#about`. */
export function About({ title, paragraphs, picture, stats, values, consultation }: AboutProps) {
  return (
    <Band id="about" title={title}>
      <Columns>
        <div>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
        </div>
        <Picture picture={picture} sizes="(min-width: 900px) 50vw, 100vw" />
      </Columns>
      <Tiles>
        {stats.map(({ label, value, suffix, text }) => (
          <li key={label}>
            <strong>{text ?? `${value}${suffix ?? ""}`}</strong>
            {label}
          </li>
        ))}
      </Tiles>
      <Values>
        {values.map((value) => (
          <div key={value.title}>
            <h3>{value.title}</h3>
            <p>{value.text}</p>
          </div>
        ))}
        <div>
          <h3>{consultation.title}</h3>
          <p>{consultation.text}</p>
          <Button size="small" variant="outlined" href="#contact">
            Arrange a visit
          </Button>
        </div>
      </Values>
    </Band>
  );
}
