import { styled } from "@mui/material/styles";
import type { Content } from "../../content/entries.server.ts";
import type { ProjectPage } from "../../content/loaders/project.server.ts";
import { MobileDisclosure } from "../../widgets/MobileDisclosure/MobileDisclosure.tsx";
import { LinkItems } from "../../widgets/LinkItems/LinkItems.tsx";

const Lists = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 32,
  paddingBlock: "12px 28px",
  [theme.breakpoints.up("md")]: { gap: 40, paddingBlock: 0 },
  "& > *": { minWidth: 0 },
  "& h2": {
    ...theme.typography.h3,
    paddingBottom: 10,
    borderBottom: `2px solid ${theme.palette.text.primary}`,
  },
  "& ul": { ...theme.typography.body2 },
  "& li": { paddingBlock: 10, borderBottom: `1px solid ${theme.palette.divider}` },
  // Makes the target at least 24 px high.
  "& a": { display: "inline-block", overflowWrap: "anywhere" },
}));

type ProjectDetailsProps = ProjectPage["details"] & {
  words: Content["words"]["project"]["details"];
};

/** A project's features, materials and services, as a specification sheet beside its text. */
export function ProjectDetails({ features, materials, services, words }: ProjectDetailsProps) {
  const asItems = (list: string[]) => list.map((entry) => <li key={entry}>{entry}</li>);
  const lists = [
    { name: words.features, items: asItems(features) },
    { name: words.materials, items: asItems(materials) },
    { name: words.services, items: <LinkItems links={services} /> },
  ];
  return (
    <MobileDisclosure summary={words.all}>
      <Lists>
        {lists.map(({ name, items }) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul>{items}</ul>
          </section>
        ))}
      </Lists>
    </MobileDisclosure>
  );
}
