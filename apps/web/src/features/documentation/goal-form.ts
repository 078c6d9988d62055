/** The goals of a patient on a form. Pure. */
import type { Goal } from "@regain/contract/entities/goal";
import { hashKey } from "@tanstack/react-query";

/** Where a goal begins that names no exercise yet. */
export const usualTarget = 80;

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

/** A goal that is met or discontinued has its day; one that is taken up again has none. */
export const withState = (state: Goal["state"], today: string): Partial<Goal> => ({
  state,
  endedOn: state === "open" ? null : today,
});

const isSame = (a: unknown, b: unknown) => hashKey([a]) === hashKey([b]);

/** As they are sent. */
export const trimmedGoals = (goals: readonly Goal[]): Goal[] =>
  goals.map((goal) => ({ ...goal, text: goal.text.trim() }));

/** Whether a list is the one that was sent: it has been saved then, though nobody heard of it. */
export const isSaved = (goals: readonly Goal[], theirs: readonly Goal[]): boolean =>
  isSame(trimmedGoals(goals), theirs);

/** Whether leaving now would lose something; a new goal that nobody has touched is nothing. */
export const isChanged = (goals: readonly Goal[], base: readonly Goal[]): boolean =>
  !isSame(
    goals.filter((goal) => !isSame(goal, newGoal(goal.id, goal.term))),
    base,
  );

/** Goals that say nothing. */
export const emptyGoals = (goals: readonly Goal[]): ReadonlySet<string> =>
  new Set(goals.filter(({ text, task }) => text.trim() === "" && !task).map(({ id }) => id));
