/** The exercises as the wire shows them. */
import { audioFor } from "@regain/content/audio";
import { english } from "@regain/content/en/content";
import { film } from "@regain/content/films";
import type {
  SessionKind,
  TaskTypeSummary,
  TherapySession,
} from "@regain/contract/entities/session";
import { recognitionTypeId } from "@regain/therapy/assessment/recognition";
import { introductionToAssessment } from "@regain/therapy/assessment/introduction";
import { introductionOf } from "@regain/therapy/introduction";
import type { ItemSeconds, TaskType } from "@regain/therapy/task-type";
import { findTaskType } from "@regain/therapy/task-types/registry";
import { withAudio } from "@regain/therapy/with-audio";

export const textsOf = (taskType: TaskType) => english.exercises[taskType.systemName];

/** In an assessment, one exercise lends its number to another. */
const isRecognition = (kind: SessionKind, typeId: number): boolean =>
  kind === "ASSESSMENT" && typeId === recognitionTypeId;

/** An exercise's name in a session of that kind; its number if this version has no such exercise. */
export function exerciseName(typeId: number, kind: SessionKind = "SCHEDULED"): string {
  if (isRecognition(kind, typeId)) return english.assessment.recognition.name;
  const taskType = findTaskType(typeId);
  return taskType ? textsOf(taskType).name : String(typeId);
}

/** An exercise as shown within a session. */
export function summaryWithin(kind: SessionKind, taskType: TaskType): TaskTypeSummary {
  const summary = taskTypeSummary(taskType);
  if (!isRecognition(kind, taskType.typeId)) return summary;
  const { name, activity } = english.assessment.recognition;
  const introduction = { text: `${name}. ${activity}`, audioPaths: [] };
  return {
    ...summary,
    displayName: name,
    activityDescription: activity,
    introduction: withAudio(introduction, audioFor),
  };
}

/** What is said before the first item, for an assessment only. */
export function introductionWithin(
  kind: SessionKind,
  itemSeconds: readonly number[],
): Pick<TherapySession, "introduction"> {
  if (kind !== "ASSESSMENT") return {};
  return { introduction: withAudio(introductionToAssessment(itemSeconds, english), audioFor) };
}

/** How long its items take. */
export const secondsOnTheWire = ({
  secondsPerItem,
  secondsByLevel,
}: ItemSeconds): Pick<TaskTypeSummary, "secondsPerItem" | "secondsByLevel"> => ({
  secondsPerItem,
  ...(secondsByLevel && { secondsByLevel: [...secondsByLevel] }),
});

export function taskTypeSummary(taskType: TaskType): TaskTypeSummary {
  const { name, activity } = textsOf(taskType);
  return {
    typeId: taskType.typeId,
    systemName: taskType.systemName,
    displayName: name,
    activityDescription: activity,
    introduction: withAudio(introductionOf(taskType, english), audioFor),
    defaultViewClassName: taskType.template,
    instructionalVideoPath: film(taskType.template),
    area: taskType.area,
    maxLevel: taskType.levels.length,
    ...secondsOnTheWire(taskType),
    version: taskType.version,
  };
}
