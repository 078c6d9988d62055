import { useEffect, useEffectEvent, useRef } from "react";
import type { Item } from "../engine/item.ts";
import type { Player } from "../engine/player-host.ts";
import { afterPaint } from "../../../lib/after-paint.ts";
import { layOutNow } from "../../../lib/lay-out-now.ts";
import { markMoment, unmarkMoment } from "./marks.ts";

/**
 * Says when the item has been painted, and again when its feedback has.
 * @param onAnswered what follows the feedback; it waits for the paint so as not to delay it
 */
export function useItemStart(player: Player, { phase }: Item, onAnswered: () => void): void {
  const isAnswered = phase === "answered";
  const isAsked = phase === "answering";
  const cameAnswered = useRef(isAnswered);
  const painted = useEffectEvent((moment: "feedback" | "item", at: number) => {
    markMoment(moment, at);
    if (moment === "item") player.send({ type: "painted" });
    else if (!cameAnswered.current) onAnswered();
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    markMoment("question");
    return () => unmarkMoment("question");
  }, [isAsked]);
  useEffect(() => {
    layOutNow();
    return afterPaint((paintedAt) => painted(isAnswered ? "feedback" : "item", paintedAt));
  }, [isAnswered]);
}
