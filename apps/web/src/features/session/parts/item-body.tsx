import type { SkipReason } from "@regain/contract/entities/enumerations";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { afterPaint } from "../../../lib/after-paint.ts";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { type Item, presentersOf } from "../engine/item.ts";
import type { Player } from "../engine/player-host.ts";
import { useItemStart } from "../playing/use-item-start.ts";
import { usePresentation } from "../playing/use-presentation.ts";
import { HeardOutContext, ReplayedContext } from "../stimuli/media-context.ts";
import { canReuseView } from "../views/reusable-view.ts";
import { shownHints } from "../views/shown-hints.ts";
import { ViewBody } from "../views/registry.tsx";
import { CueBar } from "./cue-bar.tsx";
import { Interval } from "./interval.tsx";
import { ItemNotice } from "./item-notice.tsx";
import { Study } from "./study.tsx";
import { Thanks } from "./thanks.tsx";

interface ItemBodyProps {
  readonly player: Player;
  readonly item: Item;
  /** An assessment: nothing says what was right. */
  readonly isQuiet: boolean;
  /** Gets the focus when the item appears. */
  readonly heading: RefObject<HTMLElement | null>;
  /** Reads the instruction aloud, if it is new. */
  readonly read: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** Its feedback has been painted. */
  readonly onAnswered: () => void;
}

const ended = AbortSignal.abort();

interface ItemCourseProps extends ItemBodyProps {
  /** Everything there is to say in the study part has been said. */
  readonly onStudySaid: () => void;
}

/** What happens by itself while one item is on the screen; it renders nothing. */
function ItemCourse({ player, item, heading, read, onAnswered, onStudySaid }: ItemCourseProps) {
  const { part } = item;
  useItemStart(player, item, onAnswered);
  usePresentation(player, item, { read, onStudySaid });
  useEffect(() => {
    if (!part) return undefined;
    // The focused element disappears with its part. Moving the focus costs a layout, so the part is shown
    // first.
    return afterPaint(() => heading.current?.focus({ preventScroll: true }));
  }, [heading, part]);
  return null;
}

/**
 * What belongs to one item: notice, cues, study part and body. Cues and stateless bodies are reused for the
 * next item, because mounting them takes longer. Whatever has state is remounted.
 */
export function ItemBody(props: ItemBodyProps) {
  const { player, item, isQuiet } = props;
  const { taskId, taskView: view } = item.task;
  const signal = player.life()?.signal ?? ended;
  const presenter = presentersOf(view).includes("view") ? "view" : "voice";
  const skip = (reason: SkipReason) => player.send({ type: "skip", scope: "single", reason });
  const { part, events } = item;
  const isOver = isQuiet && item.phase === "answered";
  const [saidOf, setSaidOf] = useState<string>();
  const noteReplayed = useCallback(
    () => player.send({ type: "replay", what: "stimulus" }),
    [player],
  );
  const noteHeardOut = useCallback(() => player.send({ type: "heard_out" }), [player]);
  return (
    <ReplayedContext value={noteReplayed}>
      <HeardOutContext value={noteHeardOut}>
        <ItemCourse key={`course of ${taskId}`} {...props} onStudySaid={() => setSaidOf(taskId)} />
        <LiveRegion>
          <ItemNotice key={taskId} item={item} onSkip={skip} />
        </LiveRegion>
        {!isOver && (
          <CueBar player={player} item={item} isQuiet={isQuiet} isStudySaid={saidOf === taskId} />
        )}
        {part === "study" && (
          <Study
            key={`study of ${taskId}`}
            view={view}
            signal={signal}
            isAgain={events.some(({ kind }) => kind === "choose")}
            isSaid={saidOf === taskId}
            onReplay={noteReplayed}
            onReady={() => {
              // It may come again, and is then said again.
              setSaidOf(undefined);
              player.send({ type: "ready" });
            }}
          />
        )}
        {part === "interval" && (
          <Interval key={`interval of ${taskId}`} player={player} item={item} />
        )}
        {isOver && <Thanks />}
        {part === "question" && !isOver && (
          <ViewBody
            key={canReuseView(view) ? item.task.taskType : `body of ${taskId}`}
            view={view}
            state={item.viewState}
            phase={item.phase}
            {...shownHints(item.hinted)}
            presentation={item.presentation}
            onPresented={() => player.send({ type: "presented", by: presenter })}
            act={(move, touch) => player.send({ type: "move", move, touch })}
            signal={signal}
            isQuiet={isQuiet}
          />
        )}
      </HeardOutContext>
    </ReplayedContext>
  );
}
