import type { TownLink } from "../../content/cards.server.ts";
import { Band } from "../page/Band.tsx";
import { LinkList } from "../lists/LinkList.tsx";

export type LocalAreaProps = { title: string; text: string; towns: TownLink[]; tight?: boolean };

/** The towns the firm works in. */
export function LocalArea({ title, text, towns, tight }: LocalAreaProps) {
  return (
    <Band title={title} text={text} tight={tight}>
      <LinkList links={towns} />
    </Band>
  );
}
