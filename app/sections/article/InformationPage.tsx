import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Words } from "../../content/entries.server.ts";
import type { KindLink } from "../../content/related.server.ts";
import { formatDate } from "../../lib/dates.ts";
import type { Breadcrumb } from "../../widgets/Breadcrumbs/Breadcrumbs.tsx";
import { RelatedLinks } from "../lists/RelatedLinks.tsx";
import type { LongTextProps } from "../page/LongText.tsx";
import { PageHeader } from "../page/PageHeader.tsx";
import { TextWithAside } from "../page/TextWithAside.tsx";

export type InformationPageProps = {
  breadcrumbs: Breadcrumb[];
  title: string;
  lead: string;
  /** `YYYY-MM-DD`. */
  updated: string;
  text: LongTextProps["text"];
  /** Controls above the text, such as switches. */
  children?: ReactNode;
  related: KindLink[];
  words: Words["information"];
};

/**
 * Terms, privacy and the like: a dated text with its table of contents, the contact options, and
 * links to the other such pages.
 */
export function InformationPage({
  breadcrumbs,
  title,
  lead,
  updated,
  text,
  children,
  related,
  words,
}: InformationPageProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} lead={lead}>
        <Typography variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
          Last changed on <time dateTime={updated}>{formatDate(updated)}</time>
        </Typography>
      </PageHeader>
      <TextWithAside
        mark={words.mark}
        title={words.title}
        about={title}
        asideBeside={false}
        hint={words.hint}
        text={text}
        controls={children}
      />
      <RelatedLinks title={words.reading} links={related} />
    </>
  );
}
