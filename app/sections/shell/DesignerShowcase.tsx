import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { Shell } from "../../content/shell.server.ts";
import { layout } from "../../theme/tokens.ts";

const Figure = styled("figure")(({ theme }) => ({
  display: "grid",
  gap: "4px 32px",
  marginTop: 24,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  overflowWrap: "anywhere",
  "& blockquote": { maxWidth: layout.text },
  "& figcaption a": { display: "inline-block", paddingBlock: 5 },
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr)" },
}));

/**
 * Credits the web designer, with a quote from the firm's director and a link (specification §1). The
 * last thing on a page, where it comes between nobody and the contact.
 */
export function DesignerShowcase({
  name,
  url,
  credit,
  testimonial,
  attribution,
}: NonNullable<Shell["designer"]>) {
  return (
    <Figure aria-label={credit}>
      <blockquote>{`“${testimonial}”`}</blockquote>
      <figcaption>
        <span>{`${attribution}, on working with ${name}. `}</span>
        <Link href={url} aria-label={credit}>
          {credit}
        </Link>
      </figcaption>
    </Figure>
  );
}
