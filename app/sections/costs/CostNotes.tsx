import { styled } from "@mui/material/styles";
import type { CostCard } from "../../content/costCard.server.ts";
import Link from "@mui/material/Link";

const Note = styled("article")(({ theme }) => ({
  ...theme.typography.body2,
  paddingBlock: 28,
  borderBottom: `1px solid ${theme.palette.divider}`,
  overflowWrap: "anywhere",
  "& h3": { ...theme.typography.h3, marginBottom: 16 },
  "& dl": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "16px 24px",
    margin: 0,
    "& > :last-of-type": { gridColumn: "1 / -1" },
    [theme.breakpoints.up("md")]: {
      columnGap: 48,
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr)",
      // The sources are a separate column.
      "& > :last-of-type": { gridColumn: 3, gridRow: "1 / span 4" },
    },
  },
  "& dt, & small": { ...theme.typography.caption, color: theme.palette.text.secondary },
  "& dt": { fontWeight: theme.typography.fontWeightBold },
  "& dd": { margin: 0, marginTop: 2 },
  "& ul": { display: "grid", gap: 12, margin: 0 },
  "& ul[data-items]": { gap: 4 },
  "& small": { display: "block" },
}));

const facts = ({ ownPrices, includes, excludes, takes, vat }: CostCard) => {
  const all: [string, string | string[] | undefined][] = [
    ["Our own prices", ownPrices],
    ["In the price", includes],
    ["Not in it", excludes],
    ["How long it takes", takes && `${takes}.`],
    ["VAT", vat],
  ];
  return all.filter(([, value]) => Boolean(value));
};

/** Items that are no sentences. */
const Items = ({ items }: { items: string[] }) => (
  <ul data-items>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

const Sources = ({ sources }: Pick<CostCard, "sources">) => (
  <ul>
    {sources.map(({ name, url, says, read }) => (
      <li key={url}>
        <Link href={url}>{name}</Link>
        <br />
        <span>{says}</span>
        <small>{read}</small>
      </li>
    ))}
  </ul>
);

/**
 * The basis of each job's prices: what is included, how long the work takes, the sources and their
 * date. A single job gets no heading, because the table above names it.
 */
export function CostNotes({ costs }: { costs: CostCard[] }) {
  return costs.map((cost) => (
    <Note key={cost.slug} aria-label={cost.job}>
      {costs.length > 1 && <h3>{cost.job}</h3>}
      <dl>
        {facts(cost).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{Array.isArray(value) ? <Items items={value} /> : value}</dd>
          </div>
        ))}
        <div>
          <dt>Who says so</dt>
          <dd>
            <Sources sources={cost.sources} />
          </dd>
        </div>
      </dl>
    </Note>
  ));
}
