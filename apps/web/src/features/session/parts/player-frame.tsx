import { type MouseEvent, type ReactNode, useEffect, useMemo, useState } from "react";
import type { TherapySession } from "@regain/contract/entities/session";
import { lazyDialog } from "../../../lib/lazy-part.tsx";
import { useMedia } from "../../../lib/use-media.ts";
import { usePainted } from "../../../lib/use-painted.ts";
import { categoryOf } from "../engine/category.ts";
import type { Skip } from "../engine/outcome.ts";
import { givesHints, stepOf } from "../engine/item.ts";
import { currentTask, type PlayerState } from "../engine/player.ts";
import type { Player } from "../engine/player-host.ts";
import { useFrozen } from "../playing/use-frozen.ts";
import { CoveredContext } from "../views/parts/covered-context.ts";
import { useSteadyPlace } from "../views/parts/use-steady-place.ts";
import { fetchDialogs, HelpDialog, OnItsWay, SkipDialog } from "./dialogs.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import styles from "./player-frame.module.css";
import { TopBar } from "./top-bar.tsx";
import type { TutorialKind } from "./tutorial-dialog.tsx";

// Few watch it, and it brings the views' acting code along.
const TutorialDialog = lazyDialog(
  async () => (await import("./tutorial-dialog.tsx")).default,
  <OnItsWay />,
);

interface PlayerFrameProps {
  readonly patientId: string;
  readonly player: Player;
  readonly state: PlayerState;
  readonly session: TherapySession;
  /** The title, if this is not an exercise: then there is nothing to watch or skip. */
  readonly title?: string | undefined;
  /** Below the name of the exercise. */
  readonly note?: string | undefined;
  /** Receives a function that opens the tutorial. */
  readonly children: (watchTutorial: (kind: TutorialKind) => void) => ReactNode;
}

/** Whether it is where the foot lies when it covers something. */
function isAtFoot({ clientY, currentTarget }: MouseEvent): boolean {
  const foot = currentTarget.querySelector("footer");
  return clientY > innerHeight - (foot?.offsetHeight ?? 0);
}

/** Around instructions and items: the top bar, and what its buttons open. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { patientId, player, state, session, title, note, children } = props;
  const [open, setOpen] = useState<"help" | "skip" | TutorialKind>();
  const [closings, setClosings] = useState(0);
  // What a dialog covers or uncovers ends up under the hand that opened or closed it.
  const guard = useSteadyPlace(`${open}/${closings}`);
  // So does Next on a low screen, where it covers answers only once there is something to do with it.
  const isLow = useMedia("(max-height: 30rem)");
  const isCovering = isLow && state.item !== undefined && stepOf(state.item) !== "wait";
  const footGuard = useSteadyPlace(String(isCovering), isAtFoot);
  const typeId = currentTask(state)?.taskType ?? 0;
  const category = useMemo(() => categoryOf(session, typeId), [session, typeId]);
  const on = useMemo(
    () => ({
      home: () => player.send({ type: "home" }),
      tutorial: () => setOpen("film"),
      skip: () => setOpen("skip"),
      help: () => setOpen("help"),
    }),
    [player],
  );
  const isCovered = open !== undefined;
  const isAnswered = usePainted(state.item?.phase === "answered");
  const { item } = state;
  const canSkip = title === undefined && !isAnswered;
  const isOffline = useFrozen(
    state.isOffline,
    item !== undefined && item.phase !== "answered",
    item?.task.taskId,
  );
  useEffect(fetchDialogs, []);
  useEffect(() => player.life()?.cover(isCovered), [player, isCovered]);
  const close = () => {
    setOpen(undefined);
    setClosings((count) => count + 1);
  };
  const skip = (how: Skip) => {
    close();
    player.send({ type: "skip", ...how });
  };
  return (
    <div
      className={styles.frame}
      onClickCapture={(event) => {
        guard.onClickCapture(event);
        if (!event.isPropagationStopped()) footGuard.onClickCapture(event);
      }}
      onKeyDownCapture={() => {
        guard.onKeyDownCapture();
        footGuard.onKeyDownCapture();
      }}
    >
      <div className={styles.head}>
        <TopBar
          category={title ?? category.name}
          note={note}
          on={on}
          canWatch={title === undefined}
          canSkip={canSkip}
          occasion={String(closings)}
        />
        <OfflineBanner patientId={patientId} isOffline={isOffline} />
      </div>
      <CoveredContext value={isCovered}>{children(setOpen)}</CoveredContext>
      {open === "help" && (
        <HelpDialog
          isPlaying
          canSkip={canSkip}
          givesHints={!isAnswered && item !== undefined && givesHints(item.task.taskView)}
          onClose={close}
        />
      )}
      {open === "skip" && <SkipDialog onSkip={skip} onClose={close} />}
      {(open === "film" || open === "replay") && (
        <TutorialDialog category={category} first={open} onClose={close} />
      )}
    </div>
  );
}
