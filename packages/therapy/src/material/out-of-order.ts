import type { Rng } from "../rng.ts";

/**
 * What is to be put in order, and what does not belong, in random order, but never already right.
 * @param order at least 2 different members, otherwise there is no other order
 */
export function outOfOrder<T>(rng: Rng, order: readonly T[], foils: readonly T[] = []): T[] {
  for (;;) {
    const shown = rng.shuffle([...order, ...foils]);
    if (order.some((member, index) => member !== shown[index])) return shown;
  }
}
