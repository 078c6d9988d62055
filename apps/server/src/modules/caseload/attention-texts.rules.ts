/** Reasons in words, with the figures and dates behind them. */
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import { addDays } from "@regain/therapy/days";
import { daysPerWeek } from "@regain/therapy/performance";
import { shownDate } from "../../lib/shown-date.ts";
import { exerciseName } from "../session/task-type.rules.ts";
import type { PatientLevel } from "./activity.store.ts";
import { perWeekText } from "./status.rules.ts";
import { type Fall, percentOf } from "./attention.rules.ts";

const { attention: texts } = english.caseloadTexts;

/** How many other exercises it also applies to. */
function also(count: number): string {
  if (count === 0) return "";
  return count === 1 ? texts.alsoOne : format(texts.also, { count });
}

export interface Stop {
  /** Without practice, up to today. */
  readonly days: number;
  /** With practice, in the four weeks ending with the last one. */
  readonly daysBefore: number;
  readonly firstDay: string | undefined;
  readonly lastDay: string;
}

export function stoppedText({ days, daysBefore, firstDay, lastDay }: Stop): string {
  const before = { from: addDays(lastDay, -27), to: lastDay };
  return format(texts["stopped-practising"], {
    days,
    rate: perWeekText(daysPerWeek(daysBefore, before, firstDay)),
    date: shownDate(lastDay),
  });
}

export const fellText = ({ typeId, from, to }: Fall, firstDay: string, others: number): string =>
  format(texts["level-fell-twice"], {
    exercise: exerciseName(typeId),
    from,
    to,
    date: shownDate(firstDay),
  }) + also(others);

export function tooHardText(worst: PatientLevel, others: number): string {
  const { typeId, level, scoredCount, from, to } = worst;
  const days = { from: shownDate(from), to: shownDate(to) };
  return (
    format(texts["low-accuracy"], {
      exercise: exerciseName(typeId),
      // Rounded down: it is reported for being below a limit, and must not seem to reach it.
      percent: Math.floor(percentOf(worst)),
      count: scoredCount,
      level,
      dates: from === to ? days.to : format(texts.dates, days),
    }) + also(others)
  );
}

export const neverCameText = (days: number): string => format(texts["never-signed-in"], { days });
