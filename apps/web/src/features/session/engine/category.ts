import type { TherapySession } from "@regain/contract/entities/session";
import type { Speech } from "@regain/contract/entities/task-view";

/** What is said about a category before it starts. */
export interface Category {
  readonly typeId: number;
  readonly name: string;
  /** What the patient does. */
  readonly activity: string;
  /** Both as they are said. */
  readonly introduction: Speech;
  /** Path of a tutorial film; undefined where the exercise shows itself. */
  readonly video: string | undefined;
  /** Items of it that stand together from here on. */
  readonly count: number;
  /** What these take, 1 at least. */
  readonly minutes: number;
}

/** The category of the task at a position, and how much of it lies ahead. */
export function categoryAt(session: TherapySession, position: number): Category {
  const typeId = session.tasks[position]?.taskType ?? 0;
  const rest = session.tasks.slice(position);
  const end = rest.findIndex(({ taskType }) => taskType !== typeId);
  const count = end < 0 ? rest.length : end;
  const type = session.taskTypes.find((one) => one.typeId === typeId);
  const name = type?.displayName ?? "";
  const activity = type?.activityDescription ?? "";
  return {
    typeId,
    name,
    activity,
    introduction: type?.introduction ?? { text: `${name}. ${activity}`, audioPaths: [] },
    video: type?.instructionalVideoPath ?? undefined,
    count,
    minutes: Math.max(1, Math.round((count * (type?.secondsPerItem ?? 0)) / 60)),
  };
}
