import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Fragment } from "react";
import type { ProjectPage } from "../../content/loaders/project.server.ts";
import { layout } from "../../theme/tokens.ts";
import { Gallery } from "../../widgets/Gallery/Gallery.tsx";
import { Prose } from "../page/Prose.tsx";
import { readerPart } from "../page/readerPart.ts";
import { SectionBoundary } from "../page/SectionBoundary.tsx";

// Reader views take the parts as one, since they are beside one another and have one class.
const Spreads = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 36,
  paddingTop: 40,
  "& > *": { minWidth: 0 },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
    gap: "72px 40px",
    paddingTop: 72,
    "& > [data-part=prose]": { gridColumn: 1 },
    "& > [data-part=pictures]": { gridColumn: 2 },
    // They stay beside a text that is longer.
    "& > [data-part=pictures] > ul": { position: "sticky", top: layout.navBar + 24 },
    "& > [data-part=pair]": { gridColumn: "1 / -1" },
  },
  [theme.breakpoints.up("lg")]: { columnGap: 64 },
  "@media print": { "& > [data-part] > ul": { position: "static" } },
}));

export type ProjectTextProps = Pick<ProjectPage, "spreads" | "drawings"> & {
  images: ProjectPage["pictures"]["images"];
  label: string;
};

/** A project's text, with its pictures between the sections or, space permitting, beside them. */
export function ProjectText({ spreads, drawings, images, label }: ProjectTextProps) {
  const gallery = { pictures: images, label };
  return (
    <SectionBoundary name="text" inReader>
      <Container>
        <Spreads>
          {spreads.map(({ html, shown }) => (
            <Fragment key={html}>
              <div className={readerPart} data-part="prose">
                <Prose html={html} />
              </div>
              {shown.length > 0 && (
                <section className={readerPart} data-part="pictures">
                  <Gallery {...gallery} shown={shown} />
                </section>
              )}
            </Fragment>
          ))}
          {drawings.length > 0 && (
            <section className={readerPart} data-part="pair">
              <Gallery {...gallery} shown={drawings} shape="pair" />
            </section>
          )}
        </Spreads>
      </Container>
    </SectionBoundary>
  );
}
