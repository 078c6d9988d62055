import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { verdictOf, type ViewRules } from "./rules.ts";

/** The choice taken for each question so far; questions come in order, and a choice taken is final. */
export interface MultipleChoiceState {
  readonly chosen: Readonly<Record<string, string>>;
}

/** The question on the screen: the first without an answer. */
export function currentQuestion(view: MultipleChoiceView, state: MultipleChoiceState) {
  return view.questions.find((question) => state.chosen[question.id] === undefined);
}

/** The answer to every question at once: correct if all are right, incorrect if all are wrong. */
export const multipleChoiceRules: ViewRules<MultipleChoiceView, MultipleChoiceState> = {
  start: () => ({ chosen: {} }),

  apply(view, state, event) {
    if (event.kind !== "choose") return state;
    const question = currentQuestion(view, state);
    const isOffered = question?.choices.some((choice) => choice.id === event.choice);
    if (!question || question.id !== event.question || !isOffered) return state;
    return { chosen: { ...state.chosen, [question.id]: event.choice } };
  },

  isMistake(view, state, event) {
    const question = currentQuestion(view, state);
    return event.kind === "choose" && question?.id === event.question
      ? question.answer !== event.choice
      : false;
  },

  isAnswerable: () => false,
  isComplete: (view, state) => currentQuestion(view, state) === undefined,

  judge(view, state) {
    const right = view.questions.filter(({ id, answer }) => state.chosen[id] === answer);
    return verdictOf(right.length / view.questions.length);
  },

  hints(view, state) {
    const question = currentQuestion(view, state);
    return question ? [{ part: question.answer }] : [];
  },

  solve: (view) =>
    view.questions.map(({ id, answer }) => ({ kind: "choose", question: id, choice: answer })),

  fail: (view, rng) =>
    view.questions.map(({ id, answer, choices }) => ({
      kind: "choose",
      question: id,
      choice: rng.pick(choices.filter((choice) => choice.id !== answer)).id,
    })),
};
