import type { Content } from "@regain/content/content";
import type { Area } from "@regain/contract/entities/enumerations";
import type { TaskView, TemplateName } from "@regain/contract/entities/task-view";
import type { Rng } from "./rng.ts";

/** What the patient has seen recently: item keys, most recent first. */
export type History = readonly string[];

export interface GenerateInput<Level> {
  /** The level's parameters. */
  readonly level: Level;
  /** 1 to `levels.length`. */
  readonly levelNumber: number;
  readonly rng: Rng;
  readonly content: Content;
  readonly history: History;
  /** The part of the history that is of the same block. */
  readonly block: History;
}

export interface GeneratedItem {
  readonly view: TaskView;
  /** Names what the patient sees (a word, a sum); equal for items that would feel the same. */
  readonly key: string;
  /** Orders the items of one level: smaller is easier. The easiest come first and last in a block. */
  readonly effort: number;
}

/**
 * An exercise: a generator of items with levels that get harder in one direction only. Each level states as
 * data what it varies.
 */
export interface TaskType<Level = unknown> {
  /** From the catalogue; never reused. 0 is reserved. */
  readonly typeId: number;
  /** snake_case of the catalogue's name; never changes. */
  readonly systemName: keyof Content["exercises"];
  readonly area: Area;
  readonly template: TemplateName;
  /** Goes up when the same level and seed would give a different item. */
  readonly version: number;
  /** What an item takes on average, in seconds. */
  readonly secondsPerItem: number;
  /** The same for each level, if it varies so much by level that one number would mislead. */
  readonly secondsByLevel?: readonly number[] | undefined;
  readonly levels: readonly Level[];
  /** Whether the questions of an item come at set times: then its latency is the mean time of an answer. */
  readonly isPaced?: boolean | undefined;
  /** Whether items of a level continue from the previous one: then a block keeps the order in which they were drawn. */
  goesOn?(level: Level): boolean;
  generate(input: GenerateInput<Level>): GeneratedItem;
}

/** How long the items of an exercise take. */
export type ItemSeconds = Pick<TaskType, "secondsPerItem" | "secondsByLevel">;

/**
 * What an item of a level takes on average, in seconds.
 * @param levelNumber 1 to the number of levels
 */
export const secondsAt = (
  { secondsPerItem, secondsByLevel }: ItemSeconds,
  levelNumber: number,
): number => secondsByLevel?.[levelNumber - 1] ?? secondsPerItem;

/** Declares an exercise and erases the type of its levels, which only its own generator needs. */
export function defineTaskType<Level>(taskType: TaskType<Level>): TaskType {
  return taskType;
}

/**
 * One item of a level; by default the first of its block.
 * @param levelNumber 1 to the number of levels
 * @throws RangeError for a level that the exercise does not have
 */
export function generateItem(
  taskType: TaskType,
  levelNumber: number,
  {
    rng,
    content,
    history = [],
    block = [],
  }: { rng: Rng; content: Content; history?: History; block?: History },
): GeneratedItem {
  const level = taskType.levels[levelNumber - 1];
  if (level === undefined)
    throw new RangeError(`${taskType.systemName} has no level ${levelNumber}`);
  return taskType.generate({ level, levelNumber, rng, content, history, block });
}

/**
 * A member that the patient has not seen recently; if all were seen, the one seen longest ago.
 * @throws RangeError when the pool is empty
 */
export function pickFresh<T>(
  rng: Rng,
  pool: readonly T[],
  history: History,
  keyOf: (member: T) => string,
): T {
  const lastMet = new Map(history.map((key, index) => [key, index] as const).toReversed());
  const unmet = pool.filter((member) => !lastMet.has(keyOf(member)));
  if (unmet.length > 0) return rng.pick(unmet);
  const oldest = Math.max(...pool.map((member) => lastMet.get(keyOf(member)) ?? 0));
  return rng.pick(pool.filter((member) => lastMet.get(keyOf(member)) === oldest));
}
