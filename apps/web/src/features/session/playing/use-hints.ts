import { useState } from "react";
import { hintsOf } from "../engine/item.ts";
import type { Player } from "../engine/player-host.ts";
import { highlightInTurn } from "./highlight-in-turn.ts";

/**
 * Highlights the right answers one by one. Behind a dialog they wait until it is closed.
 * @param occasion what they are given for; hints for an earlier one are over
 */
export function useHints(player: Player, occasion: string) {
  const [givenFor, setGivenFor] = useState<string>();
  const isGiving = givenFor === occasion;
  async function give(): Promise<void> {
    const { item } = player.get();
    const life = player.life();
    if (!item || !life || isGiving) return;
    setGivenFor(occasion);
    const targets = hintsOf(item).map(({ part }) => part);
    await highlightInTurn(life, targets, (target) => player.send({ type: "hint", target }));
    setGivenFor((now) => (now === occasion ? undefined : now));
  }
  return { isGiving, give };
}
