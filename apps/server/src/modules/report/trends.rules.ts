/** Trend lines in the terms of the wire, from blocks and level changes alone. */
import { english } from "@regain/content/en/content";
import type { AreaTrend, TaskTrend } from "@regain/contract/entities/trends";
import type { Block } from "@regain/therapy/blocks";
import { byDate } from "@regain/therapy/days";
import { type DayRange, isWithin, levelFiguresOf } from "@regain/therapy/performance";
import { skillAreasOf } from "@regain/therapy/skill-areas";
import type { TaskType } from "@regain/therapy/task-type";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { areaTrendsOf, taskTrendOf } from "@regain/therapy/trends";
import type { DatedChange } from "../session/level.service.ts";
import { exerciseName, textsOf } from "../session/task-type.rules.ts";
import { areaChange, levelChange } from "./change-text.rules.ts";
import { levelReason } from "./level-reason.rules.ts";

const { areas: areaTexts } = english.messages;
const onTheWire = ({ from, to }: DayRange) => ({ startDate: from, endDate: to });

/** Every area's score over time, and its change from the baseline. */
export function areaTrends(blocks: readonly Block[], periods: readonly DayRange[]): AreaTrend[] {
  const now = new Map(skillAreasOf(blocks, taskTypes).map((skill) => [skill.area, skill]));
  return areaTrendsOf(blocks, taskTypes, periods).map(({ area, points }) => {
    const skill = now.get(area);
    return {
      systemName: area,
      displayName: areaTexts[area].name,
      change: skill ? areaChange(skill) : null,
      points: points.map(({ value, itemCount, joined, ...period }) => ({
        ...onTheWire(period),
        value,
        itemCount,
        joined: joined.map((typeId) => exerciseName(typeId)),
      })),
    };
  });
}

/** The change at the last level practiced. */
function lastChange(blocks: readonly Block[]): TaskTrend["change"] {
  const last = blocks.findLast(({ scoredCount }) => scoredCount > 0);
  const figures = levelFiguresOf(blocks).find(({ level }) => level === last?.level);
  return figures ? levelChange(figures) : null;
}

interface Shown {
  readonly range: DayRange;
  readonly periods: readonly DayRange[];
}

function taskTrend(
  taskType: TaskType,
  blocks: readonly Block[],
  changes: readonly DatedChange[],
  { range, periods }: Shown,
): TaskTrend[] {
  const points = taskTrendOf(blocks, periods);
  if (points.length === 0) return [];
  return [
    {
      typeId: taskType.typeId,
      displayName: textsOf(taskType).name,
      change: lastChange(blocks),
      levelChanges: changes
        .map((change) => ({
          date: change.date,
          from: change.from_level,
          to: change.to_level,
          text: levelReason(change),
        }))
        .filter(({ date }) => isWithin(range, date))
        .toSorted(byDate),
      points: points.map(({ level, accuracy, low, high, itemCount, ...period }) => ({
        ...onTheWire(period),
        level,
        accuracy: Math.round(accuracy),
        low: Math.round(low),
        high: Math.round(high),
        itemCount,
      })),
    },
  ];
}

/**
 * Every exercise practiced in the range, with its level changes.
 * @param changes in the order they were made
 */
export function taskTrends(
  blocks: readonly Block[],
  changes: readonly DatedChange[],
  shown: Shown,
): TaskTrend[] {
  const byType = Map.groupBy(blocks, ({ typeId }) => typeId);
  const changesByType = Map.groupBy(changes, ({ task_type_id }) => task_type_id);
  return taskTypes.flatMap((taskType) => {
    const { typeId } = taskType;
    return taskTrend(taskType, byType.get(typeId) ?? [], changesByType.get(typeId) ?? [], shown);
  });
}
