/** The exercises as the wire shows them. */
import { audioFor } from "@regain/content/audio";
import { english } from "@regain/content/en/content";
import type { TaskTypeSummary } from "@regain/contract/entities/session";
import { introductionOf } from "@regain/therapy/introduction";
import type { TaskType } from "@regain/therapy/task-type";
import { withAudio } from "@regain/therapy/with-audio";

export const textsOf = (taskType: TaskType) => english.exercises[taskType.systemName];

export function taskTypeSummary(taskType: TaskType): TaskTypeSummary {
  const { name, activity } = textsOf(taskType);
  return {
    typeId: taskType.typeId,
    systemName: taskType.systemName,
    displayName: name,
    activityDescription: activity,
    introduction: withAudio(introductionOf(taskType, english), audioFor),
    defaultViewClassName: taskType.template,
    instructionalVideoPath: null,
    area: taskType.area,
    maxLevel: taskType.levels.length,
    secondsPerItem: taskType.secondsPerItem,
    version: taskType.version,
  };
}
