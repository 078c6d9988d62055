import type { SessionTask, TherapySession } from "@regain/contract/entities/session";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useSettings } from "../../../lib/settings-store.ts";
import { reader, voice } from "../audio/sound.ts";
import { stepOf } from "../engine/item.ts";
import { createPlayer } from "../engine/player-host.ts";
import { instructionOf, readableOf } from "../engine/readable.ts";
import { stepIcons, stepWords } from "../parts/bottom-bar.tsx";
import { TaskPrompt } from "../parts/task-prompt.tsx";
import { Feedback } from "../parts/feedback.tsx";
import { ItemBody } from "../parts/item-body.tsx";
import { SteadyButton } from "../parts/steady-button.tsx";
import { soundEnd } from "../playing/end-sound.ts";
import { MediaFailedContext } from "../stimuli/media-context.ts";
import { VoiceContext } from "../views/voice-context.ts";
import styles from "./item-preview.module.css";

/** What a preview shows: an item with its exercise, as in a session. */
export interface PreviewedItem {
  readonly typeId: number;
  readonly taskLevel: number;
  readonly taskType: TherapySession["taskTypes"][number];
  readonly taskView: SessionTask["taskView"];
}

const ended = AbortSignal.abort();
const nobody = "00000000-0000-4000-8000-000000000000";

/** A session of one item that belongs to nobody. */
function sessionOf({ typeId, taskLevel, taskType, taskView }: PreviewedItem): TherapySession {
  const at = new Date().toISOString();
  const task = { taskId: nobody, responseId: nobody, sessionId: nobody, taskType: typeId };
  return {
    sessionId: nobody,
    scheduleId: null,
    kind: "SELF_GUIDED",
    place: "clinic",
    builtAt: at,
    serverTime: at,
    tasks: [{ ...task, taskLevel, taskView }],
    taskTypes: [taskType],
    answeredTaskIds: [],
  };
}

/** A player whose results go nowhere: no outbox, no recognition, nothing kept on the device. */
function playerOf(shown: PreviewedItem) {
  const player = createPlayer({
    monotonic: () => performance.now(),
    now: () => Date.now(),
    page: document,
    keep: () => Promise.resolve(),
  });
  player.send({ type: "loaded", session: sessionOf(shown), answeredTaskIds: [] });
  player.send({ type: "instructions_seen" });
  return player;
}

interface ItemPreviewProps {
  readonly shown: PreviewedItem;
  /** Called once this item has been answered and the next one is wanted. */
  readonly onNext: () => void;
}

/**
 * One item to try out, rendered by the player's own parts. What is answered, said or recorded stays on the
 * screen and is gone with it. Remount it for another item.
 */
export default function ItemPreview({ shown, onNext }: ItemPreviewProps) {
  const [player] = useState(() => playerOf(shown));
  const state = useSyncExternalStore(player.subscribe, player.get);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { feedbackSeconds } = useSettings();
  const { item, screen } = state;
  const { taskView: view } = shown;

  const goOnAfterSkip = useEffectEvent(onNext);
  useEffect(() => {
    // An item that cannot be played here was skipped.
    if (screen === "finished") goOnAfterSkip();
  }, [screen]);

  useEffect(
    () => () => {
      voice.stop();
      player.close();
    },
    [player],
  );
  const read = useCallback(
    (signal: AbortSignal) => reader.read(instructionOf(view), signal),
    [view],
  );
  const readAll = useCallback(() => {
    const now = player.get().item;
    if (now) void reader.read(readableOf(now), player.life()?.signal ?? ended);
  }, [player]);
  const noteFailed = useCallback(
    (what: string) => player.send({ type: "media_failed", what }),
    [player],
  );

  if (!item) return null;
  const step = stepOf(item);
  const goOn = () => {
    if (step === "next") onNext();
    else if (step !== "wait") player.send({ type: "move", move: { kind: "done" } });
  };
  const endItem = () => {
    void soundEnd(player, item, false);
    next.current?.focus({ preventScroll: true });
  };
  return (
    <VoiceContext value={voice}>
      <MediaFailedContext value={noteFailed}>
        <div className={styles.preview} data-room="patient">
          <TaskPrompt text={view.instructions.text} onRead={readAll} headingRef={heading} />
          <ItemBody
            player={player}
            item={item}
            isQuiet={false}
            heading={heading}
            read={read}
            onAnswered={endItem}
          />
          <div role="status">
            {item.score?.result && (
              <Feedback
                result={item.score.result}
                answerText={view.answerText}
                seconds={feedbackSeconds}
              />
            )}
          </div>
          <div className={styles.end}>
            <SteadyButton
              ref={next}
              look={step === "notRight" ? "plain" : "primary"}
              iconAfter={stepIcons[step]}
              isBlocked={step === "wait"}
              onTap={goOn}
            >
              {stepWords[step]}
            </SteadyButton>
          </div>
        </div>
      </MediaFailedContext>
    </VoiceContext>
  );
}
