import type { ProductionView } from "@regain/contract/entities/task-view";
import { editDistance, spokenForm } from "../spelling.ts";
import { right, verdictOf, wrong, type Verdict, type ViewRules } from "./rules.ts";

export interface ProductionState {
  /** What the field holds; empty where the response is spoken. */
  readonly text: string;
  readonly isRecorded: boolean;
  /** Whether the recording was recognised; undefined where nobody could tell. */
  readonly heard: boolean | undefined;
  /** The patient's own judgement of the recording. */
  readonly marked: boolean | undefined;
  readonly isDone: boolean;
}

/** The right answer as it is written; of items that were sent without that, as answers are compared. */
export const rightAnswerOf = ({ shown, answers }: ProductionView): string =>
  shown ?? answers[0] ?? "";

/** What was typed, without a word before it that counts for nothing. */
function nameIn(view: ProductionView, text: string): string {
  const typed = spokenForm(text);
  const [first = "", ...others] = typed.split(" ");
  const isLed = others.length > 0 && view.leadingWords?.includes(first) === true;
  return isLed && !view.answers.includes(typed) ? others.join(" ") : typed;
}

/** Items that were sent without the lists of spellings and words are judged by `nearness` alone, as they were then. */
function judgeTyped(view: ProductionView, text: string): Verdict {
  const given = nameIn(view, text);
  if (given === "") return wrong;
  const distance = Math.min(...view.answers.map((answer) => editDistance(given, answer)));
  if (distance === 0) return right;
  if (view.otherWords?.includes(given)) return wrong;
  const isNear = distance <= view.nearness || view.nearSpellings?.includes(given) === true;
  const longest = Math.max(given.length, view.answers[0]?.length ?? 0);
  return isNear ? verdictOf(1 - distance / longest) : wrong;
}

function judge(view: ProductionView, state: ProductionState): Verdict {
  if (view.response === "typed") return judgeTyped(view, state.text);
  return (state.marked ?? state.heard === true) ? right : wrong;
}

function isAnswerable(view: ProductionView, state: ProductionState): boolean {
  return view.response === "typed" ? spokenForm(state.text) !== "" : state.isRecorded;
}

/** Recognised or marked correct; a typed near spelling is partly right. */
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
      ? [{ kind: "enter", text: "xqz".repeat(view.nearness + 1) }, { kind: "done" }]
      : [{ kind: "record", durationMs: 1_500 }, { kind: "done" }],
};
