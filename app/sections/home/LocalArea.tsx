import { styled } from "@mui/material/styles";
import type { TownLink } from "../../content/cards.server.ts";
import { ServiceMap, type ServiceMapProps } from "../../widgets/ServiceMap/ServiceMap.tsx";
import { LinkList } from "../lists/LinkList.tsx";
import { Band } from "../page/Band.tsx";

// On phones the drawing takes the whole width, so that its lettering has room.
const Sheet = styled("div")(({ theme }) => ({
  marginInline: -20,
  [theme.breakpoints.up("sm")]: { marginInline: 0 },
}));

export type LocalAreaProps = {
  title: string;
  text: string;
  towns: TownLink[];
  /** The firm's place and how far it goes. */
  area: Omit<ServiceMapProps, "towns">;
  tight?: boolean;
};

/** The towns the firm works in, as a list and on a drawn map beside it (specification §2). */
export function LocalArea({ title, text, towns, area, tight }: LocalAreaProps) {
  return (
    <Band
      title={title}
      text={text}
      tight={tight}
      wide="beside"
      beside={
        <Sheet>
          <ServiceMap {...area} towns={towns} />
        </Sheet>
      }
    >
      <LinkList links={towns} />
    </Band>
  );
}
