import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { NamedLink } from "../../content/cards.server.ts";
import type { CostCard, CostRow } from "../../content/costCard.server.ts";
import Link from "@mui/material/Link";
import { layout } from "../../theme/tokens.ts";
import { partIds } from "../../lib/partIds.ts";
import { Band, type BandProps } from "../page/Band.tsx";
import { useShell } from "../page/useShell.ts";
import { CostFigures } from "./CostFigures.tsx";
import { CostNotes } from "./CostNotes.tsx";
import { CostTable } from "./CostTable.tsx";

/** As many prices are seen at a glance. */
const inSight = 6;

// The rest of a list, or small print: read by few on any screen.
const Folded = styled("details")(({ theme }) => ({
  "& > summary": { color: theme.palette.primary.main },
}));

const Gap = styled("div")(({ theme }) => ({
  height: 24,
  [theme.breakpoints.up("md")]: { height: 40 },
}));

export type CostBandProps = Pick<BandProps, "title" | "tone" | "flush"> & {
  text: string;
  /** Why the firm's own prices differ from those of others. */
  why?: string;
  /** The guide that breaks down a price. */
  guide?: NamedLink;
  /** The guide that helps to choose between the kinds of the job. */
  choose?: NamedLink | undefined;
} & (
    | { isOverview?: false; costs: CostCard[] }
    /** The table only, with each job linking to the page about it. */
    | { isOverview: true; costs: CostRow[] }
  );

/** What jobs cost and the basis of the figures. Renders nothing without costs. Anchor `#cost`. */
export function CostBand({
  title,
  text,
  tone,
  flush,
  why,
  guide,
  choose,
  ...shown
}: CostBandProps) {
  const { labels } = useShell();
  if (shown.costs.length === 0) return null;
  // A row or two are not worth a line that opens them.
  const isLong = shown.isOverview && shown.costs.length > inSight + 2;
  const first = isLong ? shown.costs.slice(0, inSight) : shown.costs;
  const others = shown.costs.slice(first.length);
  const caption = "With VAT, added to what others publish where they leave it out";
  const [only, ...more] = shown.isOverview ? [] : shown.costs;
  return (
    <Band
      id={partIds.cost}
      split={!shown.isOverview}
      title={title}
      text={text}
      tone={tone}
      flush={flush}
    >
      {shown.isOverview && <Gap />}
      {only && more.length === 0 && !only.kinds ? (
        <CostFigures caption={caption} cost={only} />
      ) : (
        <CostTable caption={caption} costs={first} isLinked={shown.isOverview ?? false} />
      )}
      {choose && (
        <Typography sx={{ mt: 2, fontWeight: "fontWeightBold" }}>
          <Link href={choose.href}>{choose.name}</Link>
        </Typography>
      )}
      {shown.isOverview ? (
        <>
          {others.length > 0 && (
            <Folded>
              <summary>
                <strong>{`${others.length} more ${labels.jobs}`}</strong>
              </summary>
              <CostTable caption={`${others.length} more ${labels.jobs}`} costs={others} isLinked />
            </Folded>
          )}
          {why && <Typography sx={{ mt: 3, maxWidth: layout.text }}>{why}</Typography>}
        </>
      ) : (
        <>
          <Folded>
            <summary>
              <strong>What is in it, and who says so</strong>
            </summary>
            {why && <Typography sx={{ maxWidth: layout.text }}>{why}</Typography>}
            <CostNotes costs={shown.costs} />
          </Folded>
        </>
      )}
      {guide && (
        <Typography sx={{ mt: 2 }}>
          VAT, fees and an example worked through: <Link href={guide.href}>{guide.name}</Link>
        </Typography>
      )}
    </Band>
  );
}
