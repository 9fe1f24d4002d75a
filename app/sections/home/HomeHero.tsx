import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { HomePage } from "../../content/loaders/home.server.ts";
import { pageWidth } from "../../theme/tokens.ts";
import { AwardBadge } from "../../widgets/AwardBadge/AwardBadge.tsx";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";
import { HeroVideo } from "../../widgets/HeroVideo/HeroVideo.tsx";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { SectionBoundary } from "../page/SectionBoundary.tsx";
import { useShell } from "../page/useShell.ts";
import { SocialLinks } from "../../widgets/SocialLinks/SocialLinks.tsx";

const Split = styled("section")(({ theme }) => ({
  display: "grid",
  containerType: "inline-size",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "300px auto",
  borderBottom: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up("sm")]: { gridTemplateRows: "420px auto" },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 1.02fr) minmax(0, 1fr)",
    gridTemplateRows: "auto",
    // Leaves room on the first screen for the rule and the claims below.
    minHeight: "clamp(560px, 100svh - 232px, 720px)",
  },
  // The words begin where the header's content does; the picture ends where the window does.
  [theme.breakpoints.up("xl")]: {
    gridTemplateColumns: `minmax(0, calc((100cqi - ${pageWidth}) / 2 + 0.44 * ${pageWidth})) minmax(0, 1fr)`,
    minHeight: "clamp(560px, 100svh - 232px, 840px)",
  },
}));

const Words = styled("div")(({ theme }) => ({
  order: 2,
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: 16,
  padding: "28px 20px 24px",
  [theme.breakpoints.up("sm")]: { paddingInline: 24 },
  [theme.breakpoints.up("md")]: {
    order: 1,
    gap: 24,
    padding: `40px 56px 40px max(32px, calc((100cqi - ${pageWidth}) / 2))`,
  },
  "& .actions": {
    display: "flex",
    flexWrap: "wrap",
    gap: 12,
    "& a": {
      flex: "1 1 auto",
      paddingInline: 12,
      [theme.breakpoints.up("sm")]: { flex: "none", paddingInline: 24 },
    },
  },
  "& .proof": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "12px 24px",
    [theme.breakpoints.up("sm")]: { justifyContent: "start" },
  },
}));

const Photograph = styled("div")(({ theme }) => ({
  order: 1,
  display: "grid",
  [theme.breakpoints.up("md")]: { order: 2 },
}));

// Beside the text it is cropped to the text's height, so it needs a wider file than its box.
const sizes = "(min-width: 900px) max(56vw, 900px), 100vw";

/**
 * The first screen: what the firm does, its best picture or a silent video loop, the finalist
 * badge, two calls to action and the social links (specification §2). Anchor `#home`.
 */
export function HomeHero({ title, lead, actions, hasPortfolio, picture, video }: HomePage["hero"]) {
  const { tagline, award, social } = useShell();
  return (
    <Split id="home" tabIndex={-1} aria-labelledby="home-title">
      <Words>
        <DimensionLine style={{ maxWidth: 430 }}>{tagline}</DimensionLine>
        <Typography variant="display" component="h1" id="home-title">
          {title}
        </Typography>
        <Typography variant="lead" sx={{ color: "text.secondary", maxWidth: "34em" }}>
          {lead}
        </Typography>
        <div className="actions">
          <Button href="#contact">{actions.quote}</Button>
          {hasPortfolio && (
            <Button variant="outlined" href="#portfolio">
              {actions.projects}
            </Button>
          )}
        </div>
        <div className="proof">
          {award && <AwardBadge name={award.name} href={award.url} />}
          <SocialLinks links={social} />
        </div>
      </Words>
      <Photograph>
        <SectionBoundary name="hero" quiet>
          <HeroVideo poster={<Picture picture={picture} sizes={sizes} priority />} video={video} />
        </SectionBoundary>
      </Photograph>
    </Split>
  );
}
