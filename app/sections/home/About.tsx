import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { HomePage } from "../../content/loaders/home.server.ts";
import { FadeIn } from "../../widgets/FadeIn/FadeIn.tsx";
import { MobileDisclosure } from "../../widgets/MobileDisclosure/MobileDisclosure.tsx";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";
import { Band } from "../page/Band.tsx";
import { StatTiles } from "./StatTiles.tsx";

const Story = styled("div")(({ theme }) => ({
  marginTop: 24,
  maxWidth: "60ch",
  "& p + p": { marginTop: 18 },
  [theme.breakpoints.up("md")]: { marginTop: 28 },
}));

// The detail overlaps the larger picture like one print on another; on a phone it would cover it.
const Pictures = styled("div")(({ theme }) => ({
  "& img": { aspectRatio: "4 / 3" },
  // Alone, it is as high as the words.
  "& > :only-child img": { [theme.breakpoints.up("md")]: { aspectRatio: "1" } },
  "& .detail": {
    position: "relative",
    display: "block",
    width: "54%",
    marginTop: "-13%",
    marginInlineStart: "-8px",
    [theme.breakpoints.down("sm")]: { display: "none" },
    outline: `8px solid ${theme.palette.background.default}`,
    [theme.breakpoints.up("md")]: { width: "50%", marginInlineStart: "-32px" },
  },
}));

const Below = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 20,
  marginTop: 24,
  [theme.breakpoints.up("md")]: { gap: 32, marginTop: 40 },
  [theme.breakpoints.up("lg")]: { gridTemplateColumns: "3fr 1.15fr", marginTop: 56 },
  "& h3": { ...theme.typography.h3, marginBottom: 8 },
  "& p": { ...theme.typography.body2, color: theme.palette.text.secondary },
}));

const Values = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 20,
  paddingBlock: "8px 20px",
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(3, 1fr)",
    gap: 32,
    paddingBlock: 0,
  },
}));

const Invitation = styled("div")(({ theme }) => ({
  alignSelf: "start",
  padding: "20px 20px 22px",
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.colours.warmLight,
  "& a": { marginTop: 14 },
  [theme.breakpoints.up("lg")]: { marginTop: -24, padding: "24px 24px 26px" },
}));

// Both are cropped to 4:3, so they need wider files than their boxes.
const largeSizes = pictureSizes({ xs: [1], md: [2 / 3, 28] });
const detailSizes = pictureSizes({ xs: [0.6], md: [1 / 4, 18] });

/**
 * About the firm: the founder's story, its record (numbers count up), three values and an
 * invitation (specification §2). The first picture is large; an optional second overlaps its lower
 * corner. Anchor `#about`.
 */
export function About({
  title,
  paragraphs,
  pictures: [picture, detail],
  stats,
  values,
  consultation,
}: HomePage["firm"]) {
  return (
    <Band
      id="about"
      title={title}
      beside={
        <Pictures>
          {picture && <Picture className="large" picture={picture} sizes={largeSizes} />}
          {detail && <Picture className="detail" picture={detail} sizes={detailSizes} />}
        </Pictures>
      }
      below={
        <FadeIn>
          <Below>
            <MobileDisclosure summary={values.map(({ title: value }) => value).join(", ")}>
              <Values>
                {values.map((value) => (
                  <div key={value.title}>
                    <h3>{value.title}</h3>
                    <p>{value.text}</p>
                  </div>
                ))}
              </Values>
            </MobileDisclosure>
            <Invitation>
              <h3>{consultation.title}</h3>
              <p>{consultation.text}</p>
              <Button size="small" href="#contact">
                Arrange a visit
              </Button>
            </Invitation>
          </Below>
        </FadeIn>
      }
    >
      <Story>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
      </Story>
      <StatTiles stats={stats} />
    </Band>
  );
}
