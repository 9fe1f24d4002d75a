import { styled } from "@mui/material/styles";
import { useContext } from "react";
import { emailAbout, whatsappAbout } from "../../lib/contactLinks.ts";
import { layout } from "../../theme/tokens.ts";
import { LinkItems } from "../../widgets/LinkItems/LinkItems.tsx";
import { ShellContext } from "../page/useShell.ts";

// On phones the bar below, and the footer, have these.
const Aside = styled("aside")(({ theme }) => ({
  [theme.breakpoints.down("md")]: { display: "none" },
  "& p": { fontWeight: theme.typography.fontWeightBold },
  "& li": { overflowWrap: "anywhere" },
  "& a": { display: "flex", alignItems: "center", minHeight: layout.target },
}));

/** The three ways to ask the firm instead of looking further, in the usual order. */
export function AskInstead({ about }: { about: string }) {
  const contact = useContext(ShellContext)?.contact;
  if (!contact) return null;
  const ways = [
    { name: `Call ${contact.phone}`, href: contact.phoneHref },
    { name: "Message on WhatsApp", href: whatsappAbout(contact, about) },
    { name: contact.email, href: emailAbout(contact, about) },
  ];
  return (
    <Aside aria-label="Ask instead" data-screen-only data-repeats="contact">
      <p>Rather ask?</p>
      <ul>
        <LinkItems links={ways} />
      </ul>
    </Aside>
  );
}
