import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import type { scheduleSuggestions } from "@regain/contract/calls/schedule/schedule-suggestions";
import type { CallAnswer } from "@regain/contract/endpoint";
import { localTime } from "@regain/therapy/days";
import {
  type Suggestion,
  type SuggestionReason,
  suggestionsFor,
} from "@regain/therapy/suggestions";
import { findTaskType, taskTypes } from "@regain/therapy/task-types/registry";
import type { Trx } from "../../db/database.ts";
import { loadPatient } from "../patient.store.ts";
import { percentList } from "../report/level-reason.rules.ts";
import { shownDate } from "../../lib/shown-date.ts";
import { practiceUntil } from "../report/report.service.ts";
import { currentLevels } from "../session/level.service.ts";
import { exerciseName, textsOf } from "../session/task-type.rules.ts";
import { activeSchedule, requireTaskType } from "./schedule.service.ts";
import { patientProfile } from "./schedule.store.ts";

type WireSuggestion = CallAnswer<typeof scheduleSuggestions>["suggestions"][number];

/** What fills the placeholders of a reason's text. */
function valuesOf(reason: SuggestionReason): Record<string, string | number> {
  if ("from" in reason) {
    const { from, percents, level, items, firstDay, lastDay } = reason;
    return {
      from: exerciseName(from),
      percents: percentList(percents),
      level,
      items,
      firstDay: shownDate(firstDay),
      lastDay: shownDate(lastDay),
    };
  }
  const area = english.messages.areas[reason.area].name;
  if (!("score" in reason)) return { area };
  return { area, score: reason.score, items: reason.items, date: shownDate(reason.date) };
}

function onTheWire({ typeId, taskCount, taskLevel, replaces, reason }: Suggestion): WireSuggestion {
  const taskType = requireTaskType(typeId);
  return {
    taskTypeId: typeId,
    displayName: textsOf(taskType).name,
    taskName: taskType.systemName,
    taskCount,
    taskLevel,
    maxLevel: taskType.levels.length,
    replaces:
      replaces === undefined ? null : { taskTypeId: replaces, displayName: exerciseName(replaces) },
    reason: {
      id: reason.id,
      text: format(english.suggestionTexts[reason.id], valuesOf(reason)),
    },
  };
}

/** What the patient's results suggest, the most pressing first. */
export async function suggestionsOf(
  trx: Trx,
  patientId: string,
  now: Date,
): Promise<WireSuggestion[]> {
  const { timeZone } = await loadPatient(trx, patientId);
  const { areas } = await patientProfile(trx, patientId);
  const schedule = await activeSchedule(trx, patientId);
  const typeIds = taskTypes.map(({ typeId }) => typeId);
  const levelOf = await currentLevels(trx, patientId, typeIds);
  const blocks = await practiceUntil(trx, patientId, localTime(now, timeZone).day);
  const scheduled = (schedule?.lines ?? []).map(({ taskType }) => taskType.typeId);
  const known = blocks.filter(({ typeId }) => findTaskType(typeId));
  return suggestionsFor({ areas, scheduled, blocks: known, levelOf }, taskTypes).map(onTheWire);
}
