import Button from "@mui/material/Button";
import { styled, type Theme } from "@mui/material/styles";
import { whatsappAbout } from "../../lib/contactLinks.ts";
import { layout } from "../../theme/tokens.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";
import { OpenNow } from "../../widgets/OpenNow/OpenNow.tsx";
import { useShell } from "./useShell.ts";

// The call bar, which comes past half a window's height, has the one pair of buttons in a view.
const asLinks = (theme: Theme) => ({
  justifySelf: "start",
  marginBlock: -10,
  padding: 0,
  color: theme.palette.primary.main,
  backgroundColor: "transparent",
  textDecoration: "underline",
});

const Aside = styled("aside")(({ theme }) => ({
  display: "grid",
  gap: 14,
  alignContent: "start",
  maxWidth: 360,
  "& > *": { minWidth: 0 },
  "& .MuiButton-root": { paddingInline: 12 },
  '&[data-plain="true"] .MuiButton-root': asLinks(theme),
  [theme.breakpoints.up("md")]: { "& .MuiButton-root": asLinks(theme) },
  "& h2": theme.typography.h3,
  "& p": {
    ...theme.typography.body2,
    maxWidth: layout.text,
    color: theme.palette.text.secondary,
  },
}));

export type ContactAsideProps = {
  /** The promise, shown on a dimension line. */
  mark: string;
  title: string;
  /** Subject of the page, named in the WhatsApp message. */
  about: string;
  hint: string;
  /** Links instead of buttons on a phone too. */
  plain?: boolean;
};

/** What to send, and when the phone is answered. */
export function ContactAside({ mark, title, about, hint, plain = false }: ContactAsideProps) {
  const { contact } = useShell();
  return (
    <Aside aria-label="Contact" data-plain={plain} data-screen-only>
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
  );
}
