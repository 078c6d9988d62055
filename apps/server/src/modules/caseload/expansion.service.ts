import { english } from "@regain/content/en/content";
import { dayMs } from "@regain/contract/durations";
import type { CalendarDay } from "@regain/contract/entities/calendar";
import type { AreaInBrief, ScheduleInBrief } from "@regain/contract/entities/caseload";
import type { Block } from "@regain/therapy/blocks";
import { addDays, localTime, mondayOf } from "@regain/therapy/days";
import { skillAreasOf } from "@regain/therapy/skill-areas";
import { taskTypes } from "@regain/therapy/task-types/registry";
import type { Trx } from "../../db/database.ts";
import { loadPatient } from "../patient.store.ts";
import { practiceDays } from "../practice-day.store.ts";
import { calendarDaysOf } from "../report/calendar.rules.ts";
import { practiceUntil } from "../report/report.service.ts";
import { activeSchedule, type PractisedLine } from "../schedule/schedule.service.ts";
import { changesSince } from "../session/level.service.ts";
import { isByRule } from "../session/session.rules.ts";
import { textsOf } from "../session/task-type.rules.ts";
import { attentionRules, fallsOf, isTooHard } from "./attention.rules.ts";

const { areas: areaTexts } = english.messages;

export interface Expansion {
  readonly domains: AreaInBrief[];
  readonly calendar: CalendarDay[];
  readonly today: string;
  readonly currentSchedule: ScheduleInBrief[];
}

const areasInBrief = (blocks: readonly Block[]): AreaInBrief[] =>
  skillAreasOf(blocks, taskTypes).map(({ area, baseline, latest, itemCount }) => ({
    displayName: areaTexts[area].name,
    systemName: area,
    baseline,
    latest,
    itemCount,
  }));

/** Exercises at levels that were too hard in the last week. */
function hardLevels(blocks: readonly Block[], today: string): ReadonlySet<string> {
  const from = addDays(today, -6);
  const levels = Map.groupBy(
    blocks.filter(({ date }) => date >= from),
    ({ typeId, level }) => `${typeId}:${level}`,
  );
  const sum = (list: readonly Block[], of: (block: Block) => number) =>
    list.reduce((total, block) => total + of(block), 0);
  const hard = [...levels].filter(([, own]) =>
    isTooHard({
      typeId: own[0]!.typeId,
      level: own[0]!.level,
      scoredCount: sum(own, (block) => block.scoredCount),
      withoutHelpSum: sum(own, (block) => block.withoutHelpSum),
    }),
  );
  return new Set(hard.map(([key]) => key));
}

async function fallenTypes(trx: Trx, patientId: string, now: Date): Promise<ReadonlySet<number>> {
  const since = new Date(now.getTime() - attentionRules.levelDays * dayMs);
  const rows = await changesSince(trx, patientId, since);
  const steps = rows.toReversed().map((row) => ({
    typeId: row.task_type_id,
    from: row.from_level,
    to: row.to_level,
    isByRule: isByRule(row),
    at: row.changed_at.toISOString(),
    date: row.local_date,
  }));
  return new Set(fallsOf(steps).map(({ typeId }) => typeId));
}

const lineInBrief = (
  { taskType, level, count }: PractisedLine,
  isFailing: boolean,
): ScheduleInBrief => ({
  taskName: taskType.systemName,
  displayName: textsOf(taskType).name,
  taskTypeId: taskType.typeId,
  taskLevel: level,
  maxLevel: taskType.levels.length,
  taskCount: count,
  isFailing,
});

/** A patient in a few figures, for an expanded row. */
export async function expansionOf(trx: Trx, patientId: string, now: Date): Promise<Expansion> {
  const { timeZone } = await loadPatient(trx, patientId);
  const today = localTime(now, timeZone).day;
  const blocks = await practiceUntil(trx, patientId, today);
  const from = addDays(mondayOf(today), -21);
  const days = await practiceDays(trx, patientId, { from, to: today });
  const schedule = await activeSchedule(trx, patientId);
  const hard = hardLevels(blocks, today);
  const fallen = await fallenTypes(trx, patientId, now);
  return {
    domains: areasInBrief(blocks),
    today,
    calendar: calendarDaysOf(days),
    currentSchedule: (schedule?.lines ?? []).map((line) =>
      lineInBrief(
        line,
        hard.has(`${line.taskType.typeId}:${line.level}`) || fallen.has(line.taskType.typeId),
      ),
    ),
  };
}
