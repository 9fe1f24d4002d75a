import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { Contact } from "../../content/shell.server.ts";
import { measures } from "../../theme/tokens.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";
import { OpenNow } from "../../widgets/OpenNow/OpenNow.tsx";

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "48px 72px",
  paddingBlock: "48px 64px",
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 1fr) 340px",
    paddingBlock: "64px 96px",
  },
  "& > *": { minWidth: 0 },
}));

const Aside = styled("aside")(({ theme }) => ({
  alignSelf: "start",
  display: "grid",
  gap: 14,
  padding: 26,
  "& > *": { minWidth: 0 },
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.drawing.white,
  [theme.breakpoints.up("md")]: { position: "sticky", top: measures.navBar + 24 },
  "& h2": { ...theme.typography.h3, fontSize: "1.5rem" },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

export type TextWithAsideProps = {
  contact: Contact;
  /** What the aside promises, on its dimension line. */
  mark: string;
  title: string;
  /** WhatsApp link that names what is being looked at. */
  whatsappHref: string;
  whatsappLabel: string;
  hint: string;
  children: ReactNode;
};

/** A long text with the ways to reach the firm standing beside it. */
export function TextWithAside({
  contact,
  mark,
  title,
  whatsappHref,
  whatsappLabel,
  hint,
  children,
}: TextWithAsideProps) {
  return (
    <Container>
      <Columns>
        <div>{children}</div>
        <Aside aria-label="Contact">
          <DimensionLine>{mark}</DimensionLine>
          <h2>{title}</h2>
          <p>
            <OpenNow hours={contact.hours.phone} />
            {contact.claims["phone-reply"]?.words}.
          </p>
          <Button href={contact.phoneHref}>Call {contact.phone}</Button>
          <Button color="whatsapp" href={whatsappHref}>
            {whatsappLabel}
          </Button>
          <p>{hint}</p>
        </Aside>
      </Columns>
    </Container>
  );
}
