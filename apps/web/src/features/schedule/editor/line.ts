import type {
  NewScheduleLine,
  OwnLevel as WireLevel,
  ScheduledTaskType,
} from "@regain/contract/entities/schedule";
import { withinBounds } from "@regain/therapy/levels";
import { scheduleDefaults } from "@regain/therapy/schedule";

/** The level before bounds apply: as loaded, or as set by the clinician since. */
interface LevelWish {
  readonly level: number;
  readonly isSet: boolean;
}

/** A line of the list. Each exercise is in it at most once, so its `typeId` identifies it. */
export interface EditorLine {
  readonly typeId: number;
  readonly name: string;
  readonly maxLevel: number;
  readonly count: number;
  readonly level: number;
  readonly isLocked: boolean;
  readonly floor: number | null;
  readonly ceiling: number | null;
  /** Absent while the line is unchanged. */
  readonly wish?: LevelWish | undefined;
}

/** An exercise that can be added. */
export type Exercise = Pick<EditorLine, "typeId" | "name" | "maxLevel"> &
  Partial<Pick<EditorLine, "count" | "level">>;

/** The patient's level in an exercise. */
export type OwnLevel = Pick<EditorLine, "typeId" | "level" | "isLocked" | "floor" | "ceiling">;

/** A line for a newly added exercise, with defaults for what is not given. */
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
 * A line with some of it changed. Moving a bound moves the other bound and the level along if needed; a level moved
 * that way goes back with it.
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

/** Whether a clinician has set the level since: being moved along by a bound does not count. */
export function isLevelSet(before: EditorLine, after: EditorLine): boolean {
  if (before.level === after.level) return false;
  const { wish } = after;
  // A list stored in the tab by an older release has no `wish`.
  if (!wish) return after.level !== withinBounds(before.level, after, after.maxLevel);
  return wish.isSet && wish.level !== (before.wish ?? before).level;
}

/**
 * A line as it is saved. An untouched level is not sent: practice may have changed it since it was loaded, and a level
 * that is sent counts as set by hand. If a bound moves the level, the server does that.
 * @param read the same exercise as it was loaded: in the list, or as it would be added to it
 */
export function lineToSave(line: EditorLine, read: EditorLine, isNew: boolean): NewScheduleLine {
  const { typeId, count, level, isLocked, floor, ceiling } = line;
  const isBounded = isLocked !== read.isLocked || floor !== read.floor || ceiling !== read.ceiling;
  return {
    taskTypeId: typeId,
    taskCount: count,
    ...(isLevelSet(read, line) ? { taskLevel: level } : {}),
    // Bounds that an exercise has from before stay if nobody has set any here.
    ...(isNew && !isBounded ? {} : { isLocked, floor, ceiling }),
  };
}
