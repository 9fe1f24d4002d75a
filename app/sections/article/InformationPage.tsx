import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { RenderedText } from "../../content/markdown.server.ts";
import { formatDate } from "../../lib/dates.ts";
import { measures } from "../../theme/tokens.ts";
import type { Breadcrumb } from "../../widgets/Breadcrumbs/Breadcrumbs.tsx";
import { RelatedLinks, type RelatedLinksProps } from "../lists/RelatedLinks.tsx";
import { Contents } from "../page/Contents.tsx";
import { PageHeader } from "../page/PageHeader.tsx";
import { Prose } from "../page/Prose.tsx";
import { ReadingColumns } from "../page/ReadingColumns.tsx";

export type InformationPageProps = {
  breadcrumbs: Breadcrumb[];
  title: string;
  lead: string;
  /** `YYYY-MM-DD`. */
  updated: string;
  text: RenderedText;
  /** Controls above the text, such as switches. */
  children?: ReactNode;
  related: RelatedLinksProps["links"];
};

/**
 * Terms, privacy and the like: a dated text with its table of contents and links to the other such
 * pages.
 */
export function InformationPage({
  breadcrumbs,
  title,
  lead,
  updated,
  text,
  children,
  related,
}: InformationPageProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} lead={lead}>
        <Typography variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
          Last changed on <time dateTime={updated}>{formatDate(updated)}</time>
        </Typography>
      </PageHeader>
      <ReadingColumns contents={text.headings.length > 2 && <Contents headings={text.headings} />}>
        {children && <Box sx={{ mb: 6, maxWidth: measures.text }}>{children}</Box>}
        <Prose html={text.html} />
      </ReadingColumns>
      <RelatedLinks title="Also on paper" links={related} />
    </>
  );
}
