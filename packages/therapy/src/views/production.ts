import type { ProductionView } from "@regain/contract/entities/task-view";
import { editDistance, joined, spokenForm } from "../spelling.ts";
import { right, verdictOf, wrong, type Verdict, type ViewRules } from "./rules.ts";

export interface ProductionState {
  /** What the field holds; empty if the response is spoken. */
  readonly text: string;
  readonly isRecorded: boolean;
  /** Whether the recording was recognized as right; undefined if nobody could tell. */
  readonly heard: boolean | undefined;
  /** The patient's own judgment of the recording. */
  readonly marked: boolean | undefined;
  readonly isDone: boolean;
}

/** The right answer as written; for items that were sent without that, in the form in which answers are compared. */
export const rightAnswerOf = ({ shown, answers }: ProductionView): string =>
  shown ?? answers[0] ?? "";

/** Items that were sent with one nearness for all names tell one word from two. */
const comparedIn = ({ nearnesses }: ProductionView) =>
  nearnesses ? joined : (text: string) => text;

/** What was typed, without a leading word that does not count: the `a` of `a pple` is a part of the name. */
function nameIn(view: ProductionView, text: string): string {
  const typed = spokenForm(text);
  const compared = comparedIn(view);
  if (view.answers.some((name) => compared(name) === compared(typed))) return typed;
  const [first = "", ...others] = typed.split(" ");
  const isLed = others.length > 0 && view.leadingWords?.includes(first) === true;
  return isLed ? others.join(" ") : typed;
}

/**
 * A right name: how far the typed text is from it, how near it must be, and the number of letters to relate
 * the edits to.
 */
interface Name {
  readonly edits: number;
  readonly nearness: number;
  readonly letters: number;
}

/**
 * Each name is judged by its own length, and whether written as one word or two. Items that were sent with
 * one nearness for all names are judged by the length of the first, as they were then.
 */
function namesFrom(view: ProductionView, given: string): Name[] {
  const { answers, nearness, nearnesses } = view;
  const compared = comparedIn(view);
  const [first = ""] = answers;
  return answers.map((name, index) => ({
    edits: editDistance(compared(given), compared(name)),
    nearness: nearnesses?.[index] ?? nearness,
    letters: Math.max(compared(given).length, compared(nearnesses ? name : first).length),
  }));
}

/** Items that were sent without the lists of spellings and words are judged by `nearness` alone, as they were then. */
function judgeTyped(view: ProductionView, text: string): Verdict {
  const given = nameIn(view, text);
  if (given === "") return wrong;
  const names = namesFrom(view, given);
  if (names.some(({ edits }) => edits === 0)) return right;
  if (view.otherWords?.includes(given)) return wrong;
  const isMisspelling = view.nearSpellings?.includes(given) === true;
  const near = names.filter(({ edits, nearness }) => isMisspelling || edits <= nearness);
  return verdictOf(Math.max(0, ...near.map(({ edits, letters }) => 1 - edits / letters)));
}

function judge(view: ProductionView, state: ProductionState): Verdict {
  if (view.response === "typed") return judgeTyped(view, state.text);
  return (state.marked ?? state.heard === true) ? right : wrong;
}

function isAnswerable(view: ProductionView, state: ProductionState): boolean {
  return view.response === "typed" ? spokenForm(state.text) !== "" : state.isRecorded;
}

const furthestNear = ({ nearness, nearnesses = [] }: ProductionView): number =>
  Math.max(nearness, ...nearnesses);

/** Right if recognized or marked correct; a typed near spelling is partly right. */
export const productionRules: ViewRules<ProductionView, ProductionState> = {
  start: () => ({
    text: "",
    isRecorded: false,
    heard: undefined,
    marked: undefined,
    isDone: false,
  }),

  apply(view, state, event) {
    if (state.isDone) return state;
    switch (event.kind) {
      case "enter":
        return view.response === "typed" ? { ...state, text: event.text } : state;
      case "record":
        return view.response === "speech"
          ? { ...state, isRecorded: true, heard: undefined, marked: undefined }
          : state;
      case "heard":
        return state.isRecorded ? { ...state, heard: event.correct } : state;
      case "mark":
        return state.isRecorded ? { ...state, marked: event.correct } : state;
      case "done":
        return isAnswerable(view, state) ? { ...state, isDone: true } : state;
      default:
        return state;
    }
  },

  isMistake: (view, state, event) => event.kind === "done" && judge(view, state).grade === "wrong",

  isAnswerable,

  isComplete: (_, state) => state.isDone || state.marked === true || state.heard === true,

  judge,

  hints: () => [],

  solve: (view) =>
    view.response === "typed"
      ? [{ kind: "enter", text: view.answers[0] ?? "" }, { kind: "done" }]
      : [
          { kind: "record", durationMs: 1_500 },
          { kind: "mark", correct: true },
        ],

  fail: (view) =>
    view.response === "typed"
      ? [{ kind: "enter", text: "xqz".repeat(furthestNear(view) + 1) }, { kind: "done" }]
      : [{ kind: "record", durationMs: 1_500 }, { kind: "done" }],
};
