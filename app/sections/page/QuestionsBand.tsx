import { Questions, type AnsweredQuestion } from "../../widgets/Questions/Questions.tsx";
import { Band } from "./Band.tsx";

export type QuestionsBandProps = { title: string; questions: AnsweredQuestion[] };

/** A page's own questions. Renders nothing if empty. Anchor `#questions`. */
export function QuestionsBand({ title, questions }: QuestionsBandProps) {
  if (questions.length === 0) return null;
  return (
    <Band id="questions" title={title} split>
      <Questions questions={questions} />
    </Band>
  );
}
