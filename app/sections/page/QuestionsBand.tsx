import { Questions, type AnsweredQuestion } from "../../widgets/Questions/Questions.tsx";
import { partIds } from "../../lib/partIds.ts";
import { Band } from "./Band.tsx";

export type QuestionsBandProps = {
  title: string;
  questions: AnsweredQuestion[];
  /** Whether the first answer is open. */
  openFirst?: boolean;
};

/** A page's own questions. Renders nothing if empty. Anchor `#questions`. */
export function QuestionsBand({ title, questions, openFirst = false }: QuestionsBandProps) {
  if (questions.length === 0) return null;
  return (
    <Band id={partIds.questions} title={title} split>
      <Questions questions={questions} openFirst={openFirst} />
    </Band>
  );
}
