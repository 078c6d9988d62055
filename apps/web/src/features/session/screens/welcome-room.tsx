import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type SessionWish, wishOf } from "../api/session-wish.ts";
import { unlockSound } from "../audio/sound.ts";
import type { PlayerState } from "../engine/player.ts";
import { HelpDialog } from "../parts/help-dialog.tsx";
import { OfflineBanner } from "../parts/offline-banner.tsx";
import { StartProblem } from "../parts/start-problem.tsx";
import { UnsupportedDialog } from "../parts/unsupported-dialog.tsx";
import { isSupported, type SupportedAction } from "../parts/welcome-actions.ts";
import { WelcomeHeader } from "../parts/welcome-header.tsx";
import type { Practice } from "../playing/practice.ts";
import { useGreeting } from "../playing/use-greeting.ts";
import { useWelcome } from "../playing/use-welcome.ts";
import { WelcomeScreen } from "./welcome-screen.tsx";
import styles from "./welcome-screen.module.css";

// Opened by few, and forms are large.
const SettingsDialog = lazy(() => import("../parts/settings-dialog.tsx"));

interface WelcomeRoomProps {
  readonly practice: Practice;
  readonly state: PlayerState;
  readonly scheduleId: string | undefined;
  readonly canPractise: boolean;
  readonly userMenu: ReactNode;
}

/** Before, between and after sessions: what comes next, help and settings. */
export function WelcomeRoom(props: WelcomeRoomProps) {
  const { practice, state, scheduleId, canPractise, userMenu } = props;
  const { player, outbox } = practice;
  const { t } = useLingui();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"help" | "settings" | "unsupported">();
  const close = () => setOpen(undefined);
  const { activity, error, isPending, kept, retry } = useWelcome(practice, state, scheduleId);
  const start = useMutation({ mutationFn: practice.start, networkMode: "always" });
  const isBreak = state.screen === "welcome" && state.session !== undefined;

  useEffect(() => {
    if (!isPending && state.screen === "loading") player.send({ type: "welcomed" });
  }, [player, isPending, state.screen]);

  // Every beginning is a tap, and a tap is what lets the browser sound.
  function begin(wish: SessionWish): void {
    unlockSound();
    close();
    start.mutate(wish);
  }
  function resume(): void {
    unlockSound();
    player.send({ type: "resume" });
  }
  const planned = scheduleId ?? activity?.sessionData.scheduleId ?? undefined;
  const actions: Readonly<Record<SupportedAction, () => void>> = {
    START_THERAPY_SESSION: () => begin({ kind: "SCHEDULED", scheduleId: planned }),
    CONTINUE: () => void navigate({ to: "/dashboard" }),
  };

  const greeting = useGreeting({
    state,
    activity,
    kept,
    act: (action) => (isSupported(action) ? actions[action]() : setOpen("unsupported")),
    resume,
    beginKept: ({ session }) => begin(wishOf(session)),
  });

  return (
    <>
      <WelcomeHeader
        patientId={outbox.patientId}
        userMenu={userMenu}
        onHelp={() => setOpen("help")}
        onSettings={() => setOpen("settings")}
      />
      {(state.isOffline || (kept && !activity)) && <OfflineBanner />}
      {greeting && (isBreak || !isPending) ? (
        <WelcomeScreen
          {...greeting}
          activity={activity}
          isBusy={start.isPending}
          problem={
            start.error && (
              <StartProblem
                error={start.error}
                onRetry={() => start.variables && begin(start.variables)}
                onChoose={() => setOpen("settings")}
              />
            )
          }
        />
      ) : (
        <main className={styles.main}>
          {isPending ? (
            <>
              <VisuallyHidden as="h1">{t`Your practice`}</VisuallyHidden>
              <Skeleton count={5} label={t`Getting your practice`} />
            </>
          ) : (
            <ErrorState
              onRetry={retry}
              kept={t`Your answers are kept.`}
              action={
                scheduleId && (
                  <LinkButton to="/do-therapy">
                    <Trans>Go to my practice</Trans>
                  </LinkButton>
                )
              }
            >
              {errorText(error)}
            </ErrorState>
          )}
        </main>
      )}
      {open === "help" && <HelpDialog onClose={close} />}
      {open === "unsupported" && <UnsupportedDialog onClose={close} />}
      {open === "settings" && (
        <Suspense>
          <SettingsDialog
            onPick={
              canPractise ? (taskTypeIds) => begin({ kind: "SELF_GUIDED", taskTypeIds }) : undefined
            }
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
