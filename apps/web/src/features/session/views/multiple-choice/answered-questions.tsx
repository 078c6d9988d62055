import { Trans } from "@lingui/react/macro";
import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import type { MultipleChoiceState } from "@regain/therapy/views/multiple-choice";
import { ChoiceFace } from "../parts/choice-face.tsx";
import { MarkSign } from "../parts/mark.tsx";
import type { Question } from "./choice-mark.ts";
import styles from "./multiple-choice.module.css";

function Answer({
  question,
  chosen,
}: {
  readonly question: Question;
  readonly chosen: string | undefined;
}) {
  const right = question.choices.find(({ id }) => id === question.answer);
  const other = question.choices.find(({ id }) => id === chosen && id !== question.answer);
  return (
    <li className={styles.answer}>
      <h2>{question.text ?? <Trans>Question</Trans>}</h2>
      {right && (
        <p className={styles.right}>
          <MarkSign mark="answer" />
          <ChoiceFace choice={right} />
        </p>
      )}
      {other && (
        <p className={styles.chosen}>
          <MarkSign mark="chosen" />
          <ChoiceFace choice={other} />
        </p>
      )}
    </li>
  );
}

interface AnsweredQuestionsProps {
  readonly view: MultipleChoiceView;
  readonly state: MultipleChoiceState;
}

/** All questions once more, each with its right answer and, if different, what was chosen. */
export function AnsweredQuestions({ view, state }: AnsweredQuestionsProps) {
  return (
    <ol className={styles.answers}>
      {view.questions.map((question) => (
        <Answer
          key={question.id}
          question={question}
          chosen={state.chosen[question.id] ?? undefined}
        />
      ))}
    </ol>
  );
}
