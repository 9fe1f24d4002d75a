import Container from "@mui/material/Container";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { Fragment } from "react";
import type { Shell } from "../../content/shell.server.ts";
import { measures } from "../../theme/tokens.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { SocialIcon } from "../../widgets/icons/social.tsx";
import { SteelRule } from "../../widgets/SteelRule/SteelRule.tsx";

const Partners = styled("div")(({ theme }) => ({
  paddingBlock: 40,
  "& ul": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "20px 56px",
    listStyle: "none",
    marginTop: 16,
  },
  "& img": { width: 168, height: 56, objectFit: "contain" },
  "& p": { ...theme.typography.body2, color: theme.palette.text.secondary },
}));

const Ground = styled("div")(({ theme }) => ({
  color: theme.palette.drawing.white,
  backgroundColor: theme.palette.drawing.deepBlue,
  paddingBlock: 64,
  "& h2": { ...theme.typography.h3, marginBottom: 14 },
  "& a": {
    color: "inherit",
    fontWeight: theme.typography.fontWeightRegular,
    textDecorationColor: theme.palette.drawing.onDeepLine,
  },
  "& a:hover": { textDecorationColor: "currentColor" },
  "& ul": { listStyle: "none" },
  "& li a": { display: "inline-block", paddingBlock: 5, ...theme.typography.body2 },
  "& :focus-visible": { outlineColor: theme.palette.drawing.white, boxShadow: "none" },
  "@media print": { paddingBlock: 24, color: theme.palette.text.primary },
}));

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "40px 32px",
  gridTemplateColumns: "1fr",
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "1fr 1fr" },
  [theme.breakpoints.up("lg")]: { gridTemplateColumns: "1.5fr 1fr 1fr 1fr" },
  "& > *": { minWidth: 0 },
  "& li a": { maxWidth: "100%" },
}));

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
}));

const Social = styled("ul")({
  display: "flex",
  gap: 8,
  marginTop: 12,
  marginInlineStart: -10,
  "& a": { display: "grid", placeItems: "center", width: measures.target, height: measures.target },
});

const Bottom = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 32px",
  marginTop: 48,
  paddingTop: 24,
  borderTop: `1px solid ${theme.palette.drawing.onDeepLine}`,
  ...theme.typography.body2,
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0 24px" },
}));

/** The foot of every page: ways to reach the firm, hours, every service and town, legal links, credits. */
export function SiteFooter({ shell }: { shell: Shell }) {
  const { contact } = shell;
  const hours = (runs: Shell["contact"]["hours"]["working"]) =>
    runs.map(({ label, shown }) => `${label} ${shown}`).join(", ");
  const links = (list: { name: string; href: string }[]) =>
    list.map(({ name, href }) => (
      <li key={href}>
        <Link href={href}>{name}</Link>
      </li>
    ));
  return (
    <footer>
      {shell.partners.length > 0 && (
        <Partners data-screen-only>
          <Container>
            <p id="partners">Suppliers and insurer we work with</p>
            <ul aria-labelledby="partners">
              {shell.partners.map(({ name, url, logo }) => (
                <li key={url}>
                  <Link href={url}>
                    <Picture picture={{ ...logo, alt: `${name}, opens in a new tab` }} />
                  </Link>
                </li>
              ))}
            </ul>
          </Container>
        </Partners>
      )}
      <SteelRule />
      <Ground>
        <Container>
          <Columns>
            <Contact>
              <h2>{contact.name}</h2>
              <p>
                {contact.locality}, {contact.region}
              </p>
              <ul className="ways">
                <li>
                  <Link href={contact.phoneHref}>Call {contact.phone}</Link>
                </li>
                <li>
                  <Link href={contact.whatsappHref}>Message on WhatsApp</Link>
                </li>
                <li>
                  <Link href={contact.emailHref}>{contact.email}</Link>
                </li>
              </ul>
              <dl>
                <dt>Working hours</dt>
                <dd>{hours(contact.hours.working)}</dd>
                <dt>Phone hours</dt>
                <dd>{hours(contact.hours.phone)}</dd>
                {shell.facts.map(({ name, value }) => (
                  <Fragment key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </Fragment>
                ))}
              </dl>
              <Social data-screen-only>
                {shell.social.map(({ id, name, url }) => (
                  <li key={id}>
                    <Link href={url} aria-label={`${name}, opens in a new tab`}>
                      <SocialIcon network={id} />
                    </Link>
                  </li>
                ))}
              </Social>
            </Contact>
            <nav aria-label="Services" data-screen-only>
              <h2>Services</h2>
              <ul>{links(shell.services)}</ul>
            </nav>
            <nav aria-label="Towns" data-screen-only>
              <h2>Where we work</h2>
              <ul>{links(shell.towns)}</ul>
            </nav>
            <nav aria-label="Site" data-screen-only>
              <h2>More</h2>
              <ul>
                {links([
                  ...shell.navigation.main.filter(({ href }) => href !== "/services"),
                  ...shell.navigation.more,
                ])}
              </ul>
            </nav>
          </Columns>
          <Bottom data-screen-only>
            <nav aria-label="Legal">
              <ul>{links(shell.navigation.legal)}</ul>
            </nav>
            {shell.designer && <Link href={shell.designer.url}>{shell.designer.credit}</Link>}
          </Bottom>
        </Container>
      </Ground>
    </footer>
  );
}
