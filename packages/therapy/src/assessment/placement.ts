/** From the answers of the assessment to the levels at which practice begins. */
import { type Area, areas, type SkipReason } from "@regain/contract/entities/enumerations";
import { chanceRight } from "../simulate.ts";
import type { TaskType } from "../task-type.ts";
import { recognitionTypeId } from "./recognition.ts";

/** An item that counts: how much of it was right, 0 to 100. One that the patient chose to skip counts as too hard. */
export interface AssessedItem {
  readonly typeId: number;
  readonly level: number;
  readonly accuracy: number;
}

/** Whether a skip is due to the device or to us: it says nothing about what the patient can do. */
const isTechnical: Readonly<Record<SkipReason, boolean>> = {
  TooHard: false,
  TooEasy: false,
  ErrorInTask: true,
  DontLike: false,
  SoundMuted: true,
  Other: false,
  MissingResources: true,
  MicrophoneInaccessible: true,
};

/** What an item of the assessment contributes: one result, or none. @param accuracy null for a skipped one */
export function assessedItem(
  { typeId, level }: Pick<AssessedItem, "typeId" | "level">,
  accuracy: number | null,
  skipReason: SkipReason | null,
): AssessedItem[] {
  if (accuracy === null && skipReason && isTechnical[skipReason]) return [];
  return [{ typeId, level, accuracy: accuracy ?? 0 }];
}

/** For an exercise without a part of its own in the assessment, the parts that say most about its area. */
const evidence: Readonly<Record<Area, readonly number[]>> = {
  auditory_comprehension: [1],
  attention: [7, 10],
  executive_functioning: [13],
  visual: [7],
  reading: [29],
  quantitative: [33],
  memory: [39, recognitionTypeId],
  writing: [51, 29],
  speaking: [51],
};

/**
 * The ability that makes these answers most likely, in levels of the exercise and in steps of a quarter: 3 of
 * 4 items are right there (see `chanceRight`). One imagined right answer far below and one wrong answer far
 * above keep a perfect or an all-wrong record within the levels.
 */
export function estimateAbility(items: readonly AssessedItem[], maxLevel: number): number {
  const steps = Array.from({ length: maxLevel * 4 + 1 }, (_, index) => index / 4);
  const imagined = [
    { level: -1, accuracy: 100 },
    { level: maxLevel + 1, accuracy: 0 },
  ];
  const likelihood = (ability: number) =>
    [...items, ...imagined].reduce((sum, { level, accuracy }) => {
      const chance = Math.min(999, Math.max(1, chanceRight(ability, level))) / 1000;
      const share = accuracy / 100;
      return sum + share * Math.log(chance) + (1 - share) * Math.log(1 - chance);
    }, 0);
  return steps.reduce((best, step) => (likelihood(step) > likelihood(best) ? step : best));
}

/** Half a level below the ability: the first blocks should succeed. */
const levelFor = (ability: number, maxLevel: number) =>
  Math.min(maxLevel, Math.max(1, Math.floor(ability - 0.5)));

/** How far up an exercise the ability lies, 0 to 1. */
const heightOf = (ability: number, maxLevel: number) =>
  Math.min(1, Math.max(0, (ability - 1) / Math.max(1, maxLevel - 1)));

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Placement {
  readonly typeId: number;
  readonly level: number;
}

/**
 * A first level for every exercise about which something is known: from its own part if it has one, else from
 * the parts that stand for its area. The others stay as if there had been no assessment.
 */
export function placeLevels(
  items: readonly AssessedItem[],
  taskTypes: readonly TaskType[],
): Placement[] {
  const byType = Map.groupBy(items, ({ typeId }) => typeId);
  const abilities = new Map(
    taskTypes.flatMap(({ typeId, levels }) => {
      const own = byType.get(typeId);
      return own ? [[typeId, estimateAbility(own, levels.length)] as const] : [];
    }),
  );
  const heights = new Map(
    taskTypes.flatMap(({ typeId, levels }) => {
      const ability = abilities.get(typeId);
      return ability === undefined ? [] : [[typeId, heightOf(ability, levels.length)] as const];
    }),
  );
  const heightOfArea = new Map(
    areas.map((area) => {
      const known = evidence[area].flatMap((typeId) => heights.get(typeId) ?? []);
      return [area, known.length > 0 ? mean(known) : undefined] as const;
    }),
  );
  return taskTypes.flatMap(({ typeId, area, levels }) => {
    const own = typeId === recognitionTypeId ? undefined : abilities.get(typeId);
    const height = heightOfArea.get(area);
    if (own === undefined && height === undefined) return [];
    const ability = own ?? 1 + (height ?? 0) * (levels.length - 1);
    return [{ typeId, level: levelFor(ability, levels.length) }];
  });
}
