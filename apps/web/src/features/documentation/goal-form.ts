/** A patient's goals in a form. Pure. */
import type { Goal } from "@regain/contract/entities/goal";
import { hashKey } from "@tanstack/react-query";

/** The initial target of a goal that names no exercise yet. */
const usualTarget = 80;

export const newGoal = (id: string, term: Goal["term"]): Goal => ({
  id,
  term,
  text: "",
  task: null,
  byDate: null,
  state: "open",
  endedOn: null,
});

export const changedGoal = (goals: readonly Goal[], id: string, change: Partial<Goal>): Goal[] =>
  goals.map((goal) => (goal.id === id ? { ...goal, ...change } : goal));

/** A goal that is measured by another exercise starts from the patient's level in that one. */
export const measuredBy = (
  task: Goal["task"],
  taskTypeId: number,
  currentLevel: number,
): Goal["task"] =>
  task?.taskTypeId === taskTypeId
    ? task
    : {
        taskTypeId,
        taskLevel: currentLevel,
        targetPercent: task?.targetPercent ?? usualTarget,
      };

/** A met or discontinued goal has an end date; a resumed one has none. */
export const withState = (state: Goal["state"], today: string): Partial<Goal> => ({
  state,
  endedOn: state === "open" ? null : today,
});

const isSame = (a: unknown, b: unknown) => hashKey([a]) === hashKey([b]);

/** The goals in the form they are sent. */
export const trimmedGoals = (goals: readonly Goal[]): Goal[] =>
  goals.map((goal) => ({ ...goal, text: goal.text.trim() }));

/** Whether a list is the one that was sent: then it was saved, although the answer got lost. */
export const isSaved = (goals: readonly Goal[], theirs: readonly Goal[]): boolean =>
  isSame(trimmedGoals(goals), theirs);

/** Whether leaving now would lose something; untouched new goals do not count. */
export const isChanged = (goals: readonly Goal[], base: readonly Goal[]): boolean =>
  !isSame(
    goals.filter((goal) => !isSame(goal, newGoal(goal.id, goal.term))),
    base,
  );

/** Goals without content. */
export const emptyGoals = (goals: readonly Goal[]): ReadonlySet<string> =>
  new Set(goals.filter(({ text, task }) => text.trim() === "" && !task).map(({ id }) => id));
