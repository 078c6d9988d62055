import { audioFor } from "@regain/content/audio";
import { english } from "@regain/content/en/content";
import type { TaskView } from "@regain/contract/entities/task-view";
import { createRng } from "@regain/therapy/rng";
import { generateItem, type TaskType } from "@regain/therapy/task-type";
import { withAudio } from "@regain/therapy/with-audio";
import { Refusal } from "../../lib/http/refusal.ts";

/**
 * An item to preview, as a session would contain it; the same for the same level and seed.
 * @throws Refusal `level-out-of-range`
 */
export function previewOf(taskType: TaskType, level: number, seed: string): TaskView {
  const maxLevel = taskType.levels.length;
  if (level < 1 || level > maxLevel)
    throw new Refusal("level-out-of-range", {
      message: `Exercise ${taskType.typeId} has levels 1 to ${maxLevel}, not ${level}.`,
    });
  const rng = createRng(`preview of ${taskType.systemName} ${level} ${seed}`);
  const { view } = generateItem(taskType, level, { rng, content: english });
  return withAudio(view, audioFor);
}
