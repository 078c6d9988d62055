import { unlockSound } from "../audio/sound.ts";
import { currentTask, type PlayerState } from "../engine/player.ts";
import { PlayerFrame } from "../parts/player-frame.tsx";
import type { Practice } from "../playing/practice.ts";
import { InstructionsScreen } from "./instructions-screen.tsx";
import { TaskScreen } from "./task-screen.tsx";

interface PlayedTaskProps {
  readonly practice: Practice;
  readonly state: PlayerState;
  /** Shown below the name of the exercise. */
  readonly note?: string | undefined;
}

/** The current exercise: its instructions or its item, below the bar. Nothing if there is none. */
export function PlayedTask({ practice: { player, outbox }, state, note }: PlayedTaskProps) {
  const { screen, session, item, position } = state;
  const { patientId } = outbox;
  const task = currentTask(state);
  if (!session || !task) return null;
  function start(): void {
    // This is the first tap on a page that was reloaded between two exercises.
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
