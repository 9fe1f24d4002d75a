import Container from "@mui/material/Container";
import Button from "@mui/material/Button";
import {
  createContext,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "react-router";
import type { Contact } from "../../content/shell.server.ts";
import { ReachUs } from "./ReachUs.tsx";

/** The ways to reach the firm, for a part of the page that has failed. The frame provides them. */
export const ContactContext = createContext<Contact | undefined>(undefined);

export type SectionBoundaryProps = {
  /** Unlike that of any other part of the same page. */
  name: string;
  /** Says nothing when it fails: for parts that repeat what stands elsewhere too. */
  quiet?: boolean;
  children: ReactNode;
};

// Whether this document's first page has been taken over from its HTML.
let isTakenOver = false;

type RemainsProps = { name: string; quiet: boolean; box: RefObject<Element | null> };

/** What stood in a part of the page when it failed, and under it a calm line with what can be done. */
function Remains({ name, quiet, box }: RemainsProps) {
  const contact = useContext(ContactContext);
  // The first time this is drawn nothing has been replaced yet.
  const [kept] = useState(() => {
    const prerendered = () => document.querySelector(`[data-section="${CSS.escape(name)}"]`);
    const element = box.current ?? (isTakenOver ? null : prerendered());
    // What was waiting to fade in must not wait for ever.
    return element?.innerHTML.replaceAll('data-reveal="waiting"', "") ?? "";
  });
  return (
    <>
      {kept && <div dangerouslySetInnerHTML={{ __html: kept }} />}
      {!quiet && (
        <Container sx={{ py: 3 }}>
          <p>
            {kept
              ? "This part of the page has stopped answering. Its words are as they were."
              : "This part of the page could not be shown. The rest of it works."}
          </p>
          <Button variant="text" sx={{ px: 0 }} onClick={() => window.location.reload()}>
            Load the page again
          </Button>
          {contact && <ReachUs contact={contact} />}
        </Container>
      )}
    </>
  );
}

/**
 * Keeps a failure in one part of a page from taking the rest with it. What the part said stays as
 * plain HTML, in which links work: the prerendered words where it fails on the first page, else
 * what it showed last.
 */
export function FailureBoundary({ name, quiet = false, children }: SectionBoundaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    isTakenOver = true;
  }, []);
  return (
    <div ref={box} data-section={name} style={{ display: "contents" }}>
      <ErrorBoundary fallback={<Remains name={name} quiet={quiet} box={box} />}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** The same for a part of a page under its heading: the next page begins with a part that has not failed. */
export function SectionBoundary(props: SectionBoundaryProps) {
  return <FailureBoundary key={useLocation().pathname} {...props} />;
}
