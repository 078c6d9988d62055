import { waitFor } from "../audio/waiting.ts";
import type { ItemLifetime } from "./item-lifetime.ts";

/** How often the clock is looked at. */
const glanceMs = 100;

/**
 * Resolves once `ms` have passed on the item's clock, which stops behind a dialog and in a hidden tab, or
 * when the item leaves the screen.
 */
export async function waitOnItemClock(
  { clock, signal }: Pick<ItemLifetime, "clock" | "signal">,
  ms: number,
): Promise<void> {
  const until = clock.at() + ms;
  while (!signal.aborted && clock.at() < until) await waitFor(glanceMs, signal);
}
