import type { SkipReason } from "@regain/contract/entities/enumerations";
import { type RefObject, useEffect, useState } from "react";
import { type Item, presentersOf } from "../engine/item.ts";
import type { Player } from "../engine/player-host.ts";
import { useItemStart } from "../playing/use-item-start.ts";
import { usePresentation } from "../playing/use-presentation.ts";
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
  /** Gets the focus when the item comes. */
  readonly heading: RefObject<HTMLElement | null>;
  /** Reads the instruction aloud, where it is new. */
  readonly read: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** Its feedback has been painted. */
  readonly onAnswered: () => void;
}

const ended = AbortSignal.abort();

/** What is one item's own: notice, cues, study part and body. It is mounted anew for each item. */
export function ItemBody({ player, item, isQuiet, heading, read, onAnswered }: ItemBodyProps) {
  const view = item.task.taskView;
  const signal = player.life()?.signal ?? ended;
  const presenter = presentersOf(view).includes("view") ? "view" : "voice";
  const skip = (reason: SkipReason) => player.send({ type: "skip", scope: "single", reason });
  const { part, events } = item;
  const isOver = isQuiet && item.phase === "answered";
  const [isSaid, setIsSaid] = useState(false);
  useItemStart(player, item, onAnswered);
  usePresentation(player, item, { read, onStudySaid: () => setIsSaid(true) });
  useEffect(() => {
    // What had the focus goes with its part.
    if (part) heading.current?.focus({ preventScroll: true });
  }, [heading, part]);
  return (
    <>
      <ItemNotice item={item} onSkip={skip} />
      {/* A cue that was asked for says nothing about the next question. */}
      {!isOver && <CueBar key={part} player={player} item={item} isQuiet={isQuiet} />}
      {part === "study" && (
        <Study
          view={view}
          signal={signal}
          isAgain={events.some(({ kind }) => kind === "choose")}
          isSaid={isSaid}
          onReplay={() => player.send({ type: "replay", what: "stimulus" })}
          onReady={() => player.send({ type: "ready" })}
        />
      )}
      {part === "interval" && <Interval player={player} item={item} />}
      {isOver && <Thanks />}
      {part === "question" && !isOver && (
        <ViewBody
          view={view}
          state={item.viewState}
          phase={item.phase}
          hinted={item.hinted}
          presentation={item.presentation}
          onPresented={() => player.send({ type: "presented", by: presenter })}
          act={(move, touch) => player.send({ type: "move", move, touch })}
          signal={signal}
          isQuiet={isQuiet}
        />
      )}
    </>
  );
}
