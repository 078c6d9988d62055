/**
 * What a clinical note says about a range of days, from blocks alone and with the report's own functions, so
 * that a note and a report never disagree.
 */
import { type Block, type BlockTotals, totalsOf } from "./blocks.ts";
import { accuracyChange, type Change } from "./change.ts";
import { cueTotals, type DayRange, isWithin, type WindowFigures } from "./performance.ts";
import { wholeSeconds } from "./practice-day.ts";
import { baselineWindow, latestWindow, type Window } from "./windows.ts";

/**
 * The time that the items of one exercise at one level took on one day at one place, counting at most 5
 * minutes per item.
 */
export interface TimeSpent extends Pick<Block, "date" | "place" | "typeId" | "level"> {
  readonly milliseconds: number;
}

/** A date of service. */
export interface ServiceDay {
  readonly date: string;
  readonly homeCount: number;
  readonly clinicCount: number;
  readonly homeSeconds: number;
  readonly clinicSeconds: number;
}

const sum = <One>(list: readonly One[], of: (one: One) => number) =>
  list.reduce((total, one) => total + of(one), 0);

/** The days a note covers, at one place only if one is given. */
export interface NoteRange extends DayRange {
  readonly place?: Block["place"] | undefined;
}

/** The blocks of these days, and of that place if one is given. */
export const blocksIn = (blocks: readonly Block[], range: NoteRange): Block[] =>
  blocks.filter(({ date, place }) => isWithin(range, date) && (range.place ?? place) === place);

/** Every day of the range with an item, earliest first. */
export function serviceDays(
  blocks: readonly Block[],
  times: readonly TimeSpent[],
  range: NoteRange,
): ServiceDay[] {
  const own = blocksIn(blocks, range);
  const dates = [...new Set(own.map(({ date }) => date))].toSorted((a, b) => (a < b ? -1 : 1));
  return dates.map((date) => {
    const countAt = (place: Block["place"]) =>
      sum(
        own.filter((one) => one.date === date && one.place === place),
        ({ itemCount }) => itemCount,
      );
    const timeAt = (place: Block["place"]) =>
      wholeSeconds(
        sum(
          times.filter((one) => one.date === date && one.place === place),
          ({ milliseconds }) => milliseconds,
        ),
      );
    return {
      date,
      homeCount: countAt("home"),
      clinicCount: countAt("clinic"),
      homeSeconds: timeAt("home"),
      clinicSeconds: timeAt("clinic"),
    };
  });
}

/** Some days of one exercise at one level, with the first and the last day. */
export interface Stretch extends BlockTotals {
  readonly from: string;
  readonly to: string;
  readonly cues: WindowFigures["cues"];
}

function stretchOf(blocks: readonly Block[]): Stretch | undefined {
  const dates = blocks.map(({ date }) => date).toSorted((a, b) => (a < b ? -1 : 1));
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return undefined;
  return { ...totalsOf(blocks), cues: cueTotals(blocks), from, to };
}

const windowStretch = (window: Window | undefined) => stretchOf(window?.blocks ?? []);

/** An exercise at a level that was practiced in the range. */
export interface LevelInNote {
  readonly typeId: number;
  readonly level: number;
  readonly inRange: Stretch;
  readonly dayCount: number;
  readonly homeCount: number;
  readonly clinicCount: number;
  readonly milliseconds: number;
  /** As in the report: the first days with ten scored items at this level; undefined until there are. */
  readonly baseline: Stretch | undefined;
  /** As in the report: the last three days with scored items at this level up to the range's end. */
  readonly latest: Stretch | undefined;
  /** The change in accuracy without help from the baseline to the range's own items, and to the latest. */
  readonly rangeChange: Change;
  readonly latestChange: Change;
}

/**
 * Every exercise and level with an item in the range, by number of the exercise, lowest level first. Baseline
 * and latest rest on practice at every place.
 * @param blocks the whole history up to the range's end
 * @param times of the range's own place
 */
export function levelsInNote(
  blocks: readonly Block[],
  times: readonly TimeSpent[],
  range: NoteRange,
): LevelInNote[] {
  const key = ({ typeId, level }: Pick<Block, "typeId" | "level">) => `${typeId}:${level}`;
  const spent = Map.groupBy(times, key);
  return [...Map.groupBy(blocks, key)]
    .flatMap(([name, own]): LevelInNote[] => {
      const within = blocksIn(own, range);
      const inRange = stretchOf(within);
      const [first] = within;
      if (!inRange || !first) return [];
      const countAt = (place: Block["place"]) =>
        sum(
          within.filter((one) => one.place === place),
          ({ itemCount }) => itemCount,
        );
      const [baseline, latest] = [baselineWindow(own), latestWindow(own)];
      const mine = (spent.get(name) ?? []).filter(({ date }) => isWithin(range, date));
      return [
        {
          typeId: first.typeId,
          level: first.level,
          inRange,
          dayCount: new Set(within.map(({ date }) => date)).size,
          homeCount: countAt("home"),
          clinicCount: countAt("clinic"),
          milliseconds: sum(mine, ({ milliseconds }) => milliseconds),
          baseline: windowStretch(baseline),
          latest: windowStretch(latest),
          rangeChange: accuracyChange(
            baseline,
            inRange.scoredCount > 0 ? { blocks: within, date: inRange.to } : undefined,
          ),
          latestChange: accuracyChange(baseline, latest),
        },
      ];
    })
    .toSorted((a, b) => a.typeId - b.typeId || a.level - b.level);
}

/** A change of level, with the patient's day on which it happened. */
export interface LevelStep {
  readonly typeId: number;
  readonly from: number;
  readonly to: number;
  readonly date: string;
}

/**
 * The level of an exercise at a day's end: where the last step until then led, else where the first step
 * after it started from, else today's level.
 * @param steps oldest first
 */
export function levelAtEndOf(
  day: string,
  typeId: number,
  steps: readonly LevelStep[],
  today: number,
): number {
  const own = steps.filter((step) => step.typeId === typeId);
  const before = own.findLast(({ date }) => date <= day);
  return before?.to ?? own.find(({ date }) => date > day)?.from ?? today;
}
