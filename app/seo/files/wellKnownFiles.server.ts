/** The small files that browsers, search engines and people expect at well-known paths. */
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { Content } from "../../content/entries.server.ts";
import { vCard } from "../../lib/vCard.ts";
import { hoursLine } from "../../lib/openingHours.ts";
import type { GroupId } from "../../search/searchIndex.ts";
import { palette } from "../../theme/palette.ts";
import { kinds } from "../kinds.server.ts";
import { canonicalAddress } from "../metadata.ts";
import type { Page } from "../pages.server.ts";

/** Days until security.txt expires; RFC 9116 §2.5.5 recommends less than a year. */
const securityTxtDays = 330;

/** Allows everything and links the sitemap. */
export function robotsTxt(content: Content): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${content.business.origin}/sitemap.xml\n`;
}

/** The firm as a vCard. */
export function vcard(content: Content): string {
  const { business } = content;
  // Of a number kept for drama, as the sample firm's, the library knows no type.
  const type = parsePhoneNumberFromString(business.phone.e164)?.getType() ?? "MOBILE";
  return vCard({
    ...business,
    phone: business.phone.e164,
    isMobile: type.includes("MOBILE"),
    url: business.origin,
    note: `Phone answered ${hoursLine(business.hours.phone)}`,
  });
}

/** The web app manifest: name and icons for a home screen. */
export function manifest(content: Content): string {
  const { name, shortName, locale } = content.business;
  const png = (size: number, file: string, purpose: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return `${JSON.stringify(
    {
      id: "/",
      name,
      short_name: shortName,
      description: content.home.metaDescription,
      lang: locale.replace("_", "-"),
      start_url: "/",
      scope: "/",
      display: "browser",
      theme_color: palette.background.default,
      background_color: palette.background.default,
      icons: [
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
        png(192, "icon-192.png", "any"),
        png(512, "icon-512.png", "any"),
        png(512, "icon-maskable-512.png", "maskable"),
      ],
    },
    null,
    1,
  )}\n`;
}

/** Where to report a vulnerability (RFC 9116). */
export function securityTxt(content: Content, builtAt: Date): string {
  const { email, origin } = content.business;
  const day = 86_400_000;
  const expires = new Date((Math.floor(builtAt.getTime() / day) + securityTxtDays) * day);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** Sections of llms.txt, and the groups of pages in each. */
const sections = ({ search: { groups } }: Content["words"]): [string, GroupId[]][] => [
  [groups.firm, ["pages", "questions"]],
  [groups.services, ["services"]],
  [groups.projects, ["projects"]],
  [groups.towns, ["towns"]],
  [groups.guides, ["guides"]],
  [groups.blog, ["blog"]],
  // llms.txt readers may skip the section with this name.
  ["Optional", ["servicesByTown"]],
];

/** The site for language models (llmstxt.org): every page once. */
export function llmsTxt(content: Content, pages: Page[]): string {
  const { name, origin, phone, email, locality, region } = content.business;
  const line = (page: Page) => {
    const address = canonicalAddress(page.path, origin);
    const parent = page.parent ? `${page.parent}, ` : "";
    return `- [${`${parent}${page.name}`.replaceAll(/[[\]\\]/g, "\\$&")}](${address}): ${page.metaDescription}`;
  };
  return `${[
    `# ${name}`,
    `> ${content.home.hero.lead}`,
    `${locality}, ${region}. Phone ${phone.display}, email ${email}.`,
    ...sections(content.words).flatMap(([title, groups]) => {
      const listed = pages.filter(
        (page) => !page.hidden && groups.includes(kinds[page.kind].group),
      );
      return listed.length === 0 ? [] : [`## ${title}\n\n${listed.map(line).join("\n")}`];
    }),
  ].join("\n\n")}\n`;
}
