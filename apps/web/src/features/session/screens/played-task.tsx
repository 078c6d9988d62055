import { unlockSound } from "../audio/sound.ts";
import { currentTask, type PlayerState } from "../engine/player.ts";
import { PlayerFrame } from "../parts/player-frame.tsx";
import type { Practice } from "../playing/practice.ts";
import { InstructionsScreen } from "./instructions-screen.tsx";
import { TaskScreen } from "./task-screen.tsx";

interface PlayedTaskProps {
  readonly practice: Practice;
  readonly state: PlayerState;
  /** Stands below the name of the exercise. */
  readonly note?: string | undefined;
}

/** The exercise that is on: its instructions or its item, below the bar. Nothing while there is none. */
export function PlayedTask({ practice: { player, outbox }, state, note }: PlayedTaskProps) {
  const { screen, session, item, position } = state;
  const { patientId } = outbox;
  const task = currentTask(state);
  if (!session || !task) return null;
  function start(): void {
    // The first tap of a page that was loaded anew between two exercises.
    unlockSound();
    player.send({ type: "instructions_seen" });
  }
  return (
    <PlayerFrame patientId={patientId} player={player} state={state} session={session} note={note}>
      {(watchTutorial) =>
        screen === "task" && item ? (
          <TaskScreen
            patientId={patientId}
            player={player}
            state={state}
            session={session}
            item={item}
          />
        ) : (
          <InstructionsScreen
            session={session}
            answered={state.answered}
            position={position}
            task={task}
            onStart={start}
            onTutorial={watchTutorial}
          />
        )
      }
    </PlayerFrame>
  );
}
