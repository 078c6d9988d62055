import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { isNewAssessment } from "../engine/assessment.ts";
import { isPlaying } from "../engine/player.ts";
import { PlayerFrame } from "../parts/player-frame.tsx";
import { usePractice } from "../playing/use-practice.ts";
import { AssessmentIntroScreen } from "./assessment-intro-screen.tsx";
import { PlayedTask } from "./played-task.tsx";
import { WelcomeRoom } from "./welcome-room.tsx";

export interface DoTherapyScreenProps {
  /** The schedule of the address; the active one where there is none. */
  readonly scheduleId?: string | undefined;
  /** Stands at the end of the welcome's header. */
  readonly userMenu?: ReactNode;
}

/** A patient's practice: welcome, instructions, items, and welcome again. */
export function DoTherapyScreen({ scheduleId, userMenu }: DoTherapyScreenProps) {
  const { t } = useLingui();
  const { user, subscriptionState } = useSignedIn();
  const { practice, state } = usePractice(user.userId);
  const { player } = practice;
  const { screen, session } = state;
  const [introducedId, setIntroducedId] = useState<string>();

  const introduction = isNewAssessment(state, introducedId) ? session?.introduction : undefined;
  if (session && screen === "instructions" && introduction)
    return (
      <PlayerFrame player={player} state={state} session={session} title={t`Find your level`}>
        {() => (
          <AssessmentIntroScreen
            introduction={introduction}
            onStart={() => setIntroducedId(session.sessionId)}
          />
        )}
      </PlayerFrame>
    );

  if (isPlaying(state)) return <PlayedTask practice={practice} state={state} />;
  return (
    <WelcomeRoom
      practice={practice}
      state={state}
      scheduleId={scheduleId}
      canPractise={subscriptionState?.permissions.canPractise ?? false}
      userMenu={userMenu}
    />
  );
}
