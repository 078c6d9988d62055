/** Skill area scores, 0 to 100. Source: the catalogue. */
import type { Area } from "@regain/contract/entities/enumerations";
import { areas } from "@regain/contract/entities/enumerations";
import type { Block } from "./blocks.ts";
import { type ScoreChange, scoreChange } from "./change.ts";
import { arithmeticError, nearestWhole } from "./rounding.ts";
import type { TaskType } from "./task-type.ts";
import { baselineWindow, latestWindow, type Window } from "./windows.ts";

/**
 * How far up an exercise somebody is, 0 to 1: the mean over scored items of
 * (level - 1 + accuracy without help) / highest level.
 */
export function masteryOf(blocks: readonly Block[], maxLevel: number): number {
  const scored = blocks.filter((block) => block.scoredCount > 0);
  const count = scored.reduce((total, block) => total + block.scoredCount, 0);
  const points = scored.reduce(
    (total, { level, scoredCount, withoutHelpSum }) =>
      total + scoredCount * (level - 1) + withoutHelpSum / 100,
    0,
  );
  return count === 0 ? 0 : points / count / maxLevel;
}

export interface AreaScore {
  /** 0 to 100, rounded. */
  readonly value: number;
  /** The last day that it is based on. */
  readonly date: string;
}

/** The exercise and level that lead to the next multiple of ten. */
export interface Milestone {
  readonly value: number;
  readonly typeId: number;
  readonly level: number;
}

export interface SkillArea {
  readonly area: Area;
  readonly baseline: AreaScore;
  readonly latest: AreaScore;
  readonly itemCount: number;
  /** Exercises that both scores are the mean of. */
  readonly exerciseCount: number;
  readonly change: ScoreChange;
  /** Undefined at 100. */
  readonly milestone: Milestone | undefined;
}

/** An exercise in one window. */
export interface Mastered {
  readonly taskType: TaskType;
  readonly mastery: number;
  readonly date: string;
  readonly itemCount: number;
}

/** The score of an area: the mean of its exercises, dated by the latest of them. */
export function scoreOf(exercises: readonly Mastered[]): AreaScore {
  const mean = exercises.reduce((total, { mastery }) => total + mastery, 0) / exercises.length;
  const date = exercises.reduce((last, one) => (one.date > last ? one.date : last), "");
  return { value: nearestWhole(mean * 100), date };
}

/**
 * The shortest way to the next multiple of ten: the exercise that needs the fewest additional levels, if it
 * alone rose. If no exercise can lift the mean that far, the one with the most room, at its highest level.
 * No level is below the one the exercise stands at: the days of the score may lie before its last rise.
 */
function milestoneOf(
  latest: readonly Mastered[],
  levelOf: (typeId: number) => number,
): Milestone | undefined {
  const { value } = scoreOf(latest);
  if (value >= 100) return undefined;
  const goal = Math.floor(value / 10) * 10 + 10;
  const lacking = (goal / 100) * latest.length - latest.reduce((sum, one) => sum + one.mastery, 0);
  const ways = latest.map(({ taskType: { typeId, levels }, mastery }) => {
    const maxLevel = levels.length;
    // The tolerance keeps a goal that is met exactly at the end of a level from asking for the next one.
    const needed = Math.ceil((mastery + lacking) * maxLevel - arithmeticError);
    const level = Math.max(Math.min(levelOf(typeId), maxLevel), needed);
    return { typeId, level, maxLevel, climb: level - mastery * maxLevel, room: 1 - mastery };
  });
  const [nearest] = ways
    .filter(({ level, maxLevel }) => level <= maxLevel)
    .toSorted((a, b) => a.climb - b.climb || a.typeId - b.typeId);
  if (nearest) return { value: goal, typeId: nearest.typeId, level: nearest.level };
  const [widest] = ways.toSorted((a, b) => b.room - a.room || a.typeId - b.typeId);
  return widest && { value: goal, typeId: widest.typeId, level: widest.maxLevel };
}

export interface AreaOptions {
  /** The part of the history that a baseline may be based on; if not given, all of it. */
  readonly baselineBlocks?: readonly Block[];
  /** The level an exercise stands at, which a milestone goes on from; 1 if not given. */
  readonly levelOf?: (typeId: number) => number;
}

/**
 * Score of every area in which at least one exercise has a baseline, in the areas' own order. Baseline and
 * latest are means over the same exercises, so that a new exercise does not look like a change.
 */
export function skillAreasOf(
  blocks: readonly Block[],
  taskTypes: readonly TaskType[],
  { baselineBlocks = blocks, levelOf = () => 1 }: AreaOptions = {},
): SkillArea[] {
  return areas.flatMap((area) => {
    const windows = taskTypes
      .filter((taskType) => taskType.area === area)
      .flatMap((taskType) => {
        const own = (list: readonly Block[]) =>
          list.filter((block) => block.typeId === taskType.typeId);
        const baseline = baselineWindow(own(baselineBlocks));
        const latest = latestWindow(own(blocks));
        return baseline && latest ? [{ taskType, baseline, latest }] : [];
      });
    if (windows.length === 0) return [];
    const masteredIn = (which: "baseline" | "latest"): Mastered[] =>
      windows.map((one) => mastered(one.taskType, one[which]));
    const latest = masteredIn("latest");
    return {
      area,
      baseline: scoreOf(masteredIn("baseline")),
      latest: scoreOf(latest),
      itemCount: latest.reduce((total, one) => total + one.itemCount, 0),
      exerciseCount: windows.length,
      change: scoreChange(
        windows.map(({ taskType, ...own }) => ({ ...own, maxLevel: taskType.levels.length })),
      ),
      milestone: milestoneOf(latest, levelOf),
    };
  });
}

/** How far an exercise is mastered within a window, 0 to 1, with the scored items that it is based on. */
export function mastered(taskType: TaskType, { blocks, date }: Window): Mastered {
  return {
    taskType,
    mastery: masteryOf(blocks, taskType.levels.length),
    date,
    itemCount: blocks.reduce((total, block) => total + block.scoredCount, 0),
  };
}
