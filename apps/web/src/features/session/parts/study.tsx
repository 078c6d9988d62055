import { Trans } from "@lingui/react/macro";
import type { TaskView } from "@regain/contract/entities/task-view";
import { Check } from "lucide-react";
import { StimulusList } from "../stimuli/stimulus-list.tsx";
import { SteadyButton } from "./steady-button.tsx";
import styles from "./study.module.css";

interface StudyProps {
  readonly view: TaskView;
  readonly signal: AbortSignal;
  readonly onReady: () => void;
}

/** To be looked at or listened to first; it goes when the patient says so. */
export function Study({ view, signal, onReady }: StudyProps) {
  if (!view.study) return null;
  return (
    <div className={styles.study}>
      <h2>{view.study.text}</h2>
      <StimulusList stimuli={view.study.stimulus} resourceUrl={view.resourceUrl} signal={signal} />
      <SteadyButton look="primary" size="large" icon={Check} onTap={onReady}>
        <Trans>I am ready</Trans>
      </SteadyButton>
    </div>
  );
}
