import Container from "@mui/material/Container";
import Button from "@mui/material/Button";
import type { Contact } from "../../content/contact.ts";
import { reload } from "../../navigation/useReloadFallback.ts";
import { PageHeader } from "../page/PageHeader.tsx";
import { ContactButtons } from "../page/ContactButtons.tsx";

/** Shown in place of a page that failed: a retry and the contact options. */
export function ErrorPage({ contact }: { contact?: Contact | undefined }) {
  return (
    <>
      <title>This page could not be shown</title>
      <PageHeader
        breadcrumbs={[]}
        title="This page could not be shown"
        lead="The connection may have dropped while it was loading. Nothing you did was lost."
      />
      <Container sx={{ pb: 8 }}>
        <Button onClick={reload}>Try again</Button>
        {contact && <ContactButtons contact={contact} />}
      </Container>
    </>
  );
}
