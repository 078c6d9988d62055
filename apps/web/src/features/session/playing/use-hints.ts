import { useState } from "react";
import { waitFor } from "../audio/waiting.ts";
import { hintsOf } from "../engine/item.ts";
import type { Player } from "../engine/player-host.ts";

const hintIntervalMs = 2_000;

/** Highlights the right answers one by one. */
export function useHints(player: Player) {
  const [isGiving, setIsGiving] = useState(false);
  async function give(): Promise<void> {
    const { item } = player.get();
    const signal = player.life()?.signal;
    if (!item || !signal || isGiving) return;
    setIsGiving(true);
    for (const [index, target] of hintsOf(item).entries()) {
      if (index > 0) await waitFor(hintIntervalMs, signal);
      if (signal.aborted) break;
      player.send({ type: "hint", target });
    }
    setIsGiving(false);
  }
  return { isGiving, give };
}
