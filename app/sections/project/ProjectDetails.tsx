import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { Content } from "../../content/entries.server.ts";
import type { ProjectPage } from "../../content/loaders/project.server.ts";
import { LinkItems } from "../../widgets/LinkItems/LinkItems.tsx";
import { MobileDisclosure } from "../../widgets/MobileDisclosure/MobileDisclosure.tsx";
import { SectionBoundary } from "../page/SectionBoundary.tsx";

const Sheet = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 32,
  paddingBlock: "48px 56px",
  "& > *": { minWidth: 0 },
  "& section > h2": {
    ...theme.typography.h3,
    paddingBottom: 10,
    borderBottom: `2px solid ${theme.palette.text.primary}`,
  },
  "& ul": { ...theme.typography.body2 },
  "& section > ul > li": { paddingBlock: 10, borderBottom: `1px solid ${theme.palette.divider}` },
  // Makes the target at least 24 px high.
  "& section a": { display: "inline-block", overflowWrap: "anywhere" },
  "& .two": { display: "grid", gap: "32px 40px", paddingBlock: "12px 28px" },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
    gap: "48px 40px",
    paddingBlock: "80px 96px",
    "& .two": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", paddingBlock: 0 },
  },
  [theme.breakpoints.up("lg")]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr)",
  },
}));

type ProjectDetailsProps = ProjectPage["details"] & {
  words: Content["words"]["project"]["details"];
  /** Shown beside the lists. */
  children?: ReactNode;
};

/**
 * A project's features, materials and services, as a drawing's title block lists them. A phone folds
 * materials and services.
 */
export function ProjectDetails(props: ProjectDetailsProps) {
  const { features, materials, services, words, children } = props;
  const list = (name: string, items: ReactNode) => (
    <section>
      <h2>{name}</h2>
      <ul>{items}</ul>
    </section>
  );
  const asItems = (entries: string[]) => entries.map((entry) => <li key={entry}>{entry}</li>);
  return (
    <SectionBoundary name="details">
      <Container>
        <Sheet>
          {list(words.features, asItems(features))}
          <MobileDisclosure summary={words.more}>
            <div className="two">
              {list(words.materials, asItems(materials))}
              {list(words.services, <LinkItems links={services} />)}
            </div>
          </MobileDisclosure>
          <div>{children}</div>
        </Sheet>
      </Container>
    </SectionBoundary>
  );
}
