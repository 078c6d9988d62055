import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { lazyDialog } from "../../../lib/lazy-part.tsx";
import { afterPaint } from "../../../lib/after-paint.ts";
import { errorText } from "../../../lib/error-text.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type SessionWish, wishOf } from "../api/session-wish.ts";
import { unlockSound } from "../audio/sound.ts";
import type { PlayerState } from "../engine/player.ts";
import { HelpDialog, OnItsWay, UnsupportedDialog } from "../parts/dialogs.tsx";
import { OfflineBanner } from "../parts/offline-banner.tsx";
import { StartProblem } from "../parts/start-problem.tsx";
import { WelcomeHeader } from "../parts/welcome-header.tsx";
import type { Practice } from "../playing/practice.ts";
import { useElsewhere } from "../playing/use-elsewhere.ts";
import { usePrefetchNext } from "../playing/use-prefetch-next.ts";
import { useGreeting } from "../playing/use-greeting.ts";
import { useWelcomeActions } from "../playing/use-welcome-actions.ts";
import { useMomentOutOfSight } from "../playing/use-safe-moments.ts";
import { useWelcome } from "../playing/use-welcome.ts";
import { RatingsScreen } from "./ratings-screen.tsx";
import { WelcomeScreen } from "./welcome-screen.tsx";
import styles from "./welcome-screen.module.css";

// Opened by few, and forms are large.
const SettingsDialog = lazyDialog(
  async () => (await import("../parts/settings-dialog.tsx")).default,
  <OnItsWay />,
);

interface WelcomeRoomProps {
  readonly practice: Practice;
  readonly state: PlayerState;
  readonly scheduleId: string | undefined;
  /** As it was when the page was opened; a family may have paid elsewhere since. */
  readonly canPractise: boolean;
  readonly userMenu: ReactNode;
  /** Called once what comes next has been painted; the same function each time. */
  readonly whenWelcomed: () => void;
}

/** Before, between and after sessions: what comes next, help and settings. */
export function WelcomeRoom(props: WelcomeRoomProps) {
  const { practice, state, scheduleId, userMenu, whenWelcomed } = props;
  const { player, outbox } = practice;
  const { t } = useLingui();
  const [open, setOpen] = useState<"help" | "settings" | "exercises" | "unsupported">();
  const close = () => setOpen(undefined);
  const [isRating, setIsRating] = useState(false);
  const welcome = useWelcome(practice, state, scheduleId);
  const {
    activity,
    error,
    isPending,
    isUnreached,
    kept,
    prefetched,
    isFinishedHere,
    refresh,
    askAnew,
  } = welcome;
  const canPractise = activity?.sessionData.canPractise ?? props.canPractise;
  const { act, begin, isBusy, failed } = useWelcomeActions({
    practice,
    welcome,
    scheduleId,
    openRatings: () => setIsRating(true),
    openExercises: () => setOpen("exercises"),
    sayUnsupported: () => setOpen("unsupported"),
  });
  usePrefetchNext(
    practice,
    canPractise ? activity?.sessionData.scheduleId : undefined,
    welcome.today,
  );
  useMomentOutOfSight(outbox, open === undefined && !isRating && !isBusy);
  const isBreak = state.screen === "welcome" && state.session !== undefined;
  useElsewhere(practice, isBreak);

  useEffect(() => (isPending ? undefined : afterPaint(whenWelcomed)), [isPending, whenWelcomed]);

  function beginOwn(wish: SessionWish): void {
    close();
    begin(wish);
  }
  function leaveRatings(): void {
    setIsRating(false);
    askAnew();
  }
  function resume(): void {
    unlockSound();
    player.send({ type: "resume" });
  }
  const greeting = useGreeting({
    state,
    activity,
    kept,
    prefetched,
    isFinishedHere,
    canPractise,
    act,
    resume,
    beginKept: ({ session }) => begin(wishOf(session)),
    askAgain: () => void refresh(),
  });

  const room = (
    <>
      <WelcomeHeader
        patientId={outbox.patientId}
        userMenu={userMenu}
        onHelp={() => setOpen("help")}
        onSettings={() => setOpen("settings")}
      />
      <OfflineBanner
        patientId={outbox.patientId}
        isOffline={
          state.isOffline || isFinishedHere || (isUnreached && (kept ?? prefetched) !== undefined)
        }
      />
      {greeting && (isBreak || !isPending) ? (
        <WelcomeScreen
          {...greeting}
          activity={activity}
          today={welcome.today}
          isBusy={isBusy}
          problem={
            failed && (
              <StartProblem
                error={failed.error}
                onRetry={failed.again}
                onChoose={() => setOpen("exercises")}
              />
            )
          }
        />
      ) : (
        <main className={styles.main}>
          {isPending ? (
            <>
              <VisuallyHidden as="h1">{t`Your practice`}</VisuallyHidden>
              <Skeleton count={5} label={t`Loading your practice`} />
            </>
          ) : (
            <ErrorState
              heading={<PageHeading>{t`Something went wrong`}</PageHeading>}
              onRetry={() => void refresh()}
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
    </>
  );

  return (
    <>
      {isRating ? (
        <RatingsScreen
          patientId={outbox.patientId}
          onHelp={() => setOpen("help")}
          onLeave={leaveRatings}
        />
      ) : (
        room
      )}
      {open === "help" && <HelpDialog isPlaying={isRating} onClose={close} />}
      {open === "unsupported" && <UnsupportedDialog onClose={close} />}
      {(open === "settings" || open === "exercises") && (
        <SettingsDialog
          opensOn={open === "exercises" ? "guided" : "therapy"}
          onPick={
            canPractise
              ? (taskTypeIds) => beginOwn({ kind: "SELF_GUIDED", taskTypeIds })
              : undefined
          }
          onClose={close}
        />
      )}
    </>
  );
}
