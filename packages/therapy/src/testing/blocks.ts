import type { Block } from "../blocks.ts";

/** A block of ten items of exercise 1, all right without help, unless the test says otherwise. */
export function aBlock(own: Partial<Block> = {}): Block {
  const scoredCount = own.scoredCount ?? 10;
  return {
    sessionId: "session",
    typeId: 1,
    level: 1,
    place: "home",
    date: "2026-03-02",
    itemCount: scoredCount,
    scoredCount,
    accuracySum: 100 * scoredCount,
    withoutHelpSum: own.accuracySum ?? 100 * scoredCount,
    latencySum: 0,
    latencyCount: 0,
    cueCounts: {},
    ...own,
  };
}

/** A block of ten items of which `right` were right without help. */
export const rightOfTen = (right: number, own: Partial<Block> = {}): Block =>
  aBlock({ accuracySum: right * 100, ...own });
