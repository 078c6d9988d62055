import { Plural } from "@lingui/react/macro";
import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import type { MultipleChoiceState } from "@regain/therapy/views/multiple-choice";
import { useSettings } from "../../../../lib/settings-store.ts";
import { StimulusList } from "../../stimuli/stimulus-list.tsx";
import styles from "./run.module.css";
import { longestHeld } from "./longest-held.ts";

interface SpacedSummaryProps {
  readonly view: MultipleChoiceView;
  readonly state: MultipleChoiceState;
  readonly signal: AbortSignal;
}

/** What was to be remembered, and for how long it was. */
export function SpacedSummary({ view, state, signal }: SpacedSummaryProps) {
  const { simpleMode } = useSettings();
  const seconds = Math.round(longestHeld(view, state) / 1_000);
  const minutes = Math.round(seconds / 60);
  return (
    <div className={styles.summary}>
      <StimulusList
        stimuli={view.study?.stimulus ?? []}
        resourceUrl={view.resourceUrl}
        signal={signal}
      />
      {seconds > 0 && !simpleMode && (
        <p className={styles.right}>
          {seconds < 60 ? (
            <Plural
              value={seconds}
              one="You remembered it for # second."
              other="You remembered it for # seconds."
            />
          ) : (
            <Plural
              value={minutes}
              one="You remembered it for # minute."
              other="You remembered it for # minutes."
            />
          )}
        </p>
      )}
    </div>
  );
}
