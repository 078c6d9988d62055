import { Plural, Trans } from "@lingui/react/macro";
import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import type { MultipleChoiceState } from "@regain/therapy/views/multiple-choice";
import { useSettings } from "../../../../lib/settings-store.ts";
import { runCounts } from "./run-counts.ts";
import styles from "./run.module.css";

interface RunSummaryProps {
  readonly view: MultipleChoiceView;
  readonly state: MultipleChoiceState;
}

/** How a run went, in a few figures; without figures if no scores are wanted. */
export function RunSummary({ view, state }: RunSummaryProps) {
  const { simpleMode } = useSettings();
  const { right, missed, falseTaps, otherAnswers } = runCounts(view, state);
  const total = view.questions.length;
  if (simpleMode)
    return (
      <div className={styles.summary}>
        <p className={styles.right}>
          <Trans>You are done.</Trans>
        </p>
      </div>
    );
  return (
    <div className={styles.summary}>
      <p className={styles.right}>
        <Trans>
          {right} of {total} right
        </Trans>
      </p>
      <ul>
        {missed > 0 && (
          <li>
            <Plural
              value={missed}
              one="# went by without a touch."
              other="# went by without a touch."
            />
          </li>
        )}
        {falseTaps > 0 && (
          <li>
            <Plural value={falseTaps} one="# extra touch." other="# extra touches." />
          </li>
        )}
        {otherAnswers > 0 && (
          <li>
            <Plural value={otherAnswers} one="# other answer." other="# other answers." />
          </li>
        )}
      </ul>
    </div>
  );
}
