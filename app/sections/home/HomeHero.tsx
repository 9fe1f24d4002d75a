import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { Shell } from "../../content/shell.server.ts";
import { measures } from "../../theme/tokens.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";
import { Picture, type PictureSource } from "../../widgets/Picture/Picture.tsx";
import { SocialIcon } from "../../widgets/icons/social.tsx";

const Split = styled("section")(({ theme }) => ({
  display: "grid",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "1.02fr 1fr",
    minHeight: "min(640px, 82vh)",
  },
}));

const Words = styled("div")(({ theme }) => ({
  order: 2,
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: 22,
  padding: "32px 20px 40px",
  [theme.breakpoints.up("md")]: {
    order: 1,
    padding: `56px 56px 56px max(32px, calc((100vw - ${measures.page}px) / 2))`,
  },
  "& .actions": {
    display: "flex",
    flexWrap: "wrap",
    gap: 14,
    "& a": { flex: "1 1 auto", [theme.breakpoints.up("sm")]: { flex: "none" } },
  },
  "& .fine": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 20px",
    ...theme.typography.body2,
  },
  "& .social": { display: "flex", listStyle: "none", marginInlineStart: -10 },
  "& .social a": {
    display: "grid",
    placeItems: "center",
    width: measures.target,
    height: measures.target,
  },
}));

const Photograph = styled("div")(({ theme }) => ({
  order: 1,
  position: "relative",
  minHeight: 300,
  overflow: "hidden",
  "& img": { position: "absolute", inset: 0, height: "100%", borderRadius: 0 },
  [theme.breakpoints.up("md")]: { order: 2 },
}));

export type HomeHeroProps = {
  title: string;
  lead: string;
  picture: PictureSource;
  shell: Shell;
};

/** The first screen: what the firm does, its best picture, two ways on. Anchor `#home`. */
export function HomeHero({ title, lead, picture, shell }: HomeHeroProps) {
  return (
    <Split id="home" tabIndex={-1} aria-labelledby="home-title">
      <Words>
        <DimensionLine style={{ maxWidth: 430 }}>{shell.tagline}</DimensionLine>
        <Typography variant="display" component="h1" id="home-title">
          {title}
        </Typography>
        <Typography variant="lead" sx={{ color: "text.secondary", maxWidth: "34em" }}>
          {lead}
        </Typography>
        <div className="actions">
          <Button href="#contact">Get a free quote</Button>
          <Button variant="outlined" href="/projects">
            See our projects
          </Button>
        </div>
        <div className="fine">
          <MuiLink href={shell.award.url}>{shell.award.name}</MuiLink>
          <ul className="social">
            {shell.social.map(({ id, name, url }) => (
              <li key={id}>
                <MuiLink href={url} aria-label={`${name}, opens in a new tab`}>
                  <SocialIcon network={id} />
                </MuiLink>
              </li>
            ))}
          </ul>
        </div>
      </Words>
      <Photograph>
        <Picture picture={picture} sizes="(min-width: 900px) 50vw, 100vw" priority />
      </Photograph>
    </Split>
  );
}
