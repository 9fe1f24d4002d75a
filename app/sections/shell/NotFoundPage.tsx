import Container from "@mui/material/Container";
import { PageHeader } from "../page/PageHeader.tsx";
import { RelatedLinks } from "../lists/RelatedLinks.tsx";
import type { PictureSource } from "../../widgets/Picture/Picture.tsx";
import type { Breadcrumb } from "../../widgets/Breadcrumbs/Breadcrumbs.tsx";
import { SearchForm } from "../search/SearchForm.tsx";
import { ContactButtons } from "../page/ContactButtons.tsx";

export type NotFoundPageProps = {
  breadcrumbs: Breadcrumb[];
  title: string;
  lead: string;
  picture?: PictureSource;
  linksTitle: string;
  links: { kind: string; name: string; href: string }[];
};

/** The page for unknown addresses: a search, ways to ask, and where the most looked for is. */
export function NotFoundPage({
  breadcrumbs,
  title,
  lead,
  picture,
  linksTitle,
  links,
}: NotFoundPageProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} {...(picture && { picture })} lead={lead}>
        <SearchForm style={{ marginTop: 28, maxWidth: 480 }} />
      </PageHeader>
      {/* On a phone the footer, close below, has the others. */}
      <Container sx={{ "& a + a": { display: { xs: "none", sm: "inline-flex" } } }}>
        <ContactButtons />
      </Container>
      <RelatedLinks title={linksTitle} links={links} />
    </>
  );
}
