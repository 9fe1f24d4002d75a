import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { Questions, type AnsweredQuestion } from "../../widgets/Questions/Questions.tsx";
import { layout, twoColumns } from "../../theme/tokens.ts";
import { LinkItems } from "../../widgets/LinkItems/LinkItems.tsx";
import { TableOfContents } from "./TableOfContents.tsx";
import { ReadingColumns } from "./ReadingColumns.tsx";

// Wider windows have the contents beside the questions.
const Groups = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: twoColumns,
  columnGap: 16,
  marginBottom: 48,
  "& a": {
    ...theme.typography.body2,
    display: "flex",
    alignItems: "center",
    minHeight: layout.target,
    height: "100%",
    lineHeight: 1.3,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  [theme.breakpoints.up("lg")]: { display: "none" },
}));

const Group = styled("section")({
  "& + &": { marginTop: 72 },
  "& h2": { marginBottom: 24 },
});

export type QuestionGroupsProps = {
  groups: { id: string; title: string; questions: AnsweredQuestion[] }[];
};

/**
 * Questions by group, with a table of contents beside them. The first group is what most ask, and its
 * answers are open. Each group and answer has an anchor.
 */
export function QuestionGroups({ groups }: QuestionGroupsProps) {
  const headings = groups.map(({ id, title }) => ({ id, text: title }));
  return (
    <ReadingColumns contents={<TableOfContents headings={headings} />}>
      <Groups data-screen-only data-repeats="contents">
        <LinkItems links={groups.map(({ id, title }) => ({ name: title, href: `#${id}` }))} />
      </Groups>
      {groups.map(({ id, title, questions }, index) => (
        <Group key={id} aria-labelledby={id}>
          <Typography variant="h2" id={id} tabIndex={-1}>
            {title}
          </Typography>
          <Questions questions={questions} open={index === 0} columns />
        </Group>
      ))}
    </ReadingColumns>
  );
}
