import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { Shell } from "../../content/shell.server.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";
import { Picture } from "../../widgets/Picture/Picture.tsx";

const Strip = styled("div")(({ theme }) => ({
  marginBlock: 24,
  "& ul": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "12px 4%",
    marginTop: 12,
  },
  "& li": { flex: "0 1 28%" },
  "& img": { width: "100%", height: 40, objectFit: "contain" },
  [theme.breakpoints.up("md")]: { maxWidth: 380 },
}));

/** The logos of the firm's partners. Renders nothing if empty. */
export function PartnerStrip({ partners, labels }: Pick<Shell, "partners" | "labels">) {
  if (partners.length === 0) return null;
  return (
    <Strip data-screen-only>
      <DimensionLine id="partners">{labels.partners}</DimensionLine>
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
