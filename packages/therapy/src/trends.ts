/** Lines over time, from blocks alone: what the report would have said at the end of each week or practice day. */
import type { Area } from "@regain/contract/entities/enumerations";
import { areas } from "@regain/contract/entities/enumerations";
import type { TrendStep } from "@regain/contract/entities/trends";
import { type Block, totalsOf } from "./blocks.ts";
import { shareInterval } from "./change.ts";
import { addDays, mondayOf } from "./days.ts";
import { type DayRange, isWithin } from "./performance.ts";
import { type Mastered, mastered, scoreOf } from "./skill-areas.ts";
import type { TaskType } from "./task-type.ts";
import { baselineItemCount, latestDayCount, type Window } from "./windows.ts";

/** The weeks (Monday to Sunday) or days of the range with practice, oldest first. */
export function periodsOf(
  blocks: readonly Block[],
  step: TrendStep,
  { from, to }: DayRange,
): DayRange[] {
  const days = new Set(blocks.map(({ date }) => date).filter((day) => isWithin({ from, to }, day)));
  if (step === "day") return [...days].toSorted().map((day) => ({ from: day, to: day }));
  return [...new Set([...days].map(mondayOf))].toSorted().map((monday) => {
    const sunday = addDays(monday, 6);
    return { from: monday < from ? from : monday, to: sunday > to ? to : sunday };
  });
}

/** An exercise's practice days with scored items, oldest first. */
function daysOf(blocks: readonly Block[]): readonly [date: string, blocks: readonly Block[]][] {
  const scored = blocks.filter(({ scoredCount }) => scoredCount > 0);
  return [...Map.groupBy(scored, ({ date }) => date)].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

interface Standing {
  /** What `latestWindow` gives on the period's last day; undefined before there is a baseline. */
  readonly latest: Window | undefined;
  readonly isPractised: boolean;
}

/** The state of one exercise at the end of each period. */
function standingsOf(blocks: readonly Block[], periods: readonly DayRange[]): Standing[] {
  const days = daysOf(blocks);
  let seen = 0;
  let scored = 0;
  return periods.map((period) => {
    for (let day = days[seen]; day && day[0] <= period.to; day = days[seen]) {
      scored += day[1].reduce((sum, { scoredCount }) => sum + scoredCount, 0);
      seen++;
    }
    const last = days[seen - 1];
    if (!last || scored < baselineItemCount) return { latest: undefined, isPractised: false };
    const window = days.slice(Math.max(0, seen - latestDayCount), seen);
    return {
      latest: { blocks: window.flatMap(([, own]) => own), date: last[0] },
      isPractised: isWithin(period, last[0]),
    };
  });
}

export interface AreaPoint extends DayRange {
  /** 0 to 100, rounded: the area's latest score at the end of the period. */
  readonly value: number;
  /** Scored items that it rests on. */
  readonly itemCount: number;
  /** Exercises that count from this point on, so that the line continues from a different mean. */
  readonly joined: readonly number[];
}

export interface AreaTrend {
  readonly area: Area;
  readonly points: readonly AreaPoint[];
}

/**
 * The score of every area at the end of each period in which it was practiced. The last point equals what
 * `skillAreasOf` gives for the same days.
 * @param blocks all up to the last period's end, oldest first
 */
export function areaTrendsOf(
  blocks: readonly Block[],
  taskTypes: readonly TaskType[],
  periods: readonly DayRange[],
): AreaTrend[] {
  const byType = Map.groupBy(blocks, ({ typeId }) => typeId);
  return areas.flatMap((area) => {
    const exercises = taskTypes
      .filter((taskType) => taskType.area === area && byType.has(taskType.typeId))
      .map((taskType) => ({
        taskType,
        standings: standingsOf(byType.get(taskType.typeId) ?? [], periods),
      }));
    const counted = new Set<number>();
    const points = periods.flatMap((period, index): AreaPoint[] => {
      if (!exercises.some(({ standings }) => standings[index]?.isPractised)) return [];
      const standing = exercises.flatMap(({ taskType, standings }): Mastered[] => {
        const latest = standings[index]?.latest;
        return latest ? [mastered(taskType, latest)] : [];
      });
      const joined = standing
        .map(({ taskType }) => taskType.typeId)
        .filter((typeId) => !counted.has(typeId));
      for (const typeId of joined) counted.add(typeId);
      const itemCount = standing.reduce((sum, one) => sum + one.itemCount, 0);
      return [{ ...period, value: scoreOf(standing).value, itemCount, joined }];
    });
    return points.length > 0 ? [{ area, points }] : [];
  });
}

export interface TaskPoint extends DayRange {
  readonly level: number;
  /** Percent right without help in the period at this level, with its 95 % interval. */
  readonly accuracy: number;
  readonly low: number;
  readonly high: number;
  /** Scored items that it rests on. */
  readonly itemCount: number;
}

/**
 * Accuracy without help of one exercise: a point for each level practiced in each period, in the order of
 * practice.
 * @param blocks the exercise's own, oldest first
 */
export function taskTrendOf(blocks: readonly Block[], periods: readonly DayRange[]): TaskPoint[] {
  const scored = blocks.filter(({ scoredCount }) => scoredCount > 0);
  let next = 0;
  const skipWhile = (holds: (date: string) => boolean) => {
    for (let one = scored[next]; one && holds(one.date); one = scored[next]) next++;
    return next;
  };
  return periods.flatMap((period) => {
    const first = skipWhile((date) => date < period.from);
    const within = scored.slice(
      first,
      skipWhile((date) => date <= period.to),
    );
    return [...Map.groupBy(within, ({ level }) => level)].map(([level, own]) => {
      const { withoutHelp, scoredCount } = totalsOf(own);
      const accuracy = withoutHelp ?? 0;
      const { low, high } = shareInterval({ share: accuracy / 100, count: scoredCount });
      return {
        ...period,
        level,
        accuracy,
        low: low * 100,
        high: high * 100,
        itemCount: scoredCount,
      };
    });
  });
}
