import { itemClock } from "./clock.ts";

/** For tests: an item on the screen whose clock runs until it leaves. */
export function livingItem() {
  const clock = itemClock(Date.now);
  const leaving = new AbortController();
  clock.go();
  return { clock, leaving, signal: leaving.signal };
}
