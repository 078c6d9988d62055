import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";
import { type Move, verdictOf, type ViewRules } from "./rules.ts";

/**
 * The choice taken for each question so far, null if it was passed; questions come in order, and a choice
 * taken is final.
 */
export interface MultipleChoiceState {
  readonly chosen: Readonly<Record<string, string | null>>;
}

type Question = MultipleChoiceView["questions"][number];

const isRight = ({ id, answer }: Question, { chosen }: MultipleChoiceState) =>
  chosen[id] === answer;

const asked = (view: MultipleChoiceView, { chosen }: MultipleChoiceState) =>
  view.questions.filter(({ id }) => chosen[id] !== undefined);

/**
 * Spaced retrieval: the index of the next interval; the number of intervals once all were passed. A right
 * answer moves one forward, a wrong one moves one back.
 */
export const nextInterval = (view: MultipleChoiceView, state: MultipleChoiceState): number =>
  asked(view, state).reduce(
    (place, question) => (isRight(question, state) ? place + 1 : Math.max(0, place - 1)),
    0,
  );

/** The question on the screen: the first without an answer. */
export function currentQuestion(
  view: MultipleChoiceView,
  state: MultipleChoiceState,
): Question | undefined {
  if (view.spaced && nextInterval(view, state) >= view.spaced.intervalsMs.length) return undefined;
  return view.questions.find((question) => state.chosen[question.id] === undefined);
}

/** In a run that asks about earlier questions: those to be shown again before the question on the screen. */
export function comparedWith(view: MultipleChoiceView, state: MultipleChoiceState): Question[] {
  const place = asked(view, state).length;
  return view.questions.slice(Math.max(0, place - (view.run?.lookBack ?? 0)), place);
}

/** What an event answers the question with: a choice, null for letting it pass, undefined for nothing. */
function takenBy(
  view: MultipleChoiceView,
  question: Question | undefined,
  event: Move,
): string | null | undefined {
  if (event.kind !== "choose" && event.kind !== "pass") return undefined;
  if (question?.id !== event.question) return undefined;
  if (event.kind === "pass") return view.run ? null : undefined;
  return question.choices.some(({ id }) => id === event.choice) ? event.choice : undefined;
}

const answering = ({ id }: Question, choice: string | null): Move =>
  choice === null ? { kind: "pass", question: id } : { kind: "choose", question: id, choice };

/** A choice that is not the answer; if there is none, letting the question pass. */
function wrongFor({ answer, choices }: Question, rng: Rng): string | null {
  const others = choices.filter((choice) => choice.id !== answer);
  return others.length > 0 ? rng.pick(others).id : null;
}

/** All questions judged together: correct if all are right, incorrect if all are wrong. */
export const multipleChoiceRules: ViewRules<MultipleChoiceView, MultipleChoiceState> = {
  start: () => ({ chosen: {} }),

  apply(view, state, event) {
    const question = currentQuestion(view, state);
    const choice = takenBy(view, question, event);
    return question && choice !== undefined
      ? { chosen: { ...state.chosen, [question.id]: choice } }
      : state;
  },

  isMistake(view, state, event) {
    const question = currentQuestion(view, state);
    const choice = takenBy(view, question, event);
    return choice !== undefined && choice !== question?.answer;
  },

  isAnswerable: () => false,
  isComplete: (view, state) => currentQuestion(view, state) === undefined,

  judge(view, state) {
    const all = view.spaced ? asked(view, state) : view.questions;
    const right = all.filter((question) => isRight(question, state));
    return verdictOf(right.length / Math.max(1, all.length));
  },

  hints(view, state) {
    const answer = currentQuestion(view, state)?.answer;
    return answer ? [{ part: answer }] : [];
  },

  solve(view) {
    const needed = view.spaced ? view.spaced.intervalsMs.length : view.questions.length;
    return view.questions.slice(0, needed).map((question) => answering(question, question.answer));
  },

  fail: (view, rng) =>
    view.questions.map((question) => answering(question, wrongFor(question, rng))),
};
