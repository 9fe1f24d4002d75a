import { styled } from "@mui/material/styles";
import { Fragment } from "react";
import type { Shell } from "../../content/shell.server.ts";
import { layout } from "../../theme/tokens.ts";
import { SocialLinks } from "../../widgets/SocialLinks/SocialLinks.tsx";
import { LinkItems } from "../../widgets/LinkItems/LinkItems.tsx";

const Contact = styled("div")(({ theme }) => ({
  marginBottom: 12,
  // The name and, beside or below it, where else the firm is found.
  "& > div:first-of-type": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: 16,
  },
  "& p": { ...theme.typography.body2, color: theme.palette.text.secondary },
  // The contact section above says the same.
  "@media screen": { "body:has(#contact) & [data-repeats]": { display: "none" } },
  "& .ways a": {
    display: "flex",
    alignItems: "center",
    minHeight: layout.target,
    fontSize: theme.typography.body1.fontSize,
    fontWeight: theme.typography.fontWeightBold,
    overflowWrap: "anywhere",
  },
  "& dl": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 7.25rem) minmax(0, 1fr)",
    gap: "4px 16px",
    marginTop: 8,
    ...theme.typography.body2,
  },
  "& dt": { color: theme.palette.text.secondary },
  "& dd": { margin: 0 },
}));

/** The footer's contact options and legally required details. */
export function FooterContact({ shell }: { shell: Pick<Shell, "contact" | "facts" | "social"> }) {
  const { contact } = shell;
  const ways = [
    { name: `Call ${contact.phone}`, href: contact.phoneHref },
    { name: "Message on WhatsApp", href: contact.whatsappHref },
    { name: contact.email, href: contact.emailHref },
  ];
  return (
    <Contact>
      <div>
        <h2>{contact.name}</h2>
        <div data-screen-only>
          <SocialLinks links={shell.social} />
        </div>
      </div>
      <div data-repeats="contact">
        <p>{`${contact.locality}, ${contact.region}`}</p>
        <ul className="ways">
          <LinkItems links={ways} />
        </ul>
      </div>
      <dl>
        {shell.facts.map(({ name, value }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </Contact>
  );
}
