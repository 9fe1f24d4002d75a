import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { Shell } from "../../content/shell.server.ts";

const Figure = styled("figure")(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  overflowWrap: "anywhere",
  "& figcaption a": { display: "inline-block", paddingBlock: 5 },
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
    <Figure>
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
