import Container from "@mui/material/Container";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { Shell } from "../../content/shell.server.ts";
import { DimensionLine } from "../../widgets/DimensionLine/DimensionLine.tsx";
import { Picture } from "../../widgets/Picture/Picture.tsx";

// On one grid with the designer's credit above it on the home page.
const Strip = styled("div")(({ theme }) => ({
  paddingBlock: 20,
  "& > div": { display: "grid", gap: "12px 72px" },
  "& ul": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px 4%" },
  "& img": { width: "min(168px, 27vw)", height: 48, objectFit: "contain" },
  [theme.breakpoints.up("md")]: {
    paddingBlock: 40,
    "& > div": { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", alignItems: "center" },
  },
}));

/** The logos of the firm's partners. Renders nothing if empty. */
export function PartnerStrip({ partners }: Pick<Shell, "partners">) {
  if (partners.length === 0) return null;
  return (
    <Strip data-screen-only>
      <Container>
        <DimensionLine id="partners">Suppliers and insurer we work with</DimensionLine>
        <ul aria-labelledby="partners">
          {partners.map(({ name, url, logo }) => (
            <li key={url}>
              <Link href={url}>
                <Picture picture={{ ...logo, alt: `${name}, opens in a new tab` }} />
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </Strip>
  );
}
