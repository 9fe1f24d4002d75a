import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { whatsappAbout } from "../../lib/contactLinks.ts";
import { layout } from "../../theme/tokens.ts";
import { useShell } from "./useShell.ts";

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 24px",
  alignItems: "center",
  marginTop: 20,
  // Both in a phone's row.
  [theme.breakpoints.down("sm")]: {
    columnGap: 16,
    marginTop: 16,
    ...theme.typography.body2,
    "& > a:first-of-type": { paddingInline: 14, fontSize: "inherit" },
  },
  "& > *": { minWidth: 0 },
  "& > a:last-of-type": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: layout.target,
    ...theme.mixins.heading,
  },
}));

/**
 * In a page's first screen, what the bars' buttons don't do: a message that names the page's subject,
 * and the number in figures.
 */
export function AskAbout({ about }: { about?: string }) {
  const { contact } = useShell();
  return (
    // Not among the words of a reader view.
    <Row className="sidebar" data-screen-only>
      <Button color="whatsapp" href={whatsappAbout(contact, about)}>
        Message on WhatsApp
      </Button>
      <Link href={contact.phoneHref}>{contact.phone}</Link>
    </Row>
  );
}
