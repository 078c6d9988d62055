/** The figures of the performance summary, from blocks alone. */
import { type Block, type BlockTotals, totalsOf } from "./blocks.ts";
import { accuracyChange, type Change } from "./change.ts";
import { daysBetween } from "./days.ts";
import { baselineWindow, latestWindow, type Window } from "./windows.ts";

/** A range of days, both ends included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Whether a day, `YYYY-MM-DD`, is in the range. */
export const isWithin = ({ from, to }: DayRange, day: string) => from <= day && day <= to;

export interface Summary extends BlockTotals {
  readonly homeCount: number;
  readonly clinicCount: number;
  readonly activeDays: number;
  /** Active days scaled to a week, one decimal. */
  readonly daysPerWeek: number;
}

/**
 * Active days scaled to a week, one decimal.
 * @param firstDay the patient's first practice day: a history shorter than the range counts with its own length, but
 *   at least a week, so that one good day is not "7 days a week"
 */
export function daysPerWeek(
  activeDays: number,
  range: DayRange,
  firstDay: string | undefined,
): number {
  const start = firstDay && firstDay > range.from ? firstDay : range.from;
  const days = Math.max(7, daysBetween(start, range.to) + 1);
  return Math.round((activeDays * 70) / days) / 10;
}

/** What was done in a range of days; `firstDay` as for `daysPerWeek`. */
export function summaryOf(
  blocks: readonly Block[],
  range: DayRange,
  firstDay: string | undefined,
): Summary {
  const own = blocks.filter((block) => isWithin(range, block.date));
  const activeDays = new Set(own.map(({ date }) => date)).size;
  const countAt = (place: Block["place"]) =>
    own.filter((one) => one.place === place).reduce((sum, { itemCount }) => sum + itemCount, 0);
  return {
    ...totalsOf(own),
    homeCount: countAt("home"),
    clinicCount: countAt("clinic"),
    activeDays,
    daysPerWeek: daysPerWeek(activeDays, range, firstDay),
  };
}

export interface WindowFigures extends BlockTotals {
  /** The last day of the window. */
  readonly date: string;
  readonly cues: readonly { readonly type: string; readonly count: number }[];
}

export interface LevelFigures {
  readonly level: number;
  /** Undefined until there are ten scored items at this level. */
  readonly baseline: WindowFigures | undefined;
  readonly latest: WindowFigures | undefined;
  /** The change in accuracy without help. */
  readonly change: Change;
}

/** Cues and hints that were requested, by kind; kinds that were not are left out. */
export function cueTotals(blocks: readonly Block[]): WindowFigures["cues"] {
  const counts = new Map<string, number>();
  for (const { cueCounts } of blocks)
    for (const [type, count] of Object.entries(cueCounts))
      counts.set(type, (counts.get(type) ?? 0) + count);
  return [...counts].map(([type, count]) => ({ type, count })).filter(({ count }) => count > 0);
}

function figuresOf(window: Window | undefined): WindowFigures | undefined {
  if (!window) return undefined;
  return { ...totalsOf(window.blocks), date: window.date, cues: cueTotals(window.blocks) };
}

/** Baseline and latest of one exercise at every level it was practiced at, lowest first. */
export function levelFiguresOf(
  blocks: readonly Block[],
  baselineBlocks: readonly Block[] = blocks,
): LevelFigures[] {
  const levels = [...new Set(blocks.map(({ level }) => level))].toSorted((a, b) => a - b);
  const at = (list: readonly Block[], level: number) => list.filter((one) => one.level === level);
  return levels.map((level) => {
    const baseline = baselineWindow(at(baselineBlocks, level));
    const latest = latestWindow(at(blocks, level));
    return {
      level,
      baseline: figuresOf(baseline),
      latest: figuresOf(latest),
      change: accuracyChange(baseline, latest),
    };
  });
}
