import Box from "@mui/material/Box";
import Container from "@mui/material/Container";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { RenderedText } from "../../content/markdown.server.ts";
import { formatDate } from "../../lib/dates.ts";
import type { Breadcrumb } from "../../widgets/Breadcrumbs/Breadcrumbs.tsx";
import { PageHeader } from "./PageHeader.tsx";
import { Prose } from "./Prose.tsx";

export type InformationPageProps = {
  breadcrumbs: Breadcrumb[];
  title: string;
  lead: string;
  /** `YYYY-MM-DD`. */
  updated: string;
  text: RenderedText;
  /** What the page lets the visitor do, above its text. */
  children?: ReactNode;
};

/** Terms, privacy and the like: a dated text and nothing around it. */
export function InformationPage({
  breadcrumbs,
  title,
  lead,
  updated,
  text,
  children,
}: InformationPageProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} lead={lead}>
        <Typography variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
          Last changed on <time dateTime={updated}>{formatDate(updated)}</time>
        </Typography>
      </PageHeader>
      <Container sx={{ pb: 12 }}>
        {children && <Box sx={{ mb: 6, maxWidth: "62ch" }}>{children}</Box>}
        <Prose html={text.html} />
      </Container>
    </>
  );
}
