import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { layout } from "../../theme/tokens.ts";
import { SocialIcon, type SocialNetwork } from "../icons/social.tsx";

const List = styled("ul")({
  display: "flex",
  marginInlineStart: -7,
  "& a": { display: "grid", placeItems: "center", width: layout.target, height: layout.target },
});

export type SocialLinksProps = {
  links: { id: SocialNetwork; name: string; url: string }[];
};

/** Icon links to the firm's social networks; nothing where it is on none. */
export function SocialLinks({ links }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <List>
      {links.map(({ id, name, url }) => (
        <li key={id}>
          <Link href={url} aria-label={name}>
            <SocialIcon network={id} />
          </Link>
        </li>
      ))}
    </List>
  );
}
