/** Patients of known ability under the level rule, for its test and for the plot in the docs. */
import type { Block } from "../blocks.ts";
import { decideLevel, levelRule } from "../levels.ts";
import { createRng, type Rng } from "../rng.ts";
import { chanceRight } from "../simulate.ts";
import { aBlock } from "./blocks.ts";

export const maxLevel = 10;
const free = { isLocked: false, floor: null, ceiling: null };

/** A block: at which level, how many of its items were right, and the true chance there, per mille. */
export interface MetBlock {
  readonly level: number;
  readonly items: number;
  readonly right: number;
  readonly chance: number;
}

/** What the rule is told about the past, from the blocks so far. */
function pastOf(met: readonly MetBlock[], level: number) {
  const left = met.findLastIndex((block, index) => {
    const next = met[index + 1]?.level ?? level;
    return block.level === level + 1 && next < block.level;
  });
  const hasSteppedDown = met.some((block, index) => (met[index + 1]?.level ?? level) < block.level);
  const isRecent = left >= 0 && met.length - 1 - left < levelRule.again.withinBlocks;
  return { hasSteppedDown, wasNextTooHard: isRecent };
}

/** Block sizes of homework by default, and of exercises that patients choose themselves. */
export const homeworkOnly = [10];
export const choiceOnly = [5];

/**
 * Practices block by block from a first level. The ability may change from one block to the next.
 * @param sizes how many items the blocks have, in turn
 */
export function practise(
  abilityAt: (block: number) => number,
  first: number,
  blocks: number,
  rng: Rng,
  sizes: readonly number[] = homeworkOnly,
): MetBlock[] {
  const met: MetBlock[] = [];
  let level = first;
  let sinceReached: Block[] = [];
  for (let index = 0; index < blocks; index++) {
    const chance = chanceRight(abilityAt(index), level);
    const items = sizes[index % sizes.length]!;
    const answers = Array.from({ length: items }, () => rng.chance(chance, 1000));
    const right = answers.filter(Boolean).length;
    met.push({ level, items, right, chance });
    sinceReached.push(aBlock({ scoredCount: items, accuracySum: right * 100 }));
    const change = decideLevel(level, maxLevel, sinceReached, free, pastOf(met, level));
    if (change) [level, sinceReached] = [change.to, []];
  }
  return met;
}

export interface SimulatedPatient {
  /** The level at which 3 of 4 items are right without help. */
  readonly ability: number;
  readonly met: readonly MetBlock[];
}

/** Patients of every ability, all starting at level 1, as without an assessment. */
export function simulatePatients(
  count: number,
  blocks = 60,
  sizes: readonly number[] = homeworkOnly,
): SimulatedPatient[] {
  return Array.from({ length: count }, (_, index) => {
    const rng = createRng(`patient ${index}`);
    const ability = rng.between(100, 1_050) / 100;
    return { ability, met: practise(() => ability, 1, blocks, rng, sizes) };
  });
}

/** Where practice is most useful: hard enough to train, easy enough to succeed. Per mille right without help. */
export const band = { from: 700, to: 900 };

/** Blocks until the patient first reached a level where the true chance is in the band (or the highest level). */
export const blocksToSettle = ({ met }: SimulatedPatient): number =>
  met.findIndex(
    ({ level, chance }) => chance >= band.from && (chance <= band.to || level === maxLevel),
  );
