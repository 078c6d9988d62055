/** What a patient's results suggest: exercises to add to the homework or to swap, each with its reason as data. */
import { type Area, areas } from "@regain/contract/entities/enumerations";
import { atLimits, type Block, totalsOf } from "./blocks.ts";
import { countFor } from "./schedule.ts";
import { siblingOf } from "./siblings.ts";
import { skillAreasOf } from "./skill-areas.ts";
import type { TaskType } from "./task-type.ts";

export const suggestionRule = {
  most: 5,
  /** This many practices in a row say something about an exercise, if each has this many answered items. */
  running: { blocks: 3, items: 4 },
  /** Percent right without help. */
  masteredFrom: 90,
  failingBelow: 60,
} as const;

/** What suggestions are based on. */
export interface SuggestionInput {
  /** What the patient wants to improve; empty: everything. */
  readonly areas: readonly Area[];
  /** The exercises of the homework. */
  readonly scheduled: readonly number[];
  /** The whole history, oldest first. */
  readonly blocks: readonly Block[];
  /** The patient's level, 1 if an exercise is new. */
  readonly levelOf: (typeId: number) => number;
}

/** The practices that a step to a neighbor is based on. */
export interface Running {
  /** Percent without help, oldest first. Rounded down, as for levels. */
  readonly percents: readonly number[];
  readonly level: number;
  readonly items: number;
  readonly firstDay: string;
  readonly lastDay: string;
}

export type SuggestionReason =
  | ({ readonly id: "failing" | "mastered"; readonly from: number } & Running)
  | { readonly id: "wanted"; readonly area: Area }
  | {
      /** Of all areas, or of those that the patient wants to improve. */
      readonly id: "weakest" | "weakest-wanted";
      readonly area: Area;
      readonly score: number;
      readonly items: number;
      readonly date: string;
    }
  | { readonly id: "untried"; readonly area: Area };

export interface Suggestion {
  readonly typeId: number;
  readonly taskCount: number;
  readonly taskLevel: number;
  /** The exercise whose place it could take. */
  readonly replaces: number | undefined;
  readonly reason: SuggestionReason;
}

/** An exercise with the reason for it; count and level follow. */
interface Idea {
  readonly typeId: number | undefined;
  readonly replaces?: number;
  readonly reason: SuggestionReason;
}

/**
 * The last practices of an exercise, if there are enough of them, all at one level. A practice may continue
 * past midnight.
 */
function runningOf(blocks: readonly Block[], typeId: number): Running | undefined {
  const own = blocks.filter((block) => block.typeId === typeId);
  const practices = Map.groupBy(own, ({ sessionId, level }) => `${sessionId} ${level}`);
  const last = [...practices.values()]
    .filter((practice) => totalsOf(practice).scoredCount >= suggestionRule.running.items)
    .slice(-suggestionRule.running.blocks);
  const all = last.flat();
  const [first] = all;
  const isEnough = last.length === suggestionRule.running.blocks;
  if (!first || !isEnough || all.some(({ level }) => level !== first.level)) return undefined;
  return {
    percents: last.map((practice) => Math.floor(atLimits(totalsOf(practice).withoutHelp ?? 0))),
    level: first.level,
    items: totalsOf(all).scoredCount,
    firstDay: first.date,
    lastDay: all.at(-1)!.date,
  };
}

/** Steps to a neighbor, for exercises of the homework that are too hard or too easy at the end of their levels. */
function neighbours(
  input: SuggestionInput,
  taskTypes: readonly TaskType[],
  id: "failing" | "mastered",
): Idea[] {
  return input.scheduled.flatMap((from) => {
    const maxLevel = taskTypes.find(({ typeId }) => typeId === from)?.levels.length;
    const running = runningOf(input.blocks, from);
    // Who has moved on since, or was moved, has not practiced yet where the exercise stands now.
    if (!running || maxLevel === undefined || running.level !== input.levelOf(from)) return [];
    const { percents, level } = running;
    const isMet =
      id === "failing"
        ? percents.every((percent) => percent < suggestionRule.failingBelow)
        : level === maxLevel && percents.every((percent) => percent >= suggestionRule.masteredFrom);
    if (!isMet) return [];
    const typeId = siblingOf(from, id === "failing" ? -1 : 1);
    return [{ typeId, replaces: from, reason: { id, from, ...running } }];
  });
}

/** The first exercise of an area that is not in the homework, preferably the one that leads to the next milestone. */
function exerciseFor(
  area: Area,
  { scheduled }: SuggestionInput,
  taskTypes: readonly TaskType[],
  milestone?: number,
): number | undefined {
  const free = taskTypes.filter(
    (taskType) => taskType.area === area && !scheduled.includes(taskType.typeId),
  );
  return (free.find(({ typeId }) => typeId === milestone) ?? free[0])?.typeId;
}

/**
 * Areas without homework: first those the patient named, then the weakest with results, then one that was
 * never tried.
 */
function missingAreas(input: SuggestionInput, taskTypes: readonly TaskType[]): Idea[] {
  const areaOf = new Map(taskTypes.map(({ typeId, area }) => [typeId, area]));
  const covered = new Set(input.scheduled.map((typeId) => areaOf.get(typeId)));
  const practised = new Set(input.blocks.map(({ typeId }) => areaOf.get(typeId)));
  const missing = areas.filter((area) => !covered.has(area));
  const isWanted = (area: Area) => input.areas.length === 0 || input.areas.includes(area);
  const scores = skillAreasOf(input.blocks, taskTypes, { levelOf: input.levelOf })
    .filter(({ area }) => missing.includes(area) && isWanted(area))
    .toSorted((a, b) => a.latest.value - b.latest.value);
  const weakest = scores.slice(0, 1).map((skill): Idea => {
    const { area, latest, itemCount, milestone } = skill;
    const reason = {
      id: input.areas.length === 0 ? "weakest" : "weakest-wanted",
      area,
      score: latest.value,
      items: itemCount,
      date: latest.date,
    } as const;
    return { typeId: exerciseFor(area, input, taskTypes, milestone?.typeId), reason };
  });
  const wanted = missing.filter((area) => input.areas.includes(area));
  const untried = missing.filter((area) => !input.areas.includes(area) && !practised.has(area));
  const byArea = (list: readonly Area[], id: "wanted" | "untried") =>
    list.map((area): Idea => ({
      typeId: exerciseFor(area, input, taskTypes),
      reason: { id, area },
    }));
  return [...weakest, ...byArea(wanted, "wanted"), ...byArea(untried.slice(0, 1), "untried")];
}

/**
 * At most five exercises that are not in the homework, the most pressing first: easier ones for what is too
 * hard, harder ones for what is mastered at its top level, then areas that are left out. Each area and each
 * exercise appears once.
 */
export function suggestionsFor(
  input: SuggestionInput,
  taskTypes: readonly TaskType[],
): Suggestion[] {
  const ideas = [
    ...neighbours(input, taskTypes, "failing"),
    ...neighbours(input, taskTypes, "mastered"),
    ...missingAreas(input, taskTypes),
  ];
  const found = new Map<number, Suggestion>();
  const areasNamed = new Set<Area>();
  for (const { typeId, replaces, reason } of ideas) {
    const taskType = taskTypes.find((one) => one.typeId === typeId);
    if (!taskType || input.scheduled.includes(taskType.typeId)) continue;
    if (found.has(taskType.typeId) || ("area" in reason && areasNamed.has(reason.area))) continue;
    if ("area" in reason) areasNamed.add(reason.area);
    found.set(taskType.typeId, {
      typeId: taskType.typeId,
      taskCount: countFor(taskType, 1),
      taskLevel: input.levelOf(taskType.typeId),
      replaces,
      reason,
    });
  }
  return [...found.values()].slice(0, suggestionRule.most);
}
