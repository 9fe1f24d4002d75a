import Link from "@mui/material/Link";
import type { NamedLink } from "../../content/cards.server.ts";

/** `note` is secondary and shown in small print, such as the date of the last check. */
export type Fact = {
  name: string;
  value: string;
  note?: string;
  href?: string;
  /** Where there is more of the kind. */
  more?: NamedLink;
};

/** Facts as the items of a `dl`. */
export const FactItems = ({ facts }: { facts: Fact[] }) =>
  facts.map(({ name, value, note, href, more }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        {href ? (
          // Read alone, in a list of links, a figure says nothing.
          <Link href={href} aria-label={`${name}: ${value}`}>
            {value}
          </Link>
        ) : (
          <span>{value}</span>
        )}
        {note && (
          <small>
            <span>{more ? `${note}. Also priced: ` : note}</span>
            {more && <Link href={more.href}>{more.name}</Link>}
          </small>
        )}
      </dd>
    </div>
  ));
