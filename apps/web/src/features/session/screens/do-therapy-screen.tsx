import { useLingui } from "@lingui/react/macro";
import { lazyRouteComponent } from "@tanstack/react-router";
import { type ReactNode, Suspense, useDeferredValue, useState } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { isPlaying } from "../engine/player.ts";
import { useAutoResume } from "../playing/use-auto-resume.ts";
import { usePractice } from "../playing/use-practice.ts";
import { useMomentBetweenExercises } from "../playing/use-safe-moments.ts";
import { WelcomeRoom } from "./welcome-room.tsx";

export interface DoTherapyScreenProps {
  /** The schedule in the URL; the active one if there is none. */
  readonly scheduleId?: string | undefined;
  /** Shown at the end of the welcome's header. */
  readonly userMenu?: ReactNode;
}

// Fetched once the welcome is shown: exercises and their views are most of the player.
const PlayedSession = lazyRouteComponent(() => import("./played-session.tsx"), "PlayedSession");
const fetchPlayed = () => void PlayedSession.preload?.();

function GettingPractice() {
  const { t } = useLingui();
  return <Skeleton shape="block" label={t`Loading your practice`} />;
}

/** A patient's practice: welcome, instructions, items, and welcome again. */
export function DoTherapyScreen(props: DoTherapyScreenProps) {
  const { user, subscriptionState } = useSignedIn();
  const canPractise = subscriptionState?.permissions.canPractise ?? false;
  return <PatientPractice {...props} patientId={user.userId} canPractise={canPractise} />;
}

interface PatientPracticeProps extends DoTherapyScreenProps {
  readonly patientId: string;
  readonly canPractise: boolean;
}

/** Renders at each tap; who is signed in is asked above it, once. */
function PatientPractice({ patientId, canPractise, scheduleId, userMenu }: PatientPracticeProps) {
  const { practice, state } = usePractice(patientId);
  const [introducedId, setIntroducedId] = useState<string>();

  // A page that opens is rendered in steps, between which it stays responsive.
  const isDrawn = useDeferredValue(true, false);
  const isGoingOn = useAutoResume(practice);
  useMomentBetweenExercises(practice, state);

  if (isPlaying(state))
    return (
      <Suspense fallback={<GettingPractice />}>
        <PlayedSession
          practice={practice}
          state={state}
          introducedId={introducedId}
          onIntroduced={setIntroducedId}
        />
      </Suspense>
    );
  if (isGoingOn || !isDrawn) return <GettingPractice />;
  return (
    <WelcomeRoom
      practice={practice}
      state={state}
      scheduleId={scheduleId}
      whenWelcomed={fetchPlayed}
      canPractise={canPractise}
      userMenu={userMenu}
    />
  );
}
