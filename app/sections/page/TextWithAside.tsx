import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { RenderedText } from "../../content/markdown.server.ts";
import { layout } from "../../theme/tokens.ts";
import { ContactAside, type ContactAsideProps } from "./ContactAside.tsx";
import { TableOfContents } from "./TableOfContents.tsx";
import { Prose } from "./Prose.tsx";
import { ReadingColumns } from "./ReadingColumns.tsx";

export type TextWithAsideProps = Omit<ContactAsideProps, "plain"> & {
  text: Pick<RenderedText, "html" | "headings">;
  /** Leaves the aside out on phones: the page ends with a contact section, which has the hint. */
  asideBeside?: boolean;
  /** Controls above the text, such as switches. */
  controls?: ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
};

/** A long text with what to send, and when the phone is answered, in an aside. */
export function TextWithAside({
  mark,
  title,
  about,
  hint,
  text,
  asideBeside = true,
  controls,
  children,
}: TextWithAsideProps) {
  return (
    <ReadingColumns
      contents={text.headings.length > 2 && <TableOfContents headings={text.headings} />}
      asideBeside={asideBeside}
      aside={<ContactAside mark={mark} title={title} about={about} hint={hint} />}
    >
      {controls && (
        <Box sx={{ display: "grid", gap: 1.5, mb: 6, maxWidth: layout.text }}>{controls}</Box>
      )}
      <Prose html={text.html} />
      {children}
    </ReadingColumns>
  );
}
