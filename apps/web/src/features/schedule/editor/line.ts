import type {
  NewScheduleLine,
  OwnLevel as WireLevel,
  ScheduledTaskType,
} from "@regain/contract/entities/schedule";
import { withinBounds } from "@regain/therapy/levels";
import { scheduleDefaults } from "@regain/therapy/schedule";

/** The level before the bounds: the one that was read, or the one that the clinician has set since. */
interface LevelWish {
  readonly level: number;
  readonly isSet: boolean;
}

/** A line of the list. Each exercise stands in it once, so its `typeId` names it. */
export interface EditorLine {
  readonly typeId: number;
  readonly name: string;
  readonly maxLevel: number;
  readonly count: number;
  readonly level: number;
  readonly isLocked: boolean;
  readonly floor: number | null;
  readonly ceiling: number | null;
  /** Left out while nothing of the line was changed. */
  readonly wish?: LevelWish | undefined;
}

/** An exercise that can be added. */
export type Exercise = Pick<EditorLine, "typeId" | "name" | "maxLevel"> &
  Partial<Pick<EditorLine, "count" | "level">>;

/** Where the patient stands at an exercise. */
export type OwnLevel = Pick<EditorLine, "typeId" | "level" | "isLocked" | "floor" | "ceiling">;

/** As it comes into the list, with the defaults of what is not said. */
export const newLine = ({ typeId, name, maxLevel, count, level }: Exercise): EditorLine => ({
  typeId,
  name,
  maxLevel,
  count: count ?? scheduleDefaults.taskCount,
  level: Math.min(level ?? scheduleDefaults.taskLevel, maxLevel),
  isLocked: false,
  floor: null,
  ceiling: null,
});

export const lineOf = (line: ScheduledTaskType): EditorLine => ({
  typeId: line.taskTypeId,
  name: line.displayName,
  maxLevel: line.maxLevel,
  count: line.taskCount,
  level: line.taskLevel,
  isLocked: line.isLocked,
  floor: line.floor,
  ceiling: line.ceiling,
});

export const ownLevelOf = ({ taskTypeId, taskLevel, ...bounds }: WireLevel): OwnLevel => ({
  typeId: taskTypeId,
  level: taskLevel,
  ...bounds,
});

const settings = ["count", "level", "isLocked", "floor", "ceiling"] as const;
export type LineChange = Partial<Pick<EditorLine, (typeof settings)[number]>>;

export const isSameLine = (one: EditorLine, other: EditorLine): boolean =>
  one.typeId === other.typeId && settings.every((name) => one[name] === other[name]);

export const isSameList = (one: readonly EditorLine[], other: readonly EditorLine[]): boolean =>
  one.length === other.length && one.every((line, index) => isSameLine(line, other[index]!));

/**
 * A line with some of it changed. A bound that moves takes the other bound and the level along; a level that was taken
 * along goes back with it.
 */
export function changed(line: EditorLine, change: LineChange): EditorLine {
  const next = { ...line, ...change };
  const { floor, maxLevel } = next;
  let { ceiling } = next;
  if (floor !== null && ceiling !== null && floor > ceiling)
    if (change.ceiling === undefined) ceiling = floor;
    else return changed(line, { ...change, floor: ceiling });
  const wish =
    change.level === undefined
      ? (line.wish ?? { level: line.level, isSet: false })
      : { level: change.level, isSet: true };
  return { ...next, ceiling, wish, level: withinBounds(wish.level, { floor, ceiling }, maxLevel) };
}

/** Whether a clinician has set the level since: a bound that takes it along is no level. */
export function isLevelSet(before: EditorLine, after: EditorLine): boolean {
  if (before.level === after.level) return false;
  const { wish } = after;
  // A list that an older release has kept in the tab does not say it.
  if (!wish) return after.level !== withinBounds(before.level, after, after.maxLevel);
  return wish.isSet && wish.level !== (before.wish ?? before).level;
}

/**
 * A line as it is saved. A level that was not touched is not sent: practice may have led elsewhere since it was read, and
 * a level that is sent is one set by hand. Where a bound takes it along, the server does that.
 * @param read the same exercise as it was read: in the list, or as it would come into it
 */
export function lineToSave(line: EditorLine, read: EditorLine, isNew: boolean): NewScheduleLine {
  const { typeId, count, level, isLocked, floor, ceiling } = line;
  const isBounded = isLocked !== read.isLocked || floor !== read.floor || ceiling !== read.ceiling;
  return {
    taskTypeId: typeId,
    taskCount: count,
    ...(isLevelSet(read, line) ? { taskLevel: level } : {}),
    // Bounds that an exercise has from earlier stay where nobody has set any here.
    ...(isNew && !isBounded ? {} : { isLocked, floor, ceiling }),
  };
}
