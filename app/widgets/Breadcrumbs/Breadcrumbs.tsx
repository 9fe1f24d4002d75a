import MuiBreadcrumbs from "@mui/material/Breadcrumbs";
import Link from "@mui/material/Link";

export type Breadcrumb = { name: string; url: string };

export type BreadcrumbsProps = {
  trail: Breadcrumb[];
  /** The heading under it: a last entry that says the same is only read aloud. */
  title?: string;
};

/** Where this page stands, from the home page down. The last entry is the page itself. */
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
