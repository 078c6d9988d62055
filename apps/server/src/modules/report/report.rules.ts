/** The performance report in the terms of the wire, from blocks alone. Accuracy is without help throughout. */
import { english } from "@regain/content/en/content";
import { film } from "@regain/content/films";
import { format } from "@regain/content/format";
import { areas, cueTypes } from "@regain/contract/entities/enumerations";
import type { ReportDomain, ReportTherapy } from "@regain/contract/entities/report";
import type { PerformanceReport } from "@regain/contract/entities/report";
import type { Block } from "@regain/therapy/blocks";
import { levelFiguresOf, type LevelFigures, type Summary } from "@regain/therapy/performance";
import type { WindowFigures } from "@regain/therapy/performance";
import { type AreaScore, type SkillArea, skillAreasOf } from "@regain/therapy/skill-areas";
import type { TaskType } from "@regain/therapy/task-type";
import { findTaskType, taskTypes } from "@regain/therapy/task-types/registry";
import { textsOf } from "../session/task-type.rules.ts";
import { areaChange, levelChange } from "./change-text.rules.ts";
import { shownDate } from "../../lib/shown-date.ts";

const { messages } = english;

/** What a report rests on: everything up to its end, and the part that baselines may come from. */
export interface ReportBlocks {
  readonly all: readonly Block[];
  readonly forBaseline: readonly Block[];
}

const scoreText = (template: string, { value, date }: AreaScore) => ({
  value,
  description: format(template, { date: shownDate(date) }),
  date,
});

function milestoneOf({ milestone }: SkillArea): ReportDomain["nextMilestone"] {
  const taskType = milestone && findTaskType(milestone.typeId);
  if (!milestone || !taskType) return null;
  const taskTypeName = textsOf(taskType).name;
  return { value: milestone.value, taskTypeName, taskLevel: milestone.level };
}

function domainOf(skill: SkillArea): ReportDomain {
  const { name, description } = messages.areas[skill.area];
  return {
    displayName: name,
    systemName: skill.area,
    domainName: name,
    description,
    baseline: scoreText(messages.areaScores.baseline, skill.baseline),
    latest: scoreText(messages.areaScores.latest, skill.latest),
    change: areaChange(skill),
    nextMilestone: milestoneOf(skill),
    radarDisplayOrder: areas.indexOf(skill.area),
  };
}

/** Every area with a baseline. */
export function domainsOf(
  { all, forBaseline }: ReportBlocks,
  standingOf: (typeId: number) => LevelStanding,
): ReportDomain[] {
  const options = {
    baselineBlocks: forBaseline,
    levelOf: (typeId: number) => standingOf(typeId).level,
  };
  return skillAreasOf(all, taskTypes, options).map(domainOf);
}

type Measure = ReportTherapy["levels"][string]["accuracy"];
type Point = Measure["latest"];

const accuracyPoint = (figures: WindowFigures | undefined): Point =>
  figures === undefined || figures.withoutHelp === null
    ? null
    : {
        value: Math.round(figures.withoutHelp),
        itemCount: figures.scoredCount,
        date: figures.date,
      };

const latencyPoint = (figures: WindowFigures | undefined): Point =>
  figures === undefined || figures.latency === null
    ? null
    : {
        value: Math.round(figures.latency * 10) / 10,
        itemCount: figures.latencyCount,
        date: figures.date,
      };

const helpKinds: readonly string[] = [...cueTypes, "hint"];

const cuesOf = (figures: WindowFigures | undefined) =>
  (figures?.cues ?? [])
    .map(({ type, count }) => ({ numCues: count, cueType: type }))
    .toSorted((a, b) => helpKinds.indexOf(a.cueType) - helpKinds.indexOf(b.cueType));

/** A scale in seconds that fits all levels of an exercise, in steps of 5. */
function secondsScale(levels: readonly LevelFigures[]): number {
  const seconds = levels.flatMap(({ baseline, latest }) => [baseline?.latency, latest?.latency]);
  return Math.max(10, ...seconds.map((one) => Math.ceil((one ?? 0) / 5) * 5));
}

function levelOf(figures: LevelFigures, maxSeconds: number) {
  const { baseline, latest } = figures;
  return {
    accuracy: {
      baseline: accuracyPoint(baseline),
      latest: accuracyPoint(latest),
      min: 0,
      max: 100,
      unit: "%",
      isInverted: false,
    },
    latency: {
      baseline: latencyPoint(baseline),
      latest: latencyPoint(latest),
      min: 0,
      max: maxSeconds,
      unit: "s",
      isInverted: true,
    },
    change: levelChange(figures),
    baselineCues: cuesOf(baseline),
    latestCues: cuesOf(latest),
  };
}

/** An exercise's level at the report's end, and what led to it. */
export interface LevelStanding {
  readonly level: number;
  readonly lastChange: NonNullable<ReportTherapy["levelChange"]> | undefined;
}

function therapyOf(
  taskType: TaskType,
  { all, forBaseline }: ReportBlocks,
  { level, lastChange }: LevelStanding,
): ReportTherapy[] {
  const levels = levelFiguresOf(all, forBaseline).filter(({ latest }) => latest);
  if (levels.length === 0) return [];
  const { name, activity, documentation } = textsOf(taskType);
  const maxSeconds = secondsScale(levels);
  return [
    {
      displayName: name,
      description: messages.areas[taskType.area].description,
      activityDescription: activity,
      documentationSkillReport: documentation,
      skillAreas: [taskType.area],
      instructionalVideoPath: film(taskType.template),
      typeId: taskType.typeId,
      currentLevel: level,
      maxLevel: taskType.levels.length,
      isPaced: taskType.isPaced ?? false,
      levelChange: lastChange ?? null,
      levels: Object.fromEntries(
        levels.map((figures) => [String(figures.level), levelOf(figures, maxSeconds)]),
      ),
    },
  ];
}

const byType = (blocks: readonly Block[]) => Map.groupBy(blocks, ({ typeId }) => typeId);

/** Every exercise practiced, at every level with an answer. */
export function therapiesOf(
  { all, forBaseline }: ReportBlocks,
  standingOf: (typeId: number) => LevelStanding,
): ReportTherapy[] {
  const [every, early] = [byType(all), byType(forBaseline)];
  return taskTypes.flatMap((taskType) => {
    const { typeId } = taskType;
    const own = { all: every.get(typeId) ?? [], forBaseline: early.get(typeId) ?? [] };
    return therapyOf(taskType, own, standingOf(typeId));
  });
}

export function summaryTiles(summary: Summary): PerformanceReport["summary"] {
  return {
    accuracy: summary.withoutHelp === null ? null : Math.round(summary.withoutHelp),
    scoredTasks: summary.scoredCount,
    tasksCompleted: summary.itemCount,
    homeTasksCompleted: summary.homeCount,
    clinicTasksCompleted: summary.clinicCount,
    daysActivePerWeek: summary.daysPerWeek,
    activeDays: summary.activeDays,
  };
}
