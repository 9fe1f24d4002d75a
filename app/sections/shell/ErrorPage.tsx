import Container from "@mui/material/Container";
import { PageHeader } from "../page/PageHeader.tsx";
import { ContactButtons } from "../page/ContactButtons.tsx";
import { LoadAgain } from "../page/LoadAgain.tsx";

/** Shown in place of a page that failed: a retry and the contact options. */
export function ErrorPage() {
  return (
    <>
      <title>This page could not be shown</title>
      <PageHeader
        breadcrumbs={[]}
        title="This page could not be shown"
        lead="The connection may have dropped while it was loading. Nothing you did was lost."
      />
      <Container sx={{ pb: 8 }}>
        <LoadAgain>Try again</LoadAgain>
        <ContactButtons />
      </Container>
    </>
  );
}
