import type { TherapySession } from "@regain/contract/entities/session";
import type { Speech } from "@regain/contract/entities/task-view";
import { secondsAt } from "@regain/therapy/task-type";

/** A tutorial film, by the paths of its files in the content. */
export interface Film {
  readonly video: string;
  readonly captions: string;
  readonly poster: string;
}

/** An exercise that is on, and how it is explained. */
export interface Category {
  readonly typeId: number;
  readonly name: string;
  /** What the patient does. */
  readonly activity: string;
  /** Both as they are said. */
  readonly introduction: Speech;
  /** How exercises of this kind are played; undefined where the exercise shows itself only. */
  readonly film: Film | undefined;
}

/** How much of a category lies ahead. */
export interface Ahead {
  /** Items of it that stand together from here on. */
  readonly count: number;
  /** What these take, 1 at least. */
  readonly minutes: number;
}

/** Captions and poster lie beside a film and bear its name. */
const filmAt = (video: string): Film => ({
  video,
  captions: video.replace(/\.\w+$/, ".vtt"),
  poster: video.replace(/\.\w+$/, ".jpg"),
});

const typeOf = (session: TherapySession, typeId: number) =>
  session.taskTypes.find((one) => one.typeId === typeId);

/** The category of tasks of this type. */
export function categoryOf(session: TherapySession, typeId: number): Category {
  const type = typeOf(session, typeId);
  const name = type?.displayName ?? "";
  const activity = type?.activityDescription ?? "";
  return {
    typeId,
    name,
    activity,
    introduction: type?.introduction ?? { text: `${name}. ${activity}`, audioPaths: [] },
    film: type?.instructionalVideoPath ? filmAt(type.instructionalVideoPath) : undefined,
  };
}

/** How much of the category of the task at a position lies ahead, with that task. */
export function aheadAt(session: TherapySession, position: number): Ahead {
  const typeId = session.tasks[position]?.taskType ?? 0;
  const rest = session.tasks.slice(position);
  const end = rest.findIndex(({ taskType }) => taskType !== typeId);
  const own = end < 0 ? rest : rest.slice(0, end);
  const type = typeOf(session, typeId);
  const seconds = own.reduce(
    (sum, { taskLevel }) => sum + (type ? secondsAt(type, taskLevel) : 0),
    0,
  );
  return { count: own.length, minutes: Math.max(1, Math.round(seconds / 60)) };
}
