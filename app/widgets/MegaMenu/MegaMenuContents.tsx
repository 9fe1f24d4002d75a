import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { PageLink } from "../../theme/PageLink.tsx";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";

/** A menu item (specification §3). */
export type MegaMenuItem = {
  id: string;
  name: string;
  description: string;
  href: string;
  thumbnail: PictureSource;
  popular: boolean;
};
export type RecentProject = {
  title: string;
  location: string;
  href: string;
  thumbnail: PictureSource;
};

const Row = styled(PageLink)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "84px 1fr",
  alignItems: "center",
  gap: 16,
  padding: 10,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.primary,
  ...theme.typography.body2,
  textDecoration: "none",
  "& img": { height: 56 },
  "& strong": { display: "block", fontWeight: theme.typography.fontWeightBold },
  "& small": {
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
  },
  "&:hover": { backgroundColor: theme.palette.drawing.blueTint },
}));

const Popular = styled("span")(({ theme }) => ({
  display: "inline-block",
  marginInlineStart: 8,
  padding: "0 7px",
  borderRadius: 3,
  ...theme.typography.caption,
  fontWeight: theme.typography.fontWeightBold,
  color: theme.palette.drawing.plyInk,
  backgroundColor: theme.palette.drawing.plyLight,
}));

export type MegaMenuContentsProps = { services: MegaMenuItem[]; recentWork: RecentProject[] };

/**
 * The contents of the services menu: links only, which work without scripts.
 */
export function MegaMenuContents({ services, recentWork }: MegaMenuContentsProps) {
  return (
    <>
      <ul style={{ gridTemplateColumns: "1fr 1fr", alignContent: "start" }}>
        {services.map((service) => (
          <li key={service.id}>
            <Row href={service.href}>
              <Picture picture={service.thumbnail} sizes="84px" />
              <span>
                <strong>
                  <span>{service.name}</span>
                  {service.popular && <Popular>Popular</Popular>}
                </strong>
                <small>{service.description}</small>
              </span>
            </Row>
          </li>
        ))}
      </ul>
      <div>
        {recentWork.length > 0 && (
          <>
            <p id="menu-recent-work">Recent work</p>
            <ul aria-labelledby="menu-recent-work">
              {recentWork.map((project) => (
                <li key={project.href}>
                  <Row href={project.href}>
                    <Picture picture={project.thumbnail} sizes="84px" />
                    <span>
                      <strong>{project.title}</strong>
                      <small>{project.location}</small>
                    </span>
                  </Row>
                </li>
              ))}
            </ul>
          </>
        )}
        <div style={{ marginTop: 16 }}>
          <Button size="small" variant="outlined" href="/projects">
            View all projects
          </Button>
        </div>
      </div>
    </>
  );
}
