import { Plural } from "@lingui/react/macro";
import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import type { MultipleChoiceState } from "@regain/therapy/views/multiple-choice";
import { useSettings } from "../../../../lib/settings-store.ts";
import { StimulusList } from "../../stimuli/stimulus-list.tsx";
import styles from "./run.module.css";
import { useReader } from "../parts/reader-context.ts";
import { longestHeld } from "./longest-held.ts";

const minutesOf = (seconds: number) => Math.round(seconds / 60);

function HeldByYou({ seconds }: { readonly seconds: number }) {
  return seconds < 60 ? (
    <Plural
      value={seconds}
      one="You remembered it for # second."
      other="You remembered it for # seconds."
    />
  ) : (
    <Plural
      value={minutesOf(seconds)}
      one="You remembered it for # minute."
      other="You remembered it for # minutes."
    />
  );
}

function Held({ seconds }: { readonly seconds: number }) {
  return seconds < 60 ? (
    <Plural value={seconds} one="Remembered for # second." other="Remembered for # seconds." />
  ) : (
    <Plural
      value={minutesOf(seconds)}
      one="Remembered for # minute."
      other="Remembered for # minutes."
    />
  );
}

interface SpacedSummaryProps {
  readonly view: MultipleChoiceView;
  readonly state: MultipleChoiceState;
  readonly signal: AbortSignal;
}

/** What was to be remembered, and for how long it was remembered. */
export function SpacedSummary({ view, state, signal }: SpacedSummaryProps) {
  const { simpleMode } = useSettings();
  const reader = useReader();
  const seconds = Math.round(longestHeld(view, state) / 1_000);
  return (
    <div className={styles.summary}>
      <StimulusList
        stimuli={view.study?.stimulus ?? []}
        resourceUrl={view.resourceUrl}
        signal={signal}
      />
      {seconds > 0 && !simpleMode && (
        <p className={styles.right}>
          {reader === "patient" ? <HeldByYou seconds={seconds} /> : <Held seconds={seconds} />}
        </p>
      )}
    </div>
  );
}
