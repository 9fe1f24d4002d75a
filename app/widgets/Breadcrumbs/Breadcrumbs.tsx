import MuiBreadcrumbs from "@mui/material/Breadcrumbs";
import Link from "@mui/material/Link";

export type Breadcrumb = { name: string; url: string };

export type BreadcrumbsProps = {
  trail: Breadcrumb[];
  /** The heading below. If the last entry repeats it, that entry is for screen readers only. */
  title?: string;
};

/** The page's place in the site, from the home page down to the page itself. */
export function Breadcrumbs({ trail, title }: BreadcrumbsProps) {
  if (trail.length === 0) return null;
  return (
    <MuiBreadcrumbs aria-label="Breadcrumb">
      {trail.map(({ name, url }, index) =>
        index === trail.length - 1 ? (
          <span
            key={url}
            aria-current="page"
            className={name === title ? "visually-hidden" : undefined}
          >
            {name}
          </span>
        ) : (
          <Link key={url} href={url}>
            {name}
          </Link>
        ),
      )}
    </MuiBreadcrumbs>
  );
}
