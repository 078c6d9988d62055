import { useEffect } from "react";
import type { Item } from "../engine/item.ts";
import type { Player } from "../engine/player-host.ts";
import { afterPaint } from "./after-paint.ts";
import { markMoment } from "./marks.ts";

/** Says when the item has been painted, and again when its feedback has. */
export function useItemStart(player: Player, { phase }: Item): void {
  const isAnswered = phase === "answered";
  useEffect(() => {
    const leaving = new AbortController();
    afterPaint(() => {
      markMoment(isAnswered ? "feedback" : "item");
      if (!isAnswered) player.send({ type: "painted" });
    }, leaving.signal);
    return () => leaving.abort();
  }, [player, isAnswered]);
}
