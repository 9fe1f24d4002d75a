import Container from "@mui/material/Container";
import type { Contact } from "../../content/shell.server.ts";
import { PageHeader } from "../page/PageHeader.tsx";
import { LinkList } from "../lists/LinkList.tsx";
import { ReachUs } from "./ReachUs.tsx";

/** What stands at an address that has no page. */
export function NotFoundPage({ contact }: { contact?: Contact | undefined }) {
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { name: "Home", url: "/" },
          { name: "Page not found", url: "/404" },
        ]}
        title="There is no page at this address"
        lead="It may have moved, or the address may have lost a letter on the way. These lead on from here."
      />
      <Container sx={{ pb: 8 }}>
        <LinkList
          links={[
            { name: "Home", href: "/" },
            { name: "Services", href: "/services" },
            { name: "Projects", href: "/projects" },
            { name: "Areas we cover", href: "/locations" },
            { name: "Guides", href: "/guides" },
            { name: "Search every page", href: "/search" },
          ]}
        />
        {contact && <ReachUs contact={contact} />}
      </Container>
    </>
  );
}
