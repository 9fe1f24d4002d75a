import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { HomePage } from "../../content/loaders/home.server.ts";
import { Band } from "../page/Band.tsx";
import { ServiceMap } from "./ServiceMap.tsx";
import { MoreLink } from "./MoreLink.tsx";

// On phones the map takes the full width, so that its labels have room.
const MapFrame = styled("div")(({ theme }) => ({
  marginInline: -20,
  [theme.breakpoints.up("sm")]: { marginInline: 0 },
}));

export type LocalAreaProps = Omit<HomePage["area"], "all"> &
  Partial<Pick<HomePage["area"], "all">> & {
    flush?: boolean;
  };

/**
 * The towns the firm works in, on a map (specification §2), and a link to their list. The footer
 * names them where the map is too small for names.
 */
export function LocalArea({ title, text, map, flush, all }: LocalAreaProps) {
  return (
    <Band
      title={title}
      text={text}
      flush={flush}
      wide="beside"
      beside={
        <MapFrame>
          <ServiceMap {...map} />
        </MapFrame>
      }
    >
      {all && (
        <MoreLink>
          <Link href={all.href}>{all.name}</Link>
        </MoreLink>
      )}
    </Band>
  );
}
