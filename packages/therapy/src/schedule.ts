/** The first homework of a patient to whom no clinician has assigned any yet. */
import { areas, type Area, type Condition } from "@regain/contract/entities/enumerations";
import { type ItemSeconds, secondsAt, type TaskType } from "./task-type.ts";

export const scheduleDefaults = { taskCount: 10, taskLevel: 1, lines: 5 } as const;
export const taskCountRange = { min: 1, max: 25 } as const;

export interface ScheduleLine {
  readonly typeId: number;
  readonly taskCount: number;
  readonly taskLevel: number;
}

/** What the first homework is made from; everything but the exercises may be unknown. */
export interface PatientProfile {
  /** What the patient wants to improve. */
  readonly areas: readonly Area[];
  readonly conditions: readonly Condition[];
  /** Years. */
  readonly age: number | null;
  /** Where the assessment placed the patient, by typeId; undefined if it says nothing. */
  readonly placedLevel: (typeId: number) => number | undefined;
}

/** What each condition makes worth training first, if the patient names nothing. Stroke can affect everything. */
const areasOfCondition: Readonly<Record<Condition, readonly Area[]>> = {
  stroke: [],
  aphasia: ["speaking", "auditory_comprehension", "reading", "writing"],
  apraxia: ["speaking"],
  dysarthria: ["speaking"],
  tbi: ["attention", "memory", "executive_functioning"],
  concussion: ["attention", "memory", "visual"],
  dementia: ["memory", "attention", "executive_functioning"],
  learning: ["reading", "writing", "quantitative"],
  other: [],
};

/** Patients who tire quickly get four exercises and fewer items. */
const tiring: ReadonlySet<Condition> = new Set(["concussion", "dementia"]);
const oldFrom = 80;
const gentle = { lines: 4, share: 0.7 } as const;

const tiresSoon = ({ age, conditions }: PatientProfile) =>
  (age ?? 0) >= oldFrom || conditions.some((condition) => tiring.has(condition));

/** The areas the patient named; else those of the conditions; else all, in their own order. */
function areasToTrain({ areas: wanted, conditions }: PatientProfile): Area[] {
  const asked = new Set(
    wanted.length > 0 ? wanted : conditions.flatMap((condition) => areasOfCondition[condition]),
  );
  return areas.filter((area) => asked.size === 0 || asked.has(area));
}

/** How far up its exercises an area was placed, 0 to 1; undefined if nothing was placed. */
function heightOf(taskTypes: readonly TaskType[], { placedLevel }: PatientProfile) {
  const heights = taskTypes.flatMap(({ typeId, levels }) => {
    const level = placedLevel(typeId);
    return level === undefined ? [] : [(level - 1) / Math.max(1, levels.length - 1)];
  });
  return heights.length === 0
    ? undefined
    : heights.reduce((sum, height) => sum + height, 0) / heights.length;
}

/** Above every height: an area about which nothing is known is not a weak one, and comes after those that are known. */
const unknownHeight = 2;

/**
 * Items that fit into about five minutes, at most the default of ten. Estimated at an average level: the
 * count stays when the level rises.
 * @param share of them, 0 to 1, for patients who tire quickly
 */
export function countFor(taskType: TaskType, share: number): number {
  const fitting = Math.min(scheduleDefaults.taskCount, Math.floor(300 / taskType.secondsPerItem));
  return Math.max(2, Math.round(fitting * share));
}

/**
 * The first homework: five exercises (four for patients who tire quickly), distributed over the areas to
 * train, the weakest area of the assessment first and those about which it says nothing last, the exercises
 * of each area in the catalogue's order, at the levels where they were placed.
 */
export function generateSchedule(
  profile: PatientProfile,
  taskTypes: readonly TaskType[],
): ScheduleLine[] {
  const { lines, share } = tiresSoon(profile) ? gentle : { ...scheduleDefaults, share: 1 };
  const byArea = areasToTrain(profile)
    .map((area) => taskTypes.filter((taskType) => taskType.area === area))
    .map((own) => ({ own, height: heightOf(own, profile) ?? unknownHeight }))
    .toSorted((a, b) => a.height - b.height)
    .map(({ own }) => own);
  const deepest = Math.max(0, ...byArea.map((list) => list.length));
  const dealt = Array.from({ length: deepest }, (_, round) =>
    byArea.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
  return dealt.slice(0, lines).map((taskType) => ({
    typeId: taskType.typeId,
    taskCount: countFor(taskType, share),
    taskLevel: profile.placedLevel(taskType.typeId) ?? scheduleDefaults.taskLevel,
  }));
}

/** Whole minutes that these lines take at their levels, at least five. */
export function minutesFor(
  lines: readonly {
    readonly taskType: ItemSeconds;
    readonly level: number;
    readonly count: number;
  }[],
): number {
  const seconds = lines.reduce(
    (sum, { taskType, level, count }) => sum + secondsAt(taskType, level) * count,
    0,
  );
  return Math.max(5, Math.round(seconds / 60 / 5) * 5);
}
