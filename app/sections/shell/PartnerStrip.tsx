import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { Shell } from "../../content/shell.server.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { partIds } from "../../lib/partIds.ts";

const Strip = styled("div")(({ theme }) => ({
  "& ul": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "12px 4%",
    marginTop: 10,
  },
  // The first begins where the text does, and the last ends there.
  "& li": { flex: "0 1 28%" },
  "& img": { width: "auto", height: 40, objectFit: "contain" },
  [theme.breakpoints.up("sm")]: { maxWidth: 460 },
}));

/** The logos of the firm's partners. Renders nothing if empty. */
export function PartnerStrip({ partners, labels }: Pick<Shell, "partners" | "labels">) {
  if (partners.length === 0) return null;
  return (
    <Strip data-screen-only>
      <DimensionLine id={partIds.partners}>{labels.partners}</DimensionLine>
      <ul aria-labelledby="partners">
        {partners.map(({ name, url, logo }) => (
          <li key={url}>
            <Link href={url}>
              <Picture picture={{ ...logo, alt: name }} />
            </Link>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
