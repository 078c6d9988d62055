import type { BoardCompletionView } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { answersIn } from "./board-answers.ts";

const item = (id: string, value = id) => ({ id, label: id, value, text: id });
const view: BoardCompletionView = {
  templateName: "BoardCompletion",
  type: "sort_by_the_rule",
  instructions: { text: "Sort.", instructionAudioPaths: [], autoplayInstructions: true },
  stimulus: [],
  cues: [],
  allowHints: true,
  showCalculator: false,
  showScratchpad: false,
  answerText: "Fruit: apple, pear.",
  columns: [{ id: "fruit" }, { id: "tools" }],
  rows: [{ id: "all" }],
  supply: "once",
  cellHolds: "many",
  items: [item("apple"), item("pear"), item("saw")],
  answers: [
    { column: "fruit", row: "all", value: "apple" },
    { column: "fruit", row: "all", value: "pear" },
    { column: "tools", row: "all", value: "saw" },
  ],
};
const seen = (cells: Record<string, string[]>, cell: string) =>
  answersIn(view, { cells, isDone: true }, cell).map((one) => [one.item.id, one.mark, one.wasHere]);

test("what lay right is right, what is missing is shown in its cell", () => {
  expect(seen({ "fruit/all": ["pear"] }, "fruit/all")).toEqual([
    ["apple", "right", false],
    ["pear", "right", true],
  ]);
});

test("what lay in the wrong cell stays there, as chosen", () => {
  expect(seen({ "tools/all": ["apple", "saw"] }, "tools/all")).toEqual([
    ["saw", "right", true],
    ["apple", "chosen", true],
  ]);
});
