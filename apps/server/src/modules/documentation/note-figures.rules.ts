/** The figures of a note on the wire. */
import { isDeepStrictEqual } from "node:util";
import type { NoteFigures } from "@regain/contract/entities/note";
import type { Stretch } from "@regain/therapy/note-figures";
import { wholeMinutes } from "@regain/therapy/practice-day";
import type { NoteFacts } from "./note-facts.service.ts";
import { oneDecimal } from "../../lib/one-decimal.ts";
import { exerciseName } from "../session/task-type.rules.ts";
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
  const { summary, days, levels, steps } = facts;
  const timeAt = (place: "homeSeconds" | "clinicSeconds") =>
    wholeMinutes(days.reduce((total, day) => total + day[place], 0));
  return {
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
  };
}

type Exercise = NoteFigures["exercises"][number];

/** A note signed before decision 185 counts no skipped block in its baseline and latest days. */
const scoredOf = (stretch: Exercise["baseline"]) =>
  stretch && { ...stretch, itemCount: 0, cues: [] };

/**
 * What depends on answers and levels: goals are set by people, and a release may word names and
 * reasons differently.
 */
const compared = (figures: NoteFigures): NoteFigures => ({
  ...figures,
  goals: [],
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
  isDeepStrictEqual(compared(signed), compared(present));
