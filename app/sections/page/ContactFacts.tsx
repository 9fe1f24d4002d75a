import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { hoursLine } from "../../lib/openingHours.ts";
import { layout } from "../../theme/tokens.ts";
import { ClosedDays } from "../../widgets/ClosedDays/ClosedDays.tsx";
import { NextStart } from "../../widgets/NextStart/NextStart.tsx";
import { OpenNow } from "../../widgets/OpenNow/OpenNow.tsx";
import { SaveContactIcon } from "../../widgets/icons/icons.tsx";
import { useShell } from "./useShell.ts";

const Facts = styled("dl")(({ theme }) => ({
  display: "grid",
  gap: "12px 32px",
  marginTop: 20,
  paddingTop: 16,
  borderTop: `1px solid ${theme.palette.colours.onDarkLine}`,
  "& > *": { minWidth: 0 },
  [theme.breakpoints.up("md")]: {
    // The columns of the cards above.
    gap: "24px 20px",
    gridTemplateColumns: "repeat(3, 1fr)",
    marginTop: 32,
    paddingTop: 24,
  },
  "& dt": { ...theme.typography.body2, color: theme.palette.colours.onDarkSoft },
  "& dd": { margin: 0 },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    gap: 10,
    minHeight: layout.target,
    color: "inherit",
  },
  "& dd + dd": { ...theme.typography.body2, color: theme.palette.colours.onDarkSoft },
}));

/** Where the firm is, when it works and answers the phone, and its contact card. */
export function ContactFacts() {
  const { contact } = useShell();
  const { hours } = contact;
  return (
    <Facts>
      <div>
        <dt>Location</dt>
        <dd>{`${contact.locality}, ${contact.region}`}</dd>
        <dd>
          <Link href="/contact.vcf">
            <SaveContactIcon />
            Save our details
          </Link>
        </dd>
      </div>
      <div>
        <dt>Working hours</dt>
        <dd>{hoursLine(hours.working)}</dd>
        <dd>{`Phone answered ${hoursLine(hours.phone)}`}</dd>
        <dd>
          <OpenNow hours={hours} />
        </dd>
      </div>
      <div>
        <dt>Coming up</dt>
        <dd>
          <NextStart next={contact.nextStart} />
        </dd>
        <dd>
          <ClosedDays hours={hours} />
        </dd>
      </div>
    </Facts>
  );
}
