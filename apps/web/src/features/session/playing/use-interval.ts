import { intervalOf } from "../engine/course.ts";
import type { Item } from "../engine/item.ts";
import type { Player } from "../engine/player-host.ts";
import { useEffect, useState } from "react";

/** How often the clock is checked. */
const glanceMs = 200;
/** How often the time passed is saved on the device. */
const keepEveryMs = 5_000;
/** How long there is nothing to touch before the question comes, if the interval is long enough. */
const pauseMs = 1_500;

/**
 * Lets the time before the question pass on the item's clock, which stops while nobody sees the page, and
 * tells the player when it is over.
 * @returns the share that has passed, 0 to 1, and whether the question comes now
 */
export function useInterval(player: Player, item: Item) {
  const { events, viewState, task } = item;
  const interval = intervalOf(task.taskView, viewState, events);
  const { ms = 0, startAt = 0 } = interval ?? {};
  const [passed, setPassed] = useState(() => item.reachedAt - startAt);

  useEffect(() => {
    const life = player.life();
    if (!life) return undefined;
    let keptAt = life.clock.at();
    const timer = setInterval(() => {
      const at = life.clock.at();
      setPassed(at - startAt);
      if (at - startAt >= ms) {
        clearInterval(timer);
        player.send({ type: "presented", by: "time" });
      } else if (at - keptAt >= keepEveryMs) {
        keptAt = at;
        player.send({ type: "time_passed" });
      }
    }, glanceMs);
    const stop = () => clearInterval(timer);
    life.signal.addEventListener("abort", stop, { once: true });
    return () => {
      stop();
      life.signal.removeEventListener("abort", stop);
    };
  }, [player, startAt, ms]);

  return {
    tasks: interval?.tasks ?? [],
    share: ms > 0 ? Math.min(1, Math.max(0, passed) / ms) : 1,
    isEnding: ms >= 4 * pauseMs && ms - passed <= pauseMs,
  };
}
