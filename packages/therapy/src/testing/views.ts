/** Small views of every kind, and playing them. */
import type {
  BoardCompletionView,
  MemoryBoardView,
  MemorySequenceView,
  MultipleChoiceView,
  NumberProblemSolvingView,
  ProductionView,
  SequenceCompletionView,
  TaskView,
} from "@regain/contract/entities/task-view";
import { instructions, plainView, textChoice } from "../material/view-parts.ts";
import type { Move, ViewRules } from "../views/rules.ts";

const shared = {
  ...plainView,
  type: "test",
  instructions: instructions("Do it."),
  answerText: "So.",
};

/** Choices whose ids differ from their values. */
const choicesOf = (values: readonly string[]) =>
  values.map((value, index) => textChoice(`${value}-${index + 1}`, value));

/** `yes` is right for both questions, `first` and `second`. */
export const twoQuestions: MultipleChoiceView = {
  ...shared,
  templateName: "MultipleChoice",
  layout: "Grid",
  alignment: "Center",
  questions: ["first", "second"].map((id) => ({
    id,
    stimulus: [],
    choices: [textChoice("yes", "Yes"), textChoice("no", "No")],
    answer: "yes",
  })),
};

/** Spells `noon` with one letter too many: n-1, o-2, o-3, n-4, x-5 into p1 to p4. */
export const spelling: SequenceCompletionView = {
  ...shared,
  templateName: "SequenceCompletion",
  layout: "HorizontalWrap",
  placeholders: ["p1", "p2", "p3", "p4"].map((id) => ({ id })),
  choices: choicesOf(["n", "o", "o", "n", "x"]),
  answers: ["n", "o", "o", "n"],
};

export const sum: NumberProblemSolvingView = {
  ...shared,
  templateName: "NumberProblemSolving",
  decimals: 0,
  answers: [1_250],
};

export const price: NumberProblemSolvingView = {
  ...sum,
  unit: "$",
  decimals: 2,
  answers: [4.5],
};

/** Two pairs: cat-1, dog-2, cat-3, dog-4. */
export const pairs: MemoryBoardView = {
  ...shared,
  templateName: "MemoryBoard",
  items: choicesOf(["cat", "dog", "cat", "dog"]),
  answers: ["cat", "dog"],
};

/** a-1, then b-2, then a-1 again; c-3 is not wanted. */
export const order: MemorySequenceView = {
  ...shared,
  templateName: "MemorySequence",
  sequenceKind: "Ordered",
  items: choicesOf(["a", "b", "c"]),
  answers: ["a-1", "b-2", "a-1"],
};

/** a-1 and a-2 among b-3 and c-4. */
export const search: MemorySequenceView = {
  ...shared,
  templateName: "MemorySequence",
  sequenceKind: "Unordered",
  items: choicesOf(["a", "a", "b", "c"]),
  answers: ["a-1", "a-2"],
};

/** `pear` and `plum` belong left, `hat` right. */
export const sorting: BoardCompletionView = {
  ...shared,
  templateName: "BoardCompletion",
  columns: [{ id: "left" }, { id: "right" }],
  rows: [{ id: "row" }],
  supply: "once",
  cellHolds: "many",
  items: ["pear", "plum", "hat"].map((id) => textChoice(id, id)),
  answers: [
    { column: "left", row: "row", value: "pear" },
    { column: "left", row: "row", value: "plum" },
    { column: "right", row: "row", value: "hat" },
  ],
};

/** Red to the left and right of an empty middle; blue is a foil. */
export const pattern: BoardCompletionView = {
  ...sorting,
  columns: [{ id: "left" }, { id: "middle" }, { id: "right" }],
  supply: "palette",
  cellHolds: "one",
  items: ["red", "blue"].map((id) => textChoice(id, id)),
  answers: [
    { column: "left", row: "row", value: "red" },
    { column: "right", row: "row", value: "red" },
  ],
};

export const typing: ProductionView = {
  ...shared,
  templateName: "Production",
  response: "typed",
  answers: ["telephone", "phone"],
  nearness: 2,
};

export const speaking: ProductionView = { ...typing, response: "speech" };

export const tap = (item: string): Move => ({ kind: "tap", item });
export const place = (choice: string, to: string): Move => ({ kind: "place", choice, to });
export const done: Move = { kind: "done" };

/** The state after these moves. */
export const after = <View extends TaskView, State>(
  rules: ViewRules<View, State>,
  view: View,
  ...moves: readonly Move[]
): State => moves.reduce((state, move) => rules.apply(view, state, move), rules.start(view));

/** What a player would be told at the end of these moves. */
export const judged = <View extends TaskView, State>(
  rules: ViewRules<View, State>,
  view: View,
  ...moves: readonly Move[]
) => rules.judge(view, after(rules, view, ...moves));
