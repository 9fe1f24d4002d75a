import Container from "@mui/material/Container";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Contact } from "../../content/shell.server.ts";
import { measures } from "../../theme/tokens.ts";
import { PageHeader } from "../page/PageHeader.tsx";
import { ReachUs } from "../page/ReachUs.tsx";

export type OfflinePageProps = {
  title: string;
  lead: string;
  /** What can still be read. */
  kept: string;
  contact: Contact;
};

/** What stands in place of a page that cannot be fetched and was not kept. */
export function OfflinePage({ title, lead, kept, contact }: OfflinePageProps) {
  return (
    <>
      <PageHeader breadcrumbs={[]} title={title} lead={lead} />
      <Container sx={{ pb: 8 }}>
        <ReachUs contact={contact} />
        <Typography sx={{ mt: 5, mb: 2, maxWidth: measures.text }}>{kept}</Typography>
        <Button variant="outlined" href="/">
          Home page
        </Button>
      </Container>
    </>
  );
}
