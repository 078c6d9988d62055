/** The figures of a note on the wire. */
import { isDeepStrictEqual } from "node:util";
import type { NoteFigures } from "@regain/contract/entities/note";
import type { Stretch } from "@regain/therapy/note-figures";
import { wholeMinutes } from "@regain/therapy/practice-day";
import type { NoteFacts } from "./note-facts.service.ts";
import { oneDecimal } from "../../lib/one-decimal.ts";
import { exerciseName } from "../session/task-type.rules.ts";
import { areasShown } from "./note-parts.rules.ts";
import { standingText } from "./note-words.rules.ts";

const rounded = (value: number | null) => (value === null ? null : oneDecimal(value));

const stretchOnWire = (stretch: Stretch) => ({
  from: stretch.from,
  to: stretch.to,
  itemCount: stretch.itemCount,
  scoredCount: stretch.scoredCount,
  withoutHelp: rounded(stretch.withoutHelp),
  accuracy: rounded(stretch.accuracy),
  latency: rounded(stretch.latency),
  cues: stretch.cues.map(({ type, count }) => ({ cueType: type, numCues: count })),
});

const goalsOnWire = ({ goals }: NoteFacts): NoteFigures["goals"] =>
  goals.flatMap(({ goal, standing }) => {
    if (!standing || !goal.task) return [];
    const figures = "percent" in standing ? standing : undefined;
    return [
      {
        goalId: goal.id,
        task: goal.task,
        kind: standing.kind,
        percent: rounded(figures?.percent ?? null),
        scoredCount: figures?.scoredCount ?? null,
        from: figures?.from ?? null,
        to: figures?.to ?? null,
        text: standingText(standing, goal.task.targetPercent),
      },
    ];
  });

export function figuresOf(facts: NoteFacts): NoteFigures {
  const { summary, days, levels, steps, range } = facts;
  const timeAt = (place: "homeSeconds" | "clinicSeconds") =>
    wholeMinutes(days.reduce((total, day) => total + day[place], 0));
  return {
    isClinicOnly: range.place === "clinic",
    itemCount: summary.itemCount,
    scoredCount: summary.scoredCount,
    withoutHelp: rounded(summary.withoutHelp),
    accuracy: rounded(summary.accuracy),
    homeCount: summary.homeCount,
    clinicCount: summary.clinicCount,
    homeMinutes: timeAt("homeSeconds"),
    clinicMinutes: timeAt("clinicSeconds"),
    activeDays: summary.activeDays,
    daysPerWeek: summary.daysPerWeek,
    days: days.map(({ date, homeCount, clinicCount }) => ({ date, homeCount, clinicCount })),
    exercises: levels.map(({ typeId, level, inRange, baseline, latest }) => ({
      typeId,
      displayName: exerciseName(typeId),
      level,
      inRange: stretchOnWire(inRange),
      baseline: baseline ? stretchOnWire(baseline) : null,
      latest: latest ? stretchOnWire(latest) : null,
    })),
    levelChanges: steps.map(({ typeId, date, from, to, reason }) => ({
      typeId,
      date,
      from,
      to,
      reason,
    })),
    goals: goalsOnWire(facts),
    areas: areasShown(facts).map(({ area, baseline, latest }) => ({ area, baseline, latest })),
  };
}

type Exercise = NoteFigures["exercises"][number];

/** A note signed before decision 185 counts no skipped block in its baseline and latest days. */
const scoredOf = (stretch: Exercise["baseline"]) =>
  stretch && { ...stretch, itemCount: 0, cues: [] };

type GoalFigures = NoteFigures["goals"][number];

/** By goal and what is to be reached: a goal that was set otherwise since is another one. */
const goalKey = ({ goalId, task }: GoalFigures) =>
  task && [goalId, task.taskTypeId, task.taskLevel, task.targetPercent].join();

/** How far along the goals are that both have. Those in notes signed before decision 232 do not say what they aimed at. */
function goalsInBoth(own: NoteFigures, other: NoteFigures): NoteFigures["goals"] {
  const known = new Set(other.goals.map(goalKey));
  return own.goals
    .filter((goal) => goal.task && known.has(goalKey(goal)))
    .map((goal) => ({ ...goal, text: "" }))
    .toSorted((a, b) => a.goalId.localeCompare(b.goalId));
}

/**
 * What depends on answers and levels: goals are set by people, and a release may word names and
 * reasons differently.
 */
const compared = (figures: NoteFigures, other: NoteFigures): NoteFigures => ({
  ...figures,
  isClinicOnly: figures.isClinicOnly === true,
  goals: goalsInBoth(figures, other),
  areas: other.areas && figures.areas,
  exercises: figures.exercises.map((exercise) => ({
    ...exercise,
    displayName: "",
    baseline: scoredOf(exercise.baseline),
    latest: scoredOf(exercise.latest),
  })),
  levelChanges: figures.levelChanges.map((change) => ({ ...change, reason: "" })),
});

/** Whether no answer, and no level that was set, has made a difference since. */
export const areSame = (signed: NoteFigures, present: NoteFigures): boolean =>
  isDeepStrictEqual(compared(signed, present), compared(present, signed));
