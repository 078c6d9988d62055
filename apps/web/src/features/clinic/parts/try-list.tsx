import type { SpokenTry } from "@regain/contract/entities/spoken-answer";
import type { Listening } from "../../../lib/use-listening.ts";
import styles from "./answer-card.module.css";
import { TryLine } from "./try-line.tsx";

export interface TryListProps {
  /** Oldest first. */
  readonly tries: readonly SpokenTry[];
  /** What was to be said. */
  readonly word: string;
  /** The patient's. */
  readonly timeZone: string;
  readonly listening: Listening;
  /** The listener is the patient. */
  readonly isOwn: boolean;
}

/** What was said for one item, to listen to. */
export function TryList({ tries, ...shared }: TryListProps) {
  return (
    <ol className={styles.tries}>
      {tries.map((one, index) => (
        <TryLine key={one.recordingId} one={one} number={index + 1} {...shared} />
      ))}
    </ol>
  );
}
