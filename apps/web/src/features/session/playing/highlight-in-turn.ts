import type { ItemLifetime } from "../engine/item-lifetime.ts";
import { waitOnItemClock } from "../engine/wait-in-life.ts";

const intervalMs = 2_000;

/** One after the other, as long as the item lives; while its clock is stopped they wait. */
export async function highlightInTurn(
  life: Pick<ItemLifetime, "clock" | "signal">,
  targets: readonly string[],
  highlight: (target: string) => void,
): Promise<void> {
  for (const [index, target] of targets.entries()) {
    if (index > 0) await waitOnItemClock(life, intervalMs);
    if (life.signal.aborted) return;
    highlight(target);
  }
}
