import Container from "@mui/material/Container";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { Shell } from "../../content/shell.server.ts";
import { Picture } from "../../widgets/Picture/Picture.tsx";

const Strip = styled("div")(({ theme }) => ({
  paddingBlock: 40,
  "& ul": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "20px 56px",
    marginTop: 16,
  },
  "& img": { width: 168, height: 56, objectFit: "contain" },
  "& p": { ...theme.typography.body2, color: theme.palette.text.secondary },
}));

/** The logos of the firm's partners. Renders nothing if empty. */
export function PartnerStrip({ partners }: Pick<Shell, "partners">) {
  if (partners.length === 0) return null;
  return (
    <Strip data-screen-only>
      <Container>
        <p id="partners">Suppliers and insurer we work with</p>
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
