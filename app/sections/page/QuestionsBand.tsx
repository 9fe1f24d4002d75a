import { styled } from "@mui/material/styles";
import { Questions, type AnsweredQuestion } from "../../widgets/Questions/Questions.tsx";
import { Band } from "./Band.tsx";

const Box = styled("div")({ marginTop: 32, maxWidth: 860 });

/** A page's own questions. Nothing where there are none. */
export function QuestionsBand({
  title,
  questions,
}: {
  title: string;
  questions: AnsweredQuestion[];
}) {
  if (questions.length === 0) return null;
  return (
    <Band title={title}>
      <Box>
        <Questions questions={questions} />
      </Box>
    </Band>
  );
}
