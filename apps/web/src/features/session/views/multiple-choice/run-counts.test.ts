import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { runCounts } from "./run-counts.ts";

const question = (id: string, answer: string | null) => ({ id, answer });

test("a run in figures: right, gone by, touched too often, answered otherwise", () => {
  const view = {
    questions: [
      question("tapped", "tap"),
      question("let go", null),
      question("slept", "tap"),
      question("too eager", null),
      question("the other side", "left"),
    ],
  } as unknown as MultipleChoiceView;
  const chosen = {
    tapped: "tap",
    "let go": null,
    slept: null,
    "too eager": "tap",
    "the other side": "right",
  };
  expect(runCounts(view, { chosen })).toEqual({
    right: 2,
    missed: 1,
    falseTaps: 1,
    otherAnswers: 1,
  });
});
