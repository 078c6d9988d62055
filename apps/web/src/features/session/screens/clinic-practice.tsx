import { useMutation } from "@tanstack/react-query";
import { type ReactNode, type Ref, useImperativeHandle, useState } from "react";
import { lazyDialog } from "../../../lib/lazy-part.tsx";
import { useSignedIn } from "../../../lib/current-user.ts";
import { unlockSound } from "../audio/sound.ts";
import type { Outcome } from "../engine/outcome.ts";
import { isPlaying, type PlayerState } from "../engine/player.ts";
import { OnItsWay } from "../parts/dialogs.tsx";
import { OfflineBanner } from "../parts/offline-banner.tsx";
import { UnsentNote } from "../parts/unsent-note.tsx";
import { usePractice } from "../playing/use-practice.ts";
import { PlayedTask } from "./played-task.tsx";
import styles from "./clinic-practice.module.css";

// Opened by few, and forms are large.
const SettingsDialog = lazyDialog(
  async () => (await import("../parts/settings-dialog.tsx")).default,
  <OnItsWay />,
);

/** The state of practice in the clinic while no exercise is on the screen. */
export type ClinicStanding = "before" | "paused" | "finished";

/** What was done on one item. */
export type DoneItem = Pick<Outcome, "task" | "score" | "skipType">;

export interface ClinicRoom {
  readonly standing: ClinicStanding;
  /** What was done since the page was opened. */
  readonly done: readonly DoneItem[];
  /** More of this session was done before that, or on another device. */
  readonly hasEarlier: boolean;
  readonly itemsLeft: number;
  readonly isBusy: boolean;
  /** Why it could not be opened. */
  readonly error: Error | null;
  /**
   * Opens the session, or resumes it. Called by a tap, which is what lets the browser play sound.
   * @param onBegun called once it is on
   */
  readonly go: (onBegun?: () => void) => void;
  /** How practice looks and sounds for whoever holds the device. */
  readonly openSettings: () => void;
}

/** What the surrounding page can ask of the practice. */
export interface ClinicHandle {
  /** Same as Home. */
  readonly pause: () => void;
  /** Sends what is waiting, and leaves nothing on this device that could be resumed. */
  readonly putDown: () => Promise<void>;
}

export interface ClinicPracticeProps {
  readonly patientId: string;
  /** Shown small in the bar: whose practice this is. */
  readonly note: string;
  readonly ref?: Ref<ClinicHandle>;
  /** Shown while no exercise is on. */
  readonly children: (room: ClinicRoom) => ReactNode;
}

function standingOf({ screen, session }: PlayerState): ClinicStanding {
  if (screen === "finished") return "finished";
  return session ? "paused" : "before";
}

function hasEarlier({ answered, outcomes }: PlayerState): boolean {
  const here = new Set(outcomes.map(({ task }) => task.taskId));
  return [...answered].some((taskId) => !here.has(taskId));
}

/** The player in a clinician's hands: the patient's session in the clinic, without the patient's welcome. */
export function ClinicPractice({ patientId, note, ref, children }: ClinicPracticeProps) {
  const { user } = useSignedIn();
  const { practice, state } = usePractice(patientId, user.userId);
  const { player, outbox } = practice;
  const [isSetting, setSetting] = useState(false);
  const start = useMutation({ mutationFn: practice.start });

  useImperativeHandle(
    ref,
    () => ({
      pause() {
        // Whoever takes the device back must not find somebody else's settings open.
        setSetting(false);
        player.send({ type: "home" });
      },
      async putDown() {
        await practice.finish();
        await outbox.flush();
      },
    }),
    [practice, player, outbox],
  );
  if (isPlaying(state)) return <PlayedTask practice={practice} state={state} note={note} />;

  const standing = standingOf(state);
  const go: ClinicRoom["go"] = (onBegun) => {
    unlockSound();
    if (standing !== "paused") {
      if (!start.isPending) start.mutate({ kind: "CLINIC" }, { onSuccess: () => onBegun?.() });
      return;
    }
    player.send({ type: "resume" });
    onBegun?.();
  };
  return (
    <>
      <header className={styles.header}>
        <p className={styles.note}>{note}</p>
        <UnsentNote patientId={patientId} />
      </header>
      <OfflineBanner patientId={patientId} isOffline={state.isOffline} />
      {children({
        standing,
        done: state.outcomes,
        hasEarlier: hasEarlier(state),
        itemsLeft: (state.session?.tasks.length ?? 0) - state.answered.size,
        isBusy: start.isPending,
        error: start.error,
        go,
        openSettings: () => setSetting(true),
      })}
      {isSetting && (
        <SettingsDialog
          opensOn="therapy"
          onPick={undefined}
          staysHere
          onClose={() => setSetting(false)}
        />
      )}
    </>
  );
}
