import type { SequenceCompletionView } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";
import { verdictOf, type Move, type ViewRules } from "./rules.ts";

export interface SequenceCompletionState {
  /** The choice in each placeholder. */
  readonly placed: Readonly<Record<string, string>>;
  readonly isDone: boolean;
}

/** The placeholders to fill, each with the value wanted there, in reading order. */
export function openPlaceholders(view: SequenceCompletionView) {
  return view.placeholders
    .filter((placeholder) => placeholder.given === undefined)
    .map((placeholder, index) => ({ id: placeholder.id, wanted: view.answers[index] }));
}

function valueOf(view: SequenceCompletionView, choiceId: string | undefined): string | undefined {
  return view.choices.find((choice) => choice.id === choiceId)?.value;
}

/** A copy without the placeholder that holds this choice. */
function withoutChoice(placed: Readonly<Record<string, string>>, choiceId: string) {
  return Object.fromEntries(Object.entries(placed).filter(([, held]) => held !== choiceId));
}

function placing(order: readonly (string | undefined)[], view: SequenceCompletionView): Move[] {
  const spare = [...view.choices];
  const moves = openPlaceholders(view).flatMap(({ id }, index): Move[] => {
    const found = spare.findIndex((choice) => choice.value === order[index]);
    const [choice] = spare.splice(found, found < 0 ? 0 : 1);
    return choice ? [{ kind: "place", choice: choice.id, to: id }] : [];
  });
  return [...moves, { kind: "done" }];
}

/** Another order of the wanted values, or foils if all wanted values are equal. */
function wrongOrder(view: SequenceCompletionView, rng: Rng): string[] {
  const foils = view.choices.map(({ value }) => value).filter((v) => !view.answers.includes(v));
  const rotated = [...view.answers.slice(1), ...view.answers.slice(0, 1)];
  const changed = rotated.some((value, index) => value !== view.answers[index]);
  if (changed && (foils.length === 0 || rng.chance(1, 2))) return rotated;
  return [...foils, ...view.answers].slice(0, view.answers.length);
}

export const sequenceCompletionRules: ViewRules<SequenceCompletionView, SequenceCompletionState> = {
  start: () => ({ placed: {}, isDone: false }),

  apply(view, state, event) {
    if (state.isDone) return state;
    switch (event.kind) {
      case "place": {
        const isOpen = openPlaceholders(view).some(({ id }) => id === event.to);
        if (!isOpen || valueOf(view, event.choice) === undefined) return state;
        const placed = { ...withoutChoice(state.placed, event.choice), [event.to]: event.choice };
        return { ...state, placed };
      }
      case "take": {
        const held = state.placed[event.from];
        return held ? { ...state, placed: withoutChoice(state.placed, held) } : state;
      }
      case "done":
        return this.isAnswerable(view, state) ? { ...state, isDone: true } : state;
      default:
        return state;
    }
  },

  isMistake(view, _, event) {
    if (event.kind !== "place") return false;
    const target = openPlaceholders(view).find(({ id }) => id === event.to);
    return target !== undefined && target.wanted !== valueOf(view, event.choice);
  },

  isAnswerable: (view, state) =>
    openPlaceholders(view).every(({ id }) => state.placed[id] !== undefined),

  isComplete: (_, state) => state.isDone,

  judge(view, state) {
    const open = openPlaceholders(view);
    const rightOnes = open.filter(({ id, wanted }) => valueOf(view, state.placed[id]) === wanted);
    return verdictOf(rightOnes.length / open.length);
  },

  hints(view, state) {
    const open = openPlaceholders(view);
    const isRight = (id: string, wanted: string | undefined) =>
      valueOf(view, state.placed[id]) === wanted;
    const kept = open
      .filter(({ id, wanted }) => isRight(id, wanted))
      .map(({ id }) => state.placed[id]);
    const spare = view.choices.filter(({ id }) => !kept.includes(id));
    return open
      .filter(({ id, wanted }) => !isRight(id, wanted))
      .flatMap(({ id, wanted }) => {
        const found = spare.findIndex((choice) => choice.value === wanted);
        const [choice] = spare.splice(found, found < 0 ? 0 : 1);
        return choice ? [{ part: choice.id, to: id }] : [];
      });
  },

  solve: (view) => placing(view.answers, view),
  fail: (view, rng) => placing(wrongOrder(view, rng), view),
};
