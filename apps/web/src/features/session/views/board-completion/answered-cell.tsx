import { useLingui } from "@lingui/react/macro";
import type { BoardCompletionView } from "@regain/contract/entities/task-view";
import { answersIn } from "@regain/therapy/views/board-answers";
import type { BoardCompletionState } from "@regain/therapy/views/board-completion";
import { ChoiceFace, faceName } from "../parts/choice-face.tsx";
import { MarkSign } from "../parts/mark.tsx";
import styles from "./board-completion.module.css";

interface AnsweredCellProps {
  readonly id: string;
  readonly name: string;
  readonly view: BoardCompletionView;
  readonly state: BoardCompletionState;
}

/** A cell with what belongs in it; what was put there by mistake is shown quietly next to it. */
export function AnsweredCell({ id, name, view, state }: AnsweredCellProps) {
  const { t } = useLingui();
  const answers = answersIn(view, state, id);
  const isSmall = view.cellHolds === "one";
  return (
    <div className={styles.cell} data-holds={view.cellHolds}>
      <span aria-hidden className={styles.caption}>
        {name}
      </span>
      <ul className={styles.answers} aria-label={answers.length > 0 ? name : t`${name}: empty`}>
        {answers.map(({ item, mark }, index) => (
          <li key={index} className={styles.answer} data-answer={mark}>
            <ChoiceFace choice={item} />
            {item.text === undefined && <span className={styles.unseen}>{faceName(item)}</span>}
            <MarkSign mark={mark} isSmall={isSmall || mark === "right"} />
          </li>
        ))}
      </ul>
    </div>
  );
}
