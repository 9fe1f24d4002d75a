import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { RenderedText } from "../../content/markdown.server.ts";
import { whatsappAbout } from "../../lib/contactLinks.ts";
import { layout } from "../../theme/tokens.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";
import { OpenNow } from "../../widgets/OpenNow/OpenNow.tsx";
import { TableOfContents } from "./TableOfContents.tsx";
import { Prose } from "./Prose.tsx";
import { ReadingColumns } from "./ReadingColumns.tsx";
import { useShell } from "./useShell.ts";

const Aside = styled("aside")(({ theme }) => ({
  display: "grid",
  gap: 14,
  maxWidth: 360,
  "& > *": { minWidth: 0 },
  "& .MuiButton-root": { paddingInline: 12 },
  // From `md` up they are plain links: the call bar, which comes past half a window's height, has the
  // one pair of buttons in a view.
  [theme.breakpoints.up("md")]: {
    "& .MuiButton-root": {
      justifySelf: "start",
      marginBlock: -10,
      padding: 0,
      color: theme.palette.primary.main,
      backgroundColor: "transparent",
      textDecoration: "underline",
    },
  },
  "& h2": theme.typography.h3,
  "& p": {
    ...theme.typography.body2,
    maxWidth: layout.text,
    color: theme.palette.text.secondary,
  },
}));

export type TextWithAsideProps = {
  /** The aside's promise, shown on its dimension line. */
  mark: string;
  title: string;
  /** Subject of the page, named in the WhatsApp message. */
  about: string;
  hint: string;
  text: Pick<RenderedText, "html" | "headings">;
  /** Leaves the aside out on phones: the page ends with a contact section, which has the hint. */
  asideBeside?: boolean;
  /** Lists beside the text, instead of its contents. */
  sheet?: ReactNode;
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
  sheet,
  controls,
  children,
}: TextWithAsideProps) {
  const { contact } = useShell();
  return (
    <ReadingColumns
      contents={!sheet && text.headings.length > 2 && <TableOfContents headings={text.headings} />}
      sheet={sheet}
      asideBeside={asideBeside}
      aside={
        <Aside aria-label="Contact" data-screen-only>
          <DimensionLine>{mark}</DimensionLine>
          <h2>{title}</h2>
          <p>
            <OpenNow hours={contact.hours} />
            {contact.promises.phone && <span>{`${contact.promises.phone}.`}</span>}
          </p>
          <Button href={contact.phoneHref}>{`Call ${contact.phone}`}</Button>
          <Button color="whatsapp" href={whatsappAbout(contact, about)}>
            Message on WhatsApp
          </Button>
          <p>{hint}</p>
        </Aside>
      }
    >
      {controls && (
        <Box sx={{ display: "grid", gap: 1.5, mb: 6, maxWidth: layout.text }}>{controls}</Box>
      )}
      <Prose html={text.html} />
      {children}
    </ReadingColumns>
  );
}
