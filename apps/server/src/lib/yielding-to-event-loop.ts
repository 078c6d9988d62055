import { setImmediate } from "node:timers/promises";

/** This many take a few milliseconds at most, whatever is done with each. */
const pieceSize = 10;

/** Iterates over what may be many items, and yields to everything else now and then. */
export async function* yieldingToEventLoop<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let count = 0;
  for (const item of items) {
    if (count++ % pieceSize === 0) await setImmediate();
    yield item;
  }
}
