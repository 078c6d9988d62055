import type { TherapySession } from "@regain/contract/entities/session";
import type { Speech } from "@regain/contract/entities/task-view";
import { secondsAt } from "@regain/therapy/task-type";

/** A tutorial film, by the paths of its files in the content. */
export interface Film {
  readonly video: string;
  readonly captions: string;
  readonly poster: string;
}

/** The exercise being played, and how it is explained. */
export interface Category {
  readonly typeId: number;
  readonly name: string;
  /** What the patient does. */
  readonly activity: string;
  /** Both of them, as speech. */
  readonly introduction: Speech;
  /** How exercises of this kind are played; undefined if there is only the exercise's own replay. */
  readonly film: Film | undefined;
}

/** How much of a category lies ahead. */
export interface Ahead {
  /** Its consecutive items from here on. */
  readonly count: number;
  /** Their estimated time, at least 1. */
  readonly minutes: number;
}

/** Captions and poster are next to the film and share its name. */
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

/** What remains of the category of the task at a position, including that task. */
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
