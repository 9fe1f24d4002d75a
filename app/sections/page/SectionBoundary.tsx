import Container from "@mui/material/Container";
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useBelowHeading } from "../../navigation/CurrentPage.tsx";
import { ContactButtons } from "./ContactButtons.tsx";
import { KeepTyped } from "./KeepTyped.tsx";
import { LoadAgain } from "./LoadAgain.tsx";
import { readerPart } from "./readerPart.ts";

export type SectionBoundaryProps = {
  /** Unique within the page. */
  name: string;
  /** Shows no message on failure: for parts whose content is also available elsewhere. */
  quiet?: boolean;
  /** Whether reader views show it with the page's text. */
  inReader?: boolean;
  children: ReactNode;
};

// Whether the first page has hydrated: from then on the document no longer holds prerendered HTML.
let hasHydrated = false;

type SectionFallbackProps = { quiet: boolean; section: () => Element | null };

/** The HTML of a failed part of the page, then a short message and what the visitor can do. */
function SectionFallback({ quiet, section }: SectionFallbackProps) {
  // During the first render nothing has been replaced yet.
  const [html] = useState(() => {
    const element = section();
    // An open dialog would be copied open, and leave the focus behind.
    element?.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((open) => open.close());
    // Elements still waiting to fade in would stay invisible.
    const waiting = element?.querySelectorAll("[data-reveal=waiting]");
    waiting?.forEach((one) => one.removeAttribute("data-reveal"));
    return element?.innerHTML ?? "";
  });
  return (
    <>
      {html && <div dangerouslySetInnerHTML={{ __html: html }} />}
      {!quiet && (
        <Container sx={{ py: 3 }}>
          <p>
            {html
              ? "This part of the page has stopped working. You can still read it."
              : "This part of the page could not be shown. The rest of the page works."}
          </p>
          <LoadAgain variant="text" sx={{ px: 0 }}>
            Load the page again
          </LoadAgain>
          <ContactButtons />
        </Container>
      )}
    </>
  );
}

/**
 * An error boundary for one part of a page. The part's content remains as plain HTML, in which
 * links work: the prerendered HTML if it fails on the first page, otherwise what it showed last.
 * On a page followed to, a part that isn't quiet renders once the heading is there.
 */
export function SectionBoundary({
  name,
  quiet = false,
  inReader = false,
  children,
}: SectionBoundaryProps) {
  const Part = inReader ? "section" : "div";
  const box = useRef<HTMLDivElement>(null);
  const isShown = useBelowHeading() || quiet;
  // On the first page, what was prerendered.
  const section = useCallback(() => {
    const prerendered = () => document.querySelector(`[data-section="${CSS.escape(name)}"]`);
    return box.current ?? (hasHydrated ? null : prerendered());
  }, [name]);
  useEffect(() => {
    hasHydrated = true;
  }, []);
  return (
    // Until it is there, its place keeps the footer off the first screen.
    <Part
      ref={box}
      className={inReader ? readerPart : undefined}
      data-section={name}
      style={isShown ? { display: "contents" } : { minHeight: "100vh" }}
    >
      <ErrorBoundary fallback={<SectionFallback quiet={quiet} section={section} />}>
        <Suspense>
          <KeepTyped section={section} />
          {isShown && children}
        </Suspense>
      </ErrorBoundary>
    </Part>
  );
}
