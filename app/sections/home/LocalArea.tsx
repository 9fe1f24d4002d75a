import { styled } from "@mui/material/styles";
import type { HomePage } from "../../content/pages/home.server.ts";
import { ServiceMap } from "./ServiceMap.tsx";
import { LinkList } from "../lists/LinkList.tsx";
import { Fold } from "../../widgets/Fold/Fold.tsx";
import { Band } from "../page/Band.tsx";

// On phones the map takes the full width, so that its labels have room.
const Sheet = styled("div")(({ theme }) => ({
  marginInline: -20,
  [theme.breakpoints.up("sm")]: { marginInline: 0 },
}));

export type LocalAreaProps = HomePage["area"] & {
  tight?: boolean;
  /** Whether to list the towns as links too; false where a list of them follows. */
  listed?: boolean;
};

/** The towns the firm works in, as a list with a map beside it (specification §2). */
export function LocalArea({ title, text, map, tight, listed = true }: LocalAreaProps) {
  return (
    <Band
      title={title}
      text={text}
      tight={tight}
      wide="beside"
      beside={
        <Sheet>
          <ServiceMap {...map} />
        </Sheet>
      }
    >
      {listed && (
        <Fold summary="The towns as a list">
          <LinkList links={map.towns} />
        </Fold>
      )}
    </Band>
  );
}
