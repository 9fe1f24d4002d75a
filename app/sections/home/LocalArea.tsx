import Link from "@mui/material/Link";
import type { HomePage } from "../../content/loaders/home.server.ts";
import { Band } from "../page/Band.tsx";
import { ServiceMap } from "./ServiceMap.tsx";
import { MoreLink } from "./MoreLink.tsx";

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
    <Band title={title} text={text} flush={flush} wide="beside" beside={<ServiceMap {...map} />}>
      {all && (
        <MoreLink>
          <Link href={all.href}>{all.name}</Link>
        </MoreLink>
      )}
    </Band>
  );
}
