import Card from "@mui/material/Card";
import { CardLink } from "../../widgets/CardLink/CardLink.tsx";
import { styled } from "@mui/material/styles";
import { emailAbout, whatsappAbout } from "../../lib/contactLinks.ts";
import { partIds } from "../../lib/partIds.ts";
import { layout } from "../../theme/tokens.ts";
import { CopyNumber } from "../../widgets/CopyNumber/CopyNumber.tsx";
import { Band } from "./Band.tsx";
import { ContactFacts } from "./ContactFacts.tsx";
import { useShell } from "./useShell.ts";

const Cards = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 10,
  marginTop: 20,
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(3, 1fr)",
    gap: 20,
    marginTop: 40,
  },
}));

const ContactCard = styled(Card)(({ theme }) => ({
  display: "grid",
  // However large the reader’s text, the number keeps the larger part.
  gridTemplateColumns: "minmax(0, 1fr) fit-content(45%)",
  columnGap: 8,
  alignItems: "center",
  padding: "2px 16px 14px",
  [theme.breakpoints.up("md")]: {
    gridTemplateRows: "auto auto 1fr auto",
    padding: "22px 26px 14px",
  },
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  "@media print": { padding: 0 },
  "& h3": {
    ...theme.typography.body2,
    fontFamily: theme.typography.fontFamily,
    letterSpacing: 0,
    fontWeight: theme.typography.fontWeightRegular,
    color: theme.palette.text.secondary,
  },
  "& strong": {
    gridColumn: "1 / -1",
    marginBlock: "2px 4px",
    [theme.breakpoints.down("md")]: { marginTop: -4 },
    ...theme.mixins.heading,
    fontSize: "clamp(1.3125rem, 1.1rem + 0.6vw, 1.5rem)",
    lineHeight: 1.2,
    overflowWrap: "anywhere",
  },
  "& p": {
    gridColumn: "1 / -1",
    maxWidth: layout.text,
    color: theme.palette.text.secondary,
    alignSelf: "start",
    // The link below it has room of its own, to be pressed.
    [theme.breakpoints.up("md")]: { marginBottom: 10 },
  },
  // On a phone the link, which covers the card, is beside its name.
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: layout.target,
    gridArea: "1 / 2",
    justifySelf: "end",
    [theme.breakpoints.up("md")]: { gridArea: "4 / 1", justifySelf: "start" },
    color: theme.palette.primary.main,
    fontWeight: theme.typography.fontWeightBold,
    textDecoration: "underline 1px",
  },
  // The card is white on a dark band, so its focus ring must not be white.
  "& :focus-visible": { outlineColor: theme.palette.primary.main },
  // Above the link that covers the card.
  "& .copy": {
    position: "relative",
    zIndex: 1,
    gridArea: "2 / 2",
    "& button": { paddingInline: 0 },
    [theme.breakpoints.up("md")]: { gridRow: 4 },
  },
  "&:first-of-type strong": { [theme.breakpoints.down("md")]: { gridColumn: 1 } },
}));

export type ContactBandProps = {
  title: string;
  text?: string;
  /** Subject of the page, named in the message that is begun. */
  about?: string;
  /** What to photograph, if not the usual. */
  hint?: string;
};

/**
 * Call, WhatsApp and email, always in this order, with location and opening hours. Anchor
 * `#contact`.
 */
export function ContactBand({ title, text, about, hint }: ContactBandProps) {
  const { contact, labels, hint: usualHint } = useShell();
  const { promises } = contact;
  return (
    <Band id={partIds.contact} tone="dark" title={title} {...(text && { text })} abreast>
      <Cards>
        <ContactCard>
          <h3>Call</h3>
          <strong>{contact.phone}</strong>
          <p>{promises.phone}</p>
          <CardLink href={contact.phoneHref}>{labels.call}</CardLink>
          <CopyNumber className="copy" number={contact.phone} />
        </ContactCard>
        <ContactCard>
          <h3>WhatsApp</h3>
          <strong>{labels.message}</strong>
          <p>{`${promises.whatsapp ? `${promises.whatsapp}. ` : ""}${hint ?? usualHint}`}</p>
          <CardLink href={whatsappAbout(contact, about)}>{labels.openWhatsapp}</CardLink>
        </ContactCard>
        <ContactCard>
          <h3>Email</h3>
          <strong>{contact.email}</strong>
          <p>{`${promises.email ? `${promises.email}. ` : ""}${contact.photographs}`}</p>
          <CardLink href={emailAbout(contact, about)}>{labels.write}</CardLink>
        </ContactCard>
      </Cards>
      <ContactFacts />
    </Band>
  );
}
