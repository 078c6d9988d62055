import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import type { TherapySession } from "@regain/contract/entities/session";
import { categoryAt } from "../engine/category.ts";
import type { Skip } from "../engine/outcome.ts";
import type { PlayerState } from "../engine/player.ts";
import type { Player } from "../engine/player-host.ts";
import { HelpDialog } from "./help-dialog.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import styles from "./player-frame.module.css";
import { SkipDialog } from "./skip-dialog.tsx";
import { TopBar } from "./top-bar.tsx";

// Few watch it, and it brings the views' acting code along.
const TutorialDialog = lazy(() => import("./tutorial-dialog.tsx"));

interface PlayerFrameProps {
  readonly player: Player;
  readonly state: PlayerState;
  readonly session: TherapySession;
  /** Gets the way to open the tutorial. */
  readonly children: (watchTutorial: () => void) => ReactNode;
}

/** Around instructions and items: the top bar, and what its buttons open. */
export function PlayerFrame({ player, state, session, children }: PlayerFrameProps) {
  const [open, setOpen] = useState<"help" | "skip" | "tutorial">();
  const { position } = state;
  const category = useMemo(() => categoryAt(session, position), [session, position]);
  const on = useMemo(
    () => ({
      home: () => player.send({ type: "home" }),
      tutorial: () => setOpen("tutorial"),
      skip: () => setOpen("skip"),
      help: () => setOpen("help"),
    }),
    [player],
  );
  const close = () => setOpen(undefined);
  const skip = (how: Skip) => {
    close();
    player.send({ type: "skip", ...how });
  };
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <TopBar category={category.name} on={on} canSkip={state.item?.phase !== "answered"} />
        {state.isOffline && <OfflineBanner />}
      </div>
      {children(on.tutorial)}
      {open === "help" && <HelpDialog onClose={close} />}
      {open === "skip" && <SkipDialog onSkip={skip} onClose={close} />}
      {open === "tutorial" && (
        <Suspense>
          <TutorialDialog typeId={category.typeId} name={category.name} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
