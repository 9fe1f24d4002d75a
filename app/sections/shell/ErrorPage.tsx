import Container from "@mui/material/Container";
import Button from "@mui/material/Button";
import type { Contact } from "../../content/shell.server.ts";
import { PageHeader } from "../page/PageHeader.tsx";
import { ReachUs } from "../page/ReachUs.tsx";

/** What stands where a page could not be shown: the way to try again and the ways to reach the firm. */
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
        <Button onClick={() => window.location.reload()}>Try again</Button>
        {contact && <ReachUs contact={contact} />}
      </Container>
    </>
  );
}
