import Container from "@mui/material/Container";
import Button from "@mui/material/Button";
import { Component, createContext, createRef, useContext, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { Contact } from "../../content/shell.server.ts";
import { ReachUs } from "../shell/ReachUs.tsx";

/** The ways to reach the firm, for a part of the page that has failed. The frame provides them. */
export const ContactContext = createContext<Contact | undefined>(undefined);

export type SectionBoundaryProps = {
  /** Unlike that of any other part of the same page. */
  name: string;
  /** Says nothing when it fails: for parts that repeat what stands elsewhere too. */
  quiet?: boolean;
  children: ReactNode;
};

/** The line where a part of the page has failed. `kept` says whether its words are still there. */
function Failure({ kept }: { kept: boolean }) {
  const contact = useContext(ContactContext);
  return (
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
  );
}

// Whether this document's first page has been taken over from its HTML.
let isTakenOver = false;

/**
 * Keeps a failure in one part of a page from taking the rest with it. What the part said stays as
 * plain HTML, in which links work: the prerendered words where it fails on the first page, else
 * what it showed last. Under it stand a calm line and the ways to reach the firm.
 */
export class FailureBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  private readonly box = createRef<HTMLDivElement>();
  private kept: string | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    isTakenOver = true;
  }

  /** What stands in the document still: this runs before anything is replaced. */
  private standing(): string {
    const prerendered = () =>
      document.querySelector(`[data-section="${CSS.escape(this.props.name)}"]`);
    const element = this.box.current ?? (isTakenOver ? null : prerendered());
    // What was waiting to fade in must not wait for ever.
    return element?.innerHTML.replaceAll('data-reveal="waiting"', "") ?? "";
  }

  override render() {
    const { name, quiet, children } = this.props;
    const box = { ref: this.box, "data-section": name, style: { display: "contents" } };
    if (!this.state.failed) return <div {...box}>{children}</div>;
    this.kept ??= this.standing();
    return (
      <div {...box}>
        {this.kept !== "" && <div dangerouslySetInnerHTML={{ __html: this.kept }} />}
        {!quiet && <Failure kept={this.kept !== ""} />}
      </div>
    );
  }
}

/** The same for a part of a page under its heading: the next page begins with a part that has not failed. */
export function SectionBoundary(props: SectionBoundaryProps) {
  return <FailureBoundary key={useLocation().pathname} {...props} />;
}
