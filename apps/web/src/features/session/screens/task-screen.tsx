import type { SkipReason } from "@regain/contract/entities/enumerations";
import type { TherapySession } from "@regain/contract/entities/session";
import { useCallback, useEffect, useRef } from "react";
import { readSettings, useSettings } from "../../../lib/settings-store.ts";
import { sounds, voice } from "../audio/sound.ts";
import { type Item, presentersOf, stepOf } from "../engine/item.ts";
import type { PlayerState } from "../engine/player.ts";
import type { Player } from "../engine/player-host.ts";
import { segmentsOf } from "../engine/progress.ts";
import { Ask } from "../parts/ask.tsx";
import { BottomBar } from "../parts/bottom-bar.tsx";
import { CueBar } from "../parts/cue-bar.tsx";
import { Feedback } from "../parts/feedback.tsx";
import { ItemNotice } from "../parts/item-notice.tsx";
import { Progress } from "../parts/progress.tsx";
import { Study } from "../parts/study.tsx";
import { markMoment } from "../playing/marks.ts";
import { usePreload } from "../playing/preload.ts";
import { useItemStart } from "../playing/use-item-start.ts";
import { usePresentation } from "../playing/use-presentation.ts";
import { useReading } from "../playing/use-reading.ts";
import { MediaFailedContext } from "../stimuli/media-context.ts";
import { ViewBody } from "../views/registry.tsx";
import { VoiceContext } from "../views/voice-context.ts";
import styles from "./task-screen.module.css";

interface TaskScreenProps {
  readonly player: Player;
  readonly state: PlayerState;
  readonly session: TherapySession;
  readonly item: Item;
}

const ended = AbortSignal.abort();

/** One item: what to do, help, the body, progress and Next. It is mounted anew for each item. */
export function TaskScreen({ player, state, session, item }: TaskScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { feedbackSeconds } = useSettings();
  const view = item.task.taskView;
  const { instructions } = view;
  const signal = player.life()?.signal ?? ended;
  const reading = useReading({
    text: instructions.text,
    audioPaths: instructions.instructionAudioPaths,
  });
  const before = session.tasks[state.position - 1]?.taskView.instructions.text;
  const isNew = instructions.autoplayInstructions && before !== instructions.text;

  useItemStart(player, item, () => {
    voice.stop();
    if (item.score?.result) sounds.play(item.score.result, readSettings().volume);
    next.current?.focus({ preventScroll: true });
  });
  usePresentation(player, item, isNew ? reading.read : undefined);
  usePreload(session.tasks[state.position + 1]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function step(): void {
    const now = stepOf(item);
    if (now === "next") {
      markMoment("next");
      player.send({ type: "next" });
    } else if (now === "check") player.send({ type: "move", move: { kind: "done" } });
  }

  const { read: readInstructions } = reading;
  const read = useCallback(() => {
    player.send({ type: "replay", what: "instructions" });
    void readInstructions(player.life()?.signal ?? ended);
  }, [player, readInstructions]);

  const skip = (reason: SkipReason) => player.send({ type: "skip", scope: "single", reason });
  const presenter = presentersOf(view).includes("view") ? "view" : "voice";

  return (
    <VoiceContext value={voice}>
      <MediaFailedContext value={(what) => player.send({ type: "media_failed", what })}>
        <main
          className={styles.main}
          data-answered={item.phase === "answered" ? "" : undefined}
          onPointerUpCapture={({ timeStamp }) => markMoment("tap", timeStamp)}
          onKeyDownCapture={({ timeStamp }) => markMoment("tap", timeStamp)}
        >
          <Ask reading={reading} onRead={read} headingRef={heading} />
          <ItemNotice item={item} onSkip={skip} />
          <CueBar player={player} item={item} />
          {item.isStudying ? (
            <Study view={view} signal={signal} onReady={() => player.send({ type: "ready" })} />
          ) : (
            <ViewBody
              view={view}
              state={item.viewState}
              phase={item.phase}
              hinted={item.hinted}
              presentation={item.presentation}
              onPresented={() => player.send({ type: "presented", by: presenter })}
              act={(move, touch) => player.send({ type: "move", move, touch })}
              signal={signal}
            />
          )}
        </main>
        <BottomBar
          progress={
            <Progress
              segments={segmentsOf(session.tasks, state.answered, state.position)}
              number={state.position + 1}
              total={session.tasks.length}
            />
          }
          step={stepOf(item)}
          onStep={step}
          nextRef={next}
        >
          <div role="status">
            {item.score?.result && (
              <Feedback
                result={item.score.result}
                answerText={view.answerText}
                seconds={feedbackSeconds}
              />
            )}
          </div>
        </BottomBar>
      </MediaFailedContext>
    </VoiceContext>
  );
}
