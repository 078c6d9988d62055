import { setImmediate } from "node:timers/promises";

/** So many take a few milliseconds at most, whatever is done with each of them. */
const pieceSize = 10;

/** Goes through what may be many, and lets all else have its turn now and then. */
export async function* inPieces<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let count = 0;
  for (const item of items) {
    if (count++ % pieceSize === 0) await setImmediate();
    yield item;
  }
}
