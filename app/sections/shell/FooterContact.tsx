import { styled } from "@mui/material/styles";
import { Fragment } from "react";
import type { Shell } from "../../content/shell.server.ts";
import { hoursLine } from "../../lib/openingHours.ts";
import { measures } from "../../theme/tokens.ts";
import { LinkItems } from "../../widgets/LinkItems/LinkItems.tsx";
import { SocialLinks } from "../../widgets/SocialLinks/SocialLinks.tsx";

const Contact = styled("div")(({ theme }) => ({
  "@media print": { "& p, & dt": { color: "inherit" } },
  "& p": { ...theme.typography.body2, color: theme.palette.drawing.onDeepSoft },
  "& .ways a": {
    display: "flex",
    alignItems: "center",
    minHeight: measures.target,
    fontSize: theme.typography.body1.fontSize,
    fontWeight: theme.typography.fontWeightBold,
    overflowWrap: "anywhere",
  },
  "& dl": { marginTop: 16, ...theme.typography.body2 },
  "& dt": { color: theme.palette.drawing.onDeepSoft },
  "& dd": { margin: "0 0 8px" },
  "& dl + ul": { gap: 8, marginTop: 12 },
}));

/** The footer's contact options, opening hours and legally required details. */
export function FooterContact({ shell }: { shell: Pick<Shell, "contact" | "facts" | "social"> }) {
  const { contact } = shell;
  const ways = [
    { name: `Call ${contact.phone}`, href: contact.phoneHref },
    { name: "Message on WhatsApp", href: contact.whatsappHref },
    { name: contact.email, href: contact.emailHref },
  ];
  return (
    <Contact>
      <h2>{contact.name}</h2>
      <p>{`${contact.locality}, ${contact.region}`}</p>
      <ul className="ways">
        <LinkItems links={ways} />
      </ul>
      <dl>
        <dt>Working hours</dt>
        <dd>{hoursLine(contact.hours.working)}</dd>
        <dt>Phone hours</dt>
        <dd>{hoursLine(contact.hours.phone)}</dd>
        {shell.facts.map(({ name, value }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <SocialLinks links={shell.social} data-screen-only />
    </Contact>
  );
}
