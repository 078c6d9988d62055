import { Trans } from "@lingui/react/macro";
import type { TherapySession } from "@regain/contract/entities/session";
import { useCallback, useMemo, useRef } from "react";
import { useObservable } from "../../../lib/observable.ts";
import { useSettings } from "../../../lib/settings-store.ts";
import { usePainted } from "../../../lib/use-painted.ts";
import { recognitionFor } from "../api/recognition.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { reader, voice } from "../audio/sound.ts";
import { isAssessment } from "../engine/assessment.ts";
import { type Item, stepOf } from "../engine/item.ts";
import type { PlayerState } from "../engine/player.ts";
import type { Player } from "../engine/player-host.ts";
import { segmentsOf } from "../engine/progress.ts";
import { instructionOf, readableOf } from "../engine/readable.ts";
import { TaskPrompt } from "../parts/task-prompt.tsx";
import { BottomBar } from "../parts/bottom-bar.tsx";
import { Feedback } from "../parts/feedback.tsx";
import { ItemBody } from "../parts/item-body.tsx";
import { useKeyTremble } from "../parts/key-tremble.ts";
import { Progress } from "../parts/progress.tsx";
import { soundEnd } from "../playing/end-sound.ts";
import { markMoment } from "../playing/marks.ts";
import { usePreload } from "../playing/preload.ts";
import { useScrollIntoView } from "../playing/use-in-sight.ts";
import { MediaFailedContext } from "../stimuli/media-context.ts";
import { microphoneListens } from "../tools/recorder.ts";
import { recordingIsUnderWay } from "../views/production/listening.ts";
import { RecognitionContext } from "../views/recognition-context.ts";
import { VoiceContext } from "../views/voice-context.ts";
import styles from "./task-screen.module.css";

interface TaskScreenProps {
  readonly patientId: string;
  readonly player: Player;
  readonly state: PlayerState;
  readonly session: TherapySession;
  readonly item: Item;
}

const ended = AbortSignal.abort();

/** One item after the other: what to do, help, the body, progress and Next. Only what belongs to the item changes. */
export function TaskScreen({ patientId, player, state, session, item }: TaskScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const main = useScrollIntoView(item);
  const tremble = useKeyTremble();
  const { feedbackSeconds } = useSettings();
  const isUnderWay = useObservable(recordingIsUnderWay);
  const isListening = useObservable(microphoneListens);
  const { taskId, taskType, taskView: view } = item.task;
  const { instructions } = view;
  const isQuiet = isAssessment(session);
  const recognition = useMemo(() => recognitionFor(patientId, taskId), [patientId, taskId]);
  const readInstruction = useCallback(
    (signal: AbortSignal) => reader.read(instructionOf(view), signal),
    [view],
  );
  const name = session.taskTypes.find(({ typeId }) => typeId === taskType)?.displayName;
  const before = session.tasks[state.position - 1]?.taskView.instructions.text;
  const isNew = instructions.autoplayInstructions && before !== instructions.text;

  // The progress may follow a frame after the item and its feedback.
  const answered = usePainted(state.answered);
  const position = usePainted(state.position);
  const segments = useMemo(
    () => segmentsOf(session.tasks, answered, position),
    [session.tasks, answered, position],
  );

  const ahead = usePreload(session.tasks[state.position + 1], main);

  function endItem(): void {
    void soundEnd(player, item, isQuiet);
    tremble.movedOn();
    next.current?.focus({ preventScroll: true });
  }

  function step(): void {
    const now = stepOf(item, recordingIsUnderWay.get());
    if (now === "next") {
      markMoment("next");
      player.send({ type: "next" });
    } else if (now !== "wait") player.send({ type: "move", move: { kind: "done" } });
  }

  const readAll = useCallback(() => {
    player.send({ type: "replay", what: "instructions" });
    // Read from the player, not closed over: the button stays the same while the item changes.
    const shown = player.get().item;
    if (shown) void reader.read(readableOf(shown), player.life()?.signal ?? ended);
  }, [player]);
  const noteFailed = useCallback(
    (what: string) => player.send({ type: "media_failed", what }),
    [player],
  );

  return (
    <VoiceContext value={voice}>
      <MediaFailedContext value={noteFailed}>
        <main
          ref={main}
          className={styles.main}
          data-answered={item.phase === "answered" ? "" : undefined}
          onPointerUpCapture={({ timeStamp }) => markMoment("tap", timeStamp)}
          onKeyDownCapture={(event) => {
            markMoment("tap", event.timeStamp);
            tremble.note(event);
          }}
          onKeyUpCapture={tremble.note}
        >
          {name && <title>{`${name} – Regain`}</title>}
          <TaskPrompt
            text={instructions.text}
            isBlocked={isListening}
            onRead={readAll}
            headingRef={heading}
          />
          <RecognitionContext value={recognition}>
            <ItemBody
              player={player}
              item={item}
              isQuiet={isQuiet}
              heading={heading}
              read={isNew ? readInstruction : undefined}
              onAnswered={endItem}
            />
          </RecognitionContext>
        </main>
        <BottomBar
          progress={
            <Progress segments={segments} number={position + 1} total={session.tasks.length} />
          }
          step={stepOf(item, isUnderWay)}
          onStep={step}
          nextRef={next}
          onNextKey={tremble.onKeyDownCapture}
          itemId={taskId}
          isQuiet={isQuiet}
        >
          <div role="status">
            {item.score && isQuiet && (
              <VisuallyHidden>
                <Trans>Thank you.</Trans>
              </VisuallyHidden>
            )}
            {item.score?.result && !isQuiet && (
              <Feedback
                result={item.score.result}
                answerText={view.answerText}
                seconds={feedbackSeconds}
              />
            )}
          </div>
        </BottomBar>
        <div ref={ahead} aria-hidden className={styles.ahead} />
      </MediaFailedContext>
    </VoiceContext>
  );
}
