import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { Questions, type AnsweredQuestion } from "../../widgets/Questions/Questions.tsx";
import { TableOfContents } from "./TableOfContents.tsx";
import { ReadingColumns } from "./ReadingColumns.tsx";

const Group = styled("section")({
  "& + &": { marginTop: 72 },
  "& h2": { marginBottom: 24 },
});

export type QuestionGroupsProps = {
  groups: { id: string; title: string; questions: AnsweredQuestion[] }[];
};

/**
 * Questions by group, with a table of contents beside them. Each group and answer has an anchor.
 */
export function QuestionGroups({ groups }: QuestionGroupsProps) {
  const headings = groups.map(({ id, title }) => ({ id, text: title }));
  return (
    <ReadingColumns contents={<TableOfContents headings={headings} />}>
      {groups.map(({ id, title, questions }) => (
        <Group key={id} aria-labelledby={id}>
          <Typography variant="h2" id={id} tabIndex={-1}>
            {title}
          </Typography>
          <Questions questions={questions} />
        </Group>
      ))}
    </ReadingColumns>
  );
}
