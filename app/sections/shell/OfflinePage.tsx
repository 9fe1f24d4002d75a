import Container from "@mui/material/Container";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Contact } from "../../content/contact.ts";
import { measures } from "../../theme/tokens.ts";
import { PageHeader } from "../page/PageHeader.tsx";
import { ContactButtons } from "../page/ContactButtons.tsx";

export type OfflinePageProps = {
  title: string;
  lead: string;
  /** What can still be read offline. */
  kept: string;
  contact: Contact;
};

/** Shown in place of a page that can neither be fetched nor found in the cache. */
export function OfflinePage({ title, lead, kept, contact }: OfflinePageProps) {
  return (
    <>
      <PageHeader breadcrumbs={[]} title={title} lead={lead} />
      <Container sx={{ pb: 8 }}>
        <ContactButtons contact={contact} />
        <Typography sx={{ mt: 5, mb: 2, maxWidth: measures.text }}>{kept}</Typography>
        <Button variant="outlined" href="/">
          Home page
        </Button>
      </Container>
    </>
  );
}
