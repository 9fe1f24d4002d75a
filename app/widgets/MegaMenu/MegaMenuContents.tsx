import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { PageLink } from "../../theme/PageLink.tsx";
import { partIds } from "../../lib/partIds.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";

/** A menu item (specification §3), whose thumbnail stands for its icon. */
export type MegaMenuItem = {
  id: string;
  name: string;
  description: string;
  href: string;
  thumbnail: PictureSource;
  popular: boolean;
};
export type RecentProject = Pick<MegaMenuItem, "href" | "thumbnail"> & {
  title: string;
  location: string;
};

const Row = styled(PageLink)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr)",
  alignItems: "center",
  gap: 16,
  // One height, whether the words below a name take one line or two.
  "&:has(img)": { minHeight: 92 },
  padding: 10,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.primary,
  ...theme.typography.body2,
  textDecoration: "none",
  "& img": { height: 64 },
  "& strong": { display: "block", fontWeight: theme.typography.fontWeightBold },
  "& small": {
    display: "block",
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
  },
  "&:hover": { backgroundColor: theme.palette.colours.tint },
}));

const Popular = styled("span")(({ theme }) => ({
  display: "inline-block",
  marginInlineStart: 10,
  ...theme.typography.caption,
  color: theme.palette.colours.onWarm,
}));

type ItemProps = Pick<MegaMenuItem, "href" | "thumbnail"> & { text?: string; children: ReactNode };

const Item = ({ href, thumbnail, text, children }: ItemProps) => (
  <li>
    <Row href={href}>
      <Picture picture={thumbnail} sizes="96px" />
      <span>
        <strong>{children}</strong>
        {text && <small>{text}</small>}
      </span>
    </Row>
  </li>
);

export type MegaMenuContentsProps = {
  services: MegaMenuItem[];
  recentWork: RecentProject[];
  /** Services without a place of their own, named below the others. */
  others: Pick<MegaMenuItem, "name" | "href" | "thumbnail">[];
  labels: {
    /** Above the services. */
    services: string;
    /** Beside a popular service. */
    popular: string;
    /** Above the projects. */
    recentWork: string;
    /** On the button to all projects. */
    allProjects: string;
  };
};

/** The contents of the services menu: links only, which work without scripts. */
export function MegaMenuContents({ services, recentWork, others, labels }: MegaMenuContentsProps) {
  return (
    <>
      <div style={{ gridColumn: "span 2" }}>
        <p>{labels.services}</p>
        <ul style={{ gridTemplateColumns: "1fr 1fr" }}>
          {services.map(({ id, name, description, href, thumbnail, popular }) => (
            <Item key={id} href={href} thumbnail={thumbnail} text={description}>
              <span>{name}</span>
              {popular && <Popular>{labels.popular}</Popular>}
            </Item>
          ))}
          {others.map(({ name, href, thumbnail }) => (
            <Item key={href} href={href} thumbnail={thumbnail}>
              {name}
            </Item>
          ))}
        </ul>
        <div style={{ marginTop: 12 }}>
          <Button size="small" variant="outlined" href="/services">
            All services and prices
          </Button>
        </div>
      </div>
      <div>
        {recentWork.length > 0 && (
          <>
            <p id={partIds.recentWork}>{labels.recentWork}</p>
            <ul aria-labelledby={partIds.recentWork}>
              {recentWork.map(({ title, location, href, thumbnail }) => (
                <Item
                  key={href}
                  href={href}
                  thumbnail={thumbnail}
                  // Not said twice.
                  {...(!title.includes(location) && { text: location })}
                >
                  {title}
                </Item>
              ))}
            </ul>
          </>
        )}
        <div style={{ marginTop: 12 }}>
          <Button size="small" variant="outlined" href="/projects">
            {labels.allProjects}
          </Button>
        </div>
      </div>
    </>
  );
}
