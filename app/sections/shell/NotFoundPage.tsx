import Container from "@mui/material/Container";
import { PageHeader } from "../page/PageHeader.tsx";
import { RelatedLinks } from "../lists/RelatedLinks.tsx";
import type { PictureSource } from "../../widgets/Picture/Picture.tsx";
import { ContactButtons } from "../page/ContactButtons.tsx";

export type NotFoundPageProps = {
  picture?: PictureSource;
  /** Whether the firm has guides to link to. */
  hasGuides: boolean;
};

/** The page for unknown addresses. */
export function NotFoundPage({ picture, hasGuides }: NotFoundPageProps) {
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { name: "Home", url: "/" },
          { name: "Page not found", url: "/404" },
        ]}
        title="There is no page at this address"
        {...(picture && { picture })}
        lead="It may have moved, or the address may have lost a letter on the way. These lead on from here."
      />
      <Container>
        <ContactButtons />
      </Container>
      <RelatedLinks
        title="Try one of these"
        links={[
          { kind: "Start", name: "Home", href: "/" },
          { kind: "Search", name: "Every page by name", href: "/search" },
          { kind: "Services", name: "What we make, build and fit", href: "/services" },
          { kind: "Projects", name: "What we have built", href: "/projects" },
          { kind: "Towns", name: "Where we work", href: "/locations" },
          ...(hasGuides
            ? [{ kind: "Guides", name: "What to read before you spend", href: "/guides" }]
            : []),
        ]}
      />
    </>
  );
}
