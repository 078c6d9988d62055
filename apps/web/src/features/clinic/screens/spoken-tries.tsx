import type { SpokenTry } from "@regain/contract/entities/spoken-answer";
import { useListening } from "../../../lib/use-listening.ts";
import { fetchSound } from "../api/recordings.ts";
import styles from "../parts/answer-card.module.css";
import { TryLine } from "../parts/try-line.tsx";

export interface SpokenTriesProps {
  readonly patientId: string;
  /** Oldest first. */
  readonly tries: readonly SpokenTry[];
  /** What was to be said. */
  readonly word: string;
  /** The patient's. */
  readonly timeZone: string;
  /** The listener is the patient. */
  readonly isOwn: boolean;
}

/** What was said for one item, to listen to. */
export default function SpokenTries(props: SpokenTriesProps) {
  const { patientId, tries, word, timeZone, isOwn } = props;
  const listening = useListening((id, signal) => fetchSound(patientId, id, signal));
  return (
    <ol className={styles.tries}>
      {tries.map((one, index) => (
        <TryLine
          key={one.recordingId}
          one={one}
          number={index + 1}
          word={word}
          timeZone={timeZone}
          listening={listening}
          isOwn={isOwn}
        />
      ))}
    </ol>
  );
}
