import { Trans, useLingui } from "@lingui/react/macro";
import type { AnswerOutcome, SpokenAnswer } from "@regain/contract/entities/spoken-answer";
import { formatMoment, formatPercent } from "../../../lib/formats.ts";
import { resultLabels } from "../labels.ts";
import styles from "./answer-card.module.css";

function useWords(): (outcome: AnswerOutcome) => string {
  const { i18n, t } = useLingui();
  return ({ result, accuracy }) => {
    if (result === null) return t`Skipped`;
    const label = i18n._(resultLabels[result]);
    return result === "correct_partially" && accuracy !== null
      ? `${label}, ${formatPercent(accuracy)}`
      : label;
  };
}

interface OutcomeProps {
  readonly answer: SpokenAnswer;
  /** The reader is the patient. */
  readonly isOwn: boolean;
}

/** What an answer counts as, and how that came about. */
export function Outcome({ answer, isOwn }: OutcomeProps) {
  const { t } = useLingui();
  const wordsOf = useWords();
  const { original, counted, corrections, markedByPatient } = answer;
  if (!original || !counted)
    return (
      <p className={styles.quiet}>
        <Trans>There is no result yet.</Trans>
      </p>
    );
  return (
    <div>
      <p>
        <Trans>
          Counts as: <strong>{wordsOf(counted)}</strong>
        </Trans>
        {markedByPatient === true && (
          <span className={styles.marked}>
            {isOwn ? (
              <Trans>You marked it as correct.</Trans>
            ) : (
              <Trans>The patient marked it as correct.</Trans>
            )}
          </span>
        )}
      </p>
      {corrections.length > 0 && (
        <>
          <ul className={styles.corrections}>
            {corrections.map((one) => {
              const name = one.authorName ?? t`A clinician`;
              return (
                <li key={one.correctionId}>
                  <Trans>
                    {name}: {wordsOf(one)}. {one.reason}
                  </Trans>{" "}
                  <span className={styles.quiet}>{formatMoment(one.correctedAt)}</span>
                </li>
              );
            })}
          </ul>
          <p className={styles.quiet}>
            <Trans>Before the correction: {wordsOf(original)}</Trans>
          </p>
        </>
      )}
    </div>
  );
}
