import { useLingui } from "@lingui/react/macro";
import { isNewAssessment } from "../engine/assessment.ts";
import type { PlayerState } from "../engine/player.ts";
import { PlayerFrame } from "../parts/player-frame.tsx";
import type { Practice } from "../playing/practice.ts";
import { AssessmentIntroScreen } from "./assessment-intro-screen.tsx";
import { PlayedTask } from "./played-task.tsx";

interface PlayedSessionProps {
  readonly practice: Practice;
  readonly state: PlayerState;
  /** The assessment whose purpose was already explained. */
  readonly introducedId: string | undefined;
  readonly onIntroduced: (sessionId: string) => void;
}

/** A running session: what an assessment is for, then its exercises. */
export function PlayedSession(props: PlayedSessionProps) {
  const { practice, state, introducedId, onIntroduced } = props;
  const { t } = useLingui();
  const { screen, session } = state;
  const introduction = isNewAssessment(state, introducedId) ? session?.introduction : undefined;
  if (!session || screen !== "instructions" || !introduction)
    return <PlayedTask practice={practice} state={state} />;
  return (
    <PlayerFrame
      patientId={practice.outbox.patientId}
      player={practice.player}
      state={state}
      session={session}
      title={t`Find your level`}
    >
      {() => (
        <AssessmentIntroScreen
          introduction={introduction}
          onStart={() => onIntroduced(session.sessionId)}
        />
      )}
    </PlayerFrame>
  );
}
