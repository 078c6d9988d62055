import { Trans, useLingui } from "@lingui/react/macro";
import type { SpokenAnswer } from "@regain/contract/entities/spoken-answer";
import { Pencil } from "lucide-react";
import { useSettings } from "../../../lib/settings-store.ts";
import { Button } from "../../../ui/button.tsx";
import { StimulusPicture } from "../../session/screens/stimulus-picture.tsx";
import { placeLabels } from "../labels.ts";
import type { Listening } from "../../../lib/use-listening.ts";
import styles from "./answer-card.module.css";
import { Outcome } from "./outcome.tsx";
import { TryList } from "./try-list.tsx";

interface AnswerCardProps {
  readonly answer: SpokenAnswer;
  /** The patient's. */
  readonly timeZone: string;
  readonly listening: Listening;
  /** The listener is the patient. */
  readonly isOwn: boolean;
  /** Missing if the reader may not correct answers. */
  readonly onCorrect: (() => void) | undefined;
}

/** One item: what was to be said, what can be heard, and what it counts as. */
export function AnswerCard({ answer, timeZone, listening, isOwn, onCorrect }: AnswerCardProps) {
  const { i18n } = useLingui();
  const { simpleMode } = useSettings();
  const { words, picture, tries, taskName, taskLevel, place, sessionKind, original } = answer;
  const [word = "", ...others] = words;
  const canCorrect = onCorrect && original?.result;
  return (
    <li className={styles.card}>
      <div className={styles.item}>
        {picture && (
          <div className={styles.picture}>
            <StimulusPicture path={picture} />
          </div>
        )}
        <div className={styles.words}>
          <h3 className={styles.word}>{word}</h3>
          {others.length > 0 && (
            <p className={styles.quiet}>
              <Trans>Also right: {others.join(", ")}</Trans>
            </p>
          )}
          <p className={styles.quiet}>
            {taskName}, <Trans>level {taskLevel}</Trans>, {i18n._(placeLabels[place])}
            {sessionKind === "ASSESSMENT" && (
              <>
                , <Trans>“Find my level”</Trans>
              </>
            )}
          </p>
        </div>
      </div>
      {tries.length === 0 ? (
        <p className={styles.quiet}>
          <Trans>No recording of this answer has arrived.</Trans>
        </p>
      ) : (
        <TryList
          tries={tries}
          word={word}
          timeZone={timeZone}
          listening={listening}
          isOwn={isOwn}
        />
      )}
      <div className={styles.result}>
        {(!isOwn || !simpleMode) && <Outcome answer={answer} isOwn={isOwn} />}
        {canCorrect && (
          <Button icon={Pencil} onPress={onCorrect}>
            <Trans>Correct this</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}
