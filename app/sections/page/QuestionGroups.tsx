import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { Questions, type AnsweredQuestion } from "../../widgets/Questions/Questions.tsx";
import { layout } from "../../theme/tokens.ts";
import { LinkItems } from "../../widgets/LinkItems/LinkItems.tsx";
import { Picture, type PictureSource } from "../../widgets/Picture/Picture.tsx";
import { TableOfContents } from "./TableOfContents.tsx";
import { ReadingColumns } from "./ReadingColumns.tsx";

// Wider windows have the contents, and a picture, beside the questions.
const Groups = styled("ul")(({ theme }) => ({
  ...theme.mixins.sidewaysRow,
  columnGap: 24,
  marginTop: -20,
  marginBottom: 20,
  "& li": { flex: "none", maxWidth: "80%" },
  "& a:focus-visible": { outlineOffset: -3, boxShadow: "none" },
  "& a": {
    ...theme.typography.body2,
    display: "flex",
    alignItems: "center",
    minHeight: layout.target,
    lineHeight: 1.3,
  },
  [theme.breakpoints.up("lg")]: { display: "none" },
}));

const Beside = styled("div")(({ theme }) => ({
  "& img": { marginBottom: 32 },
  // Below the questions where it would stand before them.
  [theme.breakpoints.down("lg")]: { display: "contents", "& img": { order: 1, margin: 0 } },
}));

const Group = styled("section")(({ theme }) => ({
  "& + &": { marginTop: 48 },
  "& h2": { marginBottom: 12 },
  [theme.breakpoints.up("md")]: { "& + &": { marginTop: 72 }, "& h2": { marginBottom: 24 } },
}));

export type QuestionGroupsProps = {
  groups: { id: string; title: string; questions: AnsweredQuestion[] }[];
  picture?: PictureSource | undefined;
};

/**
 * Questions by group, with a table of contents beside them. The first is what most ask, and its answer
 * is open. Each group and answer has an anchor.
 */
export function QuestionGroups({ groups, picture }: QuestionGroupsProps) {
  const headings = groups.map(({ id, title }) => ({ id, text: title }));
  return (
    <ReadingColumns
      contents={
        <Beside>
          {picture && <Picture picture={picture} />}
          <TableOfContents headings={headings} />
        </Beside>
      }
    >
      <Groups data-screen-only data-repeats="contents">
        <LinkItems links={groups.map(({ id, title }) => ({ name: title, href: `#${id}` }))} />
      </Groups>
      {groups.map(({ id, title, questions }, index) => (
        <Group key={id} aria-labelledby={id}>
          <Typography variant="h2" id={id} tabIndex={-1}>
            {title}
          </Typography>
          <Questions questions={questions} openFirst={index === 0} />
        </Group>
      ))}
    </ReadingColumns>
  );
}
