/** A patient's goals in a form. Pure. */
import { type Goal, goalWords } from "@regain/contract/entities/goal";
import * as longest from "@regain/contract/field-lengths";
import { hashKey } from "@tanstack/react-query";
import { overrun } from "../../ui/overrun.ts";

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
  goals.map((goal) => ({ ...goal, text: goalWords(goal.text) }));

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
  new Set(goals.filter(({ text, task }) => goalWords(text) === "" && !task).map(({ id }) => id));

/** Whether what is in the fields can be sent: every goal has content, and none is too long. */
export const areSendable = (goals: readonly Goal[]): boolean =>
  emptyGoals(goals).size === 0 && goals.every(({ text }) => overrun(text, longest.goal) === 0);

/** What two clinicians have made of the same goal; undefined if it was removed. */
export interface GoalClash {
  readonly id: string;
  readonly mine: Goal | undefined;
  readonly theirs: Goal | undefined;
}

/** Whose goal stays where both have changed it, by its id. */
export type GoalChoices = Readonly<Record<string, "mine" | "theirs">>;

/**
 * Joins two lists that started from the same one: what only one of the two has added, changed or removed is so in the
 * result. In their order, mine after it.
 */
export function joinGoals(
  base: readonly Goal[],
  mine: readonly Goal[],
  theirs: readonly Goal[],
  choices: GoalChoices = {},
): { readonly goals: readonly Goal[]; readonly clashes: readonly GoalClash[] } {
  const all = [...theirs, ...mine].map(({ id }) => id);
  const pairs = [...new Set(all)].map((id) => {
    const of = (goals: readonly Goal[]) => goals.find((goal) => goal.id === id);
    const pair = { id, mine: of(mine), theirs: of(theirs) };
    const isMine = !isSame(pair.mine, of(base));
    const isClash = isMine && !isSame(pair.theirs, of(base)) && !isSame(pair.mine, pair.theirs);
    return { pair, isMine, isClash };
  });
  return {
    goals: pairs.flatMap(({ pair, isMine }) => {
      const stays = isMine && choices[pair.id] !== "theirs" ? pair.mine : pair.theirs;
      return stays ?? [];
    }),
    clashes: pairs.filter(({ isClash }) => isClash).map(({ pair }) => pair),
  };
}
