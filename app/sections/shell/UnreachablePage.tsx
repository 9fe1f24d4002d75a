import Container from "@mui/material/Container";
import { useEffect, useRef } from "react";
import { ContactButtons } from "../page/ContactButtons.tsx";
import { LoadAgain } from "../page/LoadAgain.tsx";

/** Shown above the current page if the next one, at `href`, cannot be loaded. Takes focus. */
export function UnreachablePage({ href }: { href: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Container ref={notice} role="alert" tabIndex={-1} sx={{ py: 4 }}>
      <p>
        The next page could not be loaded: the connection may have dropped. What you were reading is
        still here.
      </p>
      <LoadAgain sx={{ mt: 2 }} href={href}>
        Try again
      </LoadAgain>
      <ContactButtons />
    </Container>
  );
}
