import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useContext } from "react";
import { emailAbout, whatsappAbout } from "../../lib/contactLinks.ts";
import { ShellContext } from "./useShell.ts";

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: 14,
  marginTop: 16,
  "& > *": { minWidth: 0 },
  [theme.breakpoints.down("sm")]: { flexDirection: "column" },
}));

export type ContactButtonsProps = {
  /** What the visitor was looking for, quoted in the message. */
  about?: string;
};

/** The three ways to contact the firm as buttons, always in the same order, where it is known. */
export function ContactButtons({ about }: ContactButtonsProps) {
  const contact = useContext(ShellContext)?.contact;
  if (!contact) return null;
  return (
    <Row>
      <Button href={contact.phoneHref}>{`Call ${contact.phone}`}</Button>
      <Button color="whatsapp" href={whatsappAbout(contact, about)}>
        Message on WhatsApp
      </Button>
      <Button variant="outlined" href={emailAbout(contact, about)}>
        {`Email ${contact.email}`}
      </Button>
    </Row>
  );
}
