import { Trans } from "@lingui/react/macro";
import type { TaskView } from "@regain/contract/entities/task-view";
import { spokenIn } from "../engine/readable.ts";
import { StimulusList } from "../stimuli/stimulus-list.tsx";
import { Frame } from "../stimuli/stream-frame.tsx";
import { HeardAgain } from "./heard-again.tsx";
import styles from "./study-again.module.css";

interface StudyAgainProps {
  readonly study: NonNullable<TaskView["study"]>;
  readonly resourceUrl: string | undefined;
  readonly signal: AbortSignal;
}

/** What was put away before the question came; of a stream, every frame. */
export function StudyAgain({ study, resourceUrl, signal }: StudyAgainProps) {
  const frames = study.stimulus.flatMap((one) => (one.kind === "stream" ? one.frames : []));
  const still = study.stimulus.filter(({ kind }) => kind !== "stream" && kind !== "audio");
  return (
    <div className={styles.study}>
      <p className={styles.first}>
        <Trans>Shown first</Trans>
      </p>
      <p className={styles.text}>{study.text}</p>
      <StimulusList stimuli={still} resourceUrl={resourceUrl} signal={signal} />
      <HeardAgain speeches={spokenIn(study.stimulus)} />
      {frames.length > 0 && (
        <ol className={styles.frames}>
          {frames.map((frame, index) => (
            <li key={index} className={styles.frame}>
              {frame.image || frame.text !== undefined ? (
                <Frame frame={frame} />
              ) : (
                frame.speech?.text
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
