import MuiBreadcrumbs from "@mui/material/Breadcrumbs";
import Link from "@mui/material/Link";

export type Breadcrumb = { name: string; url: string };

/** Where this page stands, from the home page down. The last entry is the page itself. */
export function Breadcrumbs({ trail }: { trail: Breadcrumb[] }) {
  if (trail.length === 0) return null;
  return (
    <MuiBreadcrumbs aria-label="Breadcrumb">
      {trail.map(({ name, url }, index) =>
        index === trail.length - 1 ? (
          <span key={url} aria-current="page">
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
