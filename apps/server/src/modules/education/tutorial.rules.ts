import { audioFor } from "@regain/content/audio";
import { english } from "@regain/content/en/content";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { TaskView } from "@regain/contract/entities/task-view";
import { createRng } from "@regain/therapy/rng";
import { rightWay, timed } from "@regain/therapy/simulate";
import { generateItem, type TaskType } from "@regain/therapy/task-type";
import { withAudio } from "@regain/therapy/with-audio";

/** Slow enough to follow, in ms. */
const responseMs = 2_500;

/** An item at the easiest level and a correct way through it; always the same. */
export function tutorialOf(taskType: TaskType): { taskView: TaskView; events: TaskEvent[] } {
  const rng = createRng(`tutorial of ${taskType.systemName}`);
  const { view } = generateItem(taskType, 1, { rng: rng.stream("item"), content: english });
  const events = timed(rightWay(view), rng.stream("times"), responseMs);
  return { taskView: withAudio(view, audioFor), events };
}
