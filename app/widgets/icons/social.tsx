/** Single-colour logos of the social networks on a 24 px grid. Decorative: the links have names. */
import SvgIcon from "@mui/material/SvgIcon";

const paths = {
  facebook:
    "M13.6 21v-8h2.7l.5-3.2h-3.2V7.9c0-.9.4-1.7 1.8-1.7H17V3.4S15.8 3.2 14.6 3.2c-2.6 0-4.2 1.5-4.2 4.3v2.3H7.5V13h2.9v8Z",
  instagram:
    "M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3Zm0 2A2.5 2.5 0 0 0 5 7.5v9A2.5 2.5 0 0 0 7.5 19h9a2.5 2.5 0 0 0 2.5-2.5v-9A2.5 2.5 0 0 0 16.5 5Zm4.5 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm4.7-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z",
  tiktok:
    "M16.2 3c.3 2.4 1.7 3.9 4 4.1v2.8a7 7 0 0 1-4-1.3v6.1c0 6.2-6.8 8.1-10.2 4.4C2.5 15.4 5.4 9.3 11.2 9.7v3a3 3 0 1 0 2.1 2.9V3Z",
} as const;

/** Social networks with an icon here. */
export type SocialNetwork = keyof typeof paths;

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <SvgIcon>
      <path d={paths[network]} fill="currentColor" fillRule="evenodd" stroke="none" />
    </SvgIcon>
  );
}
