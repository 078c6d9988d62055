/**
 * A second implementation of the report's figures, only for tests: written from `docs/figures.md`, answer by
 * answer, without blocks, and without any of the code it checks. Deliberately slow and plain.
 */
import { dayMs } from "@regain/contract/durations";
import type { Area, CueType, Place } from "@regain/contract/entities/enumerations";

/** One item of a session as it was answered or skipped. */
export interface Answer {
  readonly sessionId: string;
  readonly typeId: number;
  readonly level: number;
  readonly place: Place;
  readonly date: string;
  /** 0 to 100; null if it was skipped. */
  readonly accuracy: number | null;
  readonly cues: readonly CueType[];
  readonly hints: number;
  /** Null if no response was given. */
  readonly latencyMs: number | null;
}

export interface Exercise {
  readonly typeId: number;
  readonly area: Area;
  readonly maxLevel: number;
}

const isScored = (answer: Answer) => answer.accuracy !== null;

function average(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** An item's accuracy, or 0 if any help was used. */
const unhelped = (answer: Answer) =>
  answer.cues.length > 0 || answer.hints > 0 ? 0 : (answer.accuracy ?? 0);

export const slowAccuracy = (answers: readonly Answer[]) =>
  average(answers.filter(isScored).map((answer) => answer.accuracy ?? 0));

export const slowWithoutHelp = (answers: readonly Answer[]) =>
  average(answers.filter(isScored).map(unhelped));

/** Seconds. */
export function slowLatency(answers: readonly Answer[]): number | null {
  const times = [];
  for (const { latencyMs } of answers) if (latencyMs !== null) times.push(latencyMs / 1000);
  return average(times);
}

const scoredDays = (answers: readonly Answer[]) =>
  [...new Set(answers.filter(isScored).map(({ date }) => date))].toSorted();

/** The days that form the baseline; undefined before there are 10 scored items. */
export function slowBaselineDays(answers: readonly Answer[]): string[] | undefined {
  const days: string[] = [];
  for (const day of scoredDays(answers)) {
    days.push(day);
    const items = answers.filter((answer) => isScored(answer) && days.includes(answer.date));
    if (items.length >= 10) return days;
  }
  return undefined;
}

/** The last three days with scored items; undefined without any. */
export function slowLatestDays(answers: readonly Answer[]): string[] | undefined {
  const days = scoredDays(answers);
  return days.length === 0 ? undefined : days.slice(Math.max(0, days.length - 3));
}

const onDays = (answers: readonly Answer[], days: readonly string[]) =>
  answers.filter(({ date }) => days.includes(date));

/** How often each kind of help was requested. */
export function slowHelp(answers: readonly Answer[]): Record<string, number> {
  const help: Record<string, number> = {};
  for (const { cues, hints } of answers) {
    for (const cue of cues) help[cue] = (help[cue] ?? 0) + 1;
    if (hints > 0) help.hint = (help.hint ?? 0) + hints;
  }
  return help;
}

/** Everything the report says about one window of one level. */
export function slowWindow(answers: readonly Answer[], days: readonly string[] | undefined) {
  if (!days) return undefined;
  const own = onDays(answers, days);
  return {
    date: days[days.length - 1],
    itemCount: own.length,
    scoredCount: own.filter(isScored).length,
    accuracy: slowAccuracy(own),
    withoutHelp: slowWithoutHelp(own),
    latency: slowLatency(own),
    help: slowHelp(own),
  };
}

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T12:00:00Z`) / dayMs);

/** Active days of the range times 7, divided by its length from the first practice on, at least 7 days. */
export function slowDaysPerWeek(answers: readonly Answer[], from: string, to: string): number {
  const active = new Set<string>();
  let first = "9999-12-31";
  for (const { date } of answers) {
    if (date < first) first = date;
    if (date >= from && date <= to) active.add(date);
  }
  const start = first > from && answers.length > 0 ? first : from;
  const length = Math.max(7, dayNumber(to) - dayNumber(start) + 1);
  return Math.round((active.size / length) * 70) / 10;
}

/** 0 to 1: the mean over scored items of (level - 1 + share right without help) / highest level. */
function slowMastery(answers: readonly Answer[], maxLevel: number): number {
  const points = answers
    .filter(isScored)
    .map((answer) => (answer.level - 1 + unhelped(answer) / 100) / maxLevel);
  return average(points) ?? 0;
}

interface Standing {
  readonly exercise: Exercise;
  readonly first: number;
  readonly last: number;
}

export interface SlowArea {
  /** 0 to 100, not rounded. */
  readonly baseline: number;
  readonly latest: number;
  readonly baselineDate: string;
  readonly latestDate: string;
  readonly standings: readonly Standing[];
}

/** Defined for an area in which at least one exercise has a baseline. */
export function slowArea(
  answers: readonly Answer[],
  exercises: readonly Exercise[],
  area: Area,
): SlowArea | undefined {
  const standings: Standing[] = [];
  const firstDays: string[] = [];
  const lastDays: string[] = [];
  for (const exercise of exercises) {
    if (exercise.area !== area) continue;
    const own = answers.filter(({ typeId }) => typeId === exercise.typeId);
    const [early, late] = [slowBaselineDays(own), slowLatestDays(own)];
    if (!early || !late) continue;
    standings.push({
      exercise,
      first: slowMastery(onDays(own, early), exercise.maxLevel),
      last: slowMastery(onDays(own, late), exercise.maxLevel),
    });
    firstDays.push(early[early.length - 1]!);
    lastDays.push(late[late.length - 1]!);
  }
  if (standings.length === 0) return undefined;
  return {
    baseline: 100 * (average(standings.map(({ first }) => first)) ?? 0),
    latest: 100 * (average(standings.map(({ last }) => last)) ?? 0),
    baselineDate: firstDays.toSorted()[firstDays.length - 1]!,
    latestDate: lastDays.toSorted()[lastDays.length - 1]!,
    standings,
  };
}

const near = 1e-9;

/**
 * Every milestone that the definition allows: tries each level of each exercise from where it stands on. More than one if two
 * exercises need the same climb; none at 100.
 */
export function slowMilestones(
  { latest, standings }: SlowArea,
  levelOf: (typeId: number) => number,
) {
  const score = Math.round(Number(latest.toFixed(6)));
  if (score >= 100) return [];
  const goal = (Math.floor(score / 10) + 1) * 10;
  const sum = standings.reduce((total, { last }) => total + last, 0);
  const ways = standings.flatMap(({ exercise: { typeId, maxLevel }, last }) => {
    for (let level = levelOf(typeId); level <= maxLevel; level++) {
      const mean = (sum - last + level / maxLevel) / standings.length;
      if (mean * 100 >= goal - 100 * near)
        return [{ value: goal, typeId, level, cost: level - last * maxLevel }];
    }
    return [];
  });
  const cheapest = (list: readonly { cost: number }[]) =>
    Math.min(...list.map(({ cost }) => cost)) + near;
  if (ways.length > 0) return ways.filter(({ cost }) => cost <= cheapest(ways));
  const tops = standings.map(({ exercise: { typeId, maxLevel }, last }) => ({
    value: goal,
    typeId,
    level: maxLevel,
    cost: last,
  }));
  return tops.filter(({ cost }) => cost <= cheapest(tops));
}
