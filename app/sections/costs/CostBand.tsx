import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { NamedLink } from "../../content/cards.server.ts";
import type { CostCard, CostRow } from "../../content/costCard.server.ts";
import Link from "@mui/material/Link";
import { layout } from "../../theme/tokens.ts";
import { MobileDisclosure } from "../../widgets/MobileDisclosure/MobileDisclosure.tsx";
import { Band, type BandProps } from "../page/Band.tsx";
import { ColumnNames, DataTable } from "../page/DataTable.tsx";
import { useShell } from "../page/useShell.ts";
import { CostList } from "./CostList.tsx";
import { CostNotes } from "./CostNotes.tsx";
import { CostTable } from "./CostTable.tsx";

const Kinds = styled(DataTable)({
  "&:first-of-type": { marginTop: 0 },
  "& td": { width: 0, whiteSpace: "nowrap" },
});

// Those of several jobs are too much small print for any screen.
const Folded = styled("details")(({ theme }) => ({
  borderBottom: `1px solid ${theme.palette.divider}`,
  "& > summary": {
    color: theme.palette.primary.main,
    fontWeight: theme.typography.fontWeightBold,
  },
}));

/** Kinds of a job with the firm's own prices. */
const OwnKinds = ({ of, rows, job: name }: NonNullable<CostCard["kinds"]> & { job: string }) => (
  <Kinds>
    <caption>{`${of}: our own prices, with VAT`}</caption>
    <ColumnNames names={[name, "From us"]} firstHidden />
    <tbody>
      {rows.map(({ id, job, price }) => (
        <tr key={id}>
          <th scope="row">{job}</th>
          <td>
            <strong>{price}</strong>
          </td>
        </tr>
      ))}
    </tbody>
  </Kinds>
);

export type CostBandProps = Pick<BandProps, "title" | "tone" | "flush"> & {
  text: string;
  /** Why the firm's own prices differ from those of others. */
  why?: string;
  /** The guide that breaks down a price. */
  guide?: NamedLink;
} & (
    | { isOverview?: false; costs: CostCard[] }
    /** The table only, with each job linking to the page about it. */
    | { isOverview: true; costs: CostRow[] }
  );

/** What jobs cost and the basis of the figures. Renders nothing without costs. Anchor `#cost`. */
export function CostBand({ title, text, tone, flush, why, guide, ...shown }: CostBandProps) {
  const { labels } = useShell();
  if (shown.costs.length === 0) return null;
  const ofKinds = shown.isOverview ? [] : shown.costs.filter(({ kinds }) => kinds);
  // A single job's line is short enough to stand beside the words.
  const single = !shown.isOverview && shown.costs.length === 1 && ofKinds.length === 0;
  const notes = "What is in it, and who says so";
  const caption = "What others publish, in pounds, with VAT added where they leave it out";
  return (
    <Band
      id="cost"
      text={text}
      beside={
        ofKinds.length > 0 ? (
          <div>
            {ofKinds.map(
              ({ slug, kinds }) => kinds && <OwnKinds key={slug} job={labels.job} {...kinds} />,
            )}
          </div>
        ) : (
          single && <CostTable caption={caption} costs={shown.costs} />
        )
      }
      below={
        <>
          {shown.isOverview ? (
            <MobileDisclosure summary={`What ${shown.costs.length} ${labels.jobs} cost`}>
              <CostList caption={caption} costs={shown.costs} />
            </MobileDisclosure>
          ) : (
            <>
              {!single && <CostTable caption={caption} costs={shown.costs} />}
              {shown.costs.length === 1 ? (
                <MobileDisclosure summary={notes}>
                  <CostNotes costs={shown.costs} />
                </MobileDisclosure>
              ) : (
                <Folded>
                  <summary>{notes}</summary>
                  <CostNotes costs={shown.costs} />
                </Folded>
              )}
            </>
          )}
          {why && <Typography sx={{ mt: 3, maxWidth: layout.text }}>{why}</Typography>}
          {guide && (
            <Typography sx={{ mt: 3 }}>
              VAT, fees and an example worked through: <Link href={guide.href}>{guide.name}</Link>
            </Typography>
          )}
        </>
      }
      {...{ title, tone, flush }}
    />
  );
}
