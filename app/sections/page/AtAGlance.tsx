import Card from "@mui/material/Card";
import Container, { type ContainerProps } from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import type { Glance } from "../../content/glance.server.ts";
import { CardLink } from "../../widgets/CardLink/CardLink.tsx";
import { twoColumns } from "../../theme/tokens.ts";
import { NextStart } from "../../widgets/NextStart/NextStart.tsx";
import { Picture } from "../../widgets/Picture/Picture.tsx";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";
import { FactItems } from "../lists/FactItems.tsx";
import { useShell } from "./useShell.ts";

const Row = styled(Container)<Pick<ContainerProps, "component">>(({ theme }) => ({
  marginBottom: 24,
  "& > section": { gap: 14, paddingBlock: "16px 8px", borderTop: "var(--line)" },
  [theme.breakpoints.up("md")]: {
    // The price and the time are what most come for.
    "& > section > dl dd > :first-child": {
      fontSize: "clamp(1.3125rem, 2.2vw, 2rem)",
    },
    "& > section": {
      display: "flex",
      flexWrap: "wrap",
      gap: "24px 48px",
      paddingTop: 24,
      "& > *": { flex: "3 1 0" },
      "& > .MuiCard-root": { flexGrow: 5 },
      "& > dl": { flexGrow: 6, columnGap: 48 },
    },
  },
}));

const FactPanel = styled("section")(({ theme }) => ({
  "--line": `1px solid ${theme.palette.divider}`,
  display: "grid",
  "& > *": { minWidth: 0 },
  "& small, & dt": {
    ...theme.typography.caption,
    display: "block",
    color: theme.palette.text.secondary,
  },
  "& h2, & dd": { ...theme.mixins.heading, margin: 0, lineHeight: 1.3 },
  "& h2": { fontSize: theme.typography.body1.fontSize },
  "& dd": { fontSize: theme.typography.h3.fontSize },
  "& dd a": { fontWeight: "inherit" },
  "& dd small": {
    fontFamily: theme.typography.fontFamily,
    fontWeight: theme.typography.fontWeightRegular,
  },
}));

const Work = styled(Card)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 9fr) minmax(0, 12fr)",
  alignItems: "center",
  "& picture": { position: "relative", alignSelf: "stretch", minHeight: 124 },
  "& picture > img": { position: "absolute", inset: 0, height: "100%" },
  // A drawing has no `picture` around it.
  "& > img": { alignSelf: "stretch", height: "100%" },
  "& > div": { paddingInlineStart: 18 },
});

// Cropped to the height of the cell.
const workSizes = pictureSizes({ xs: [1 / 2], md: 270 });

const Facts = styled("dl")({
  display: "grid",
  gap: "12px 18px",
  alignContent: "center",
  gridTemplateColumns: twoColumns,
});

const Start = styled("small")({
  alignContent: "center",
  // Once the day is over, or if none is given.
  "&:empty": { display: "none" },
});

/**
 * The answers that most visitors come for, at the top of a page: the price, the time, and when a job
 * could start. A page without one of them shows the others. The bars have the ways to get in touch: one
 * pair of buttons in a view.
 */
export function AtAGlance({ glance: { work, facts } }: { glance: Glance }) {
  const { contact, labels } = useShell();
  return (
    <Row component="section">
      <FactPanel aria-label="At a glance">
        {work && (
          <Work>
            <Picture picture={work.thumbnail} sizes={workSizes} />
            <div>
              <small>{labels.work}</small>
              <h2>
                <CardLink href={work.href}>{work.title}</CardLink>
              </h2>
            </div>
          </Work>
        )}
        {facts.length > 0 && (
          <Facts>
            <FactItems facts={facts} />
          </Facts>
        )}
        <Start data-screen-only>
          <NextStart next={contact.nextStart} />
        </Start>
      </FactPanel>
    </Row>
  );
}
