import { expect, test } from "vitest";
import type { MultipleChoiceView, Stimulus } from "@regain/contract/entities/task-view";
import { makeSession } from "../engine/session.fixture.ts";
import { canReuseView } from "./reusable-view.ts";

const writtenWordToPicture = 26;

function choosing(): MultipleChoiceView {
  const [task] = makeSession([writtenWordToPicture]).tasks;
  if (task?.taskView.templateName !== "MultipleChoice") throw new Error("pictures are chosen here");
  return task.taskView;
}

test("a word with pictures to choose from can be filled anew", () => {
  expect(canReuseView(choosing())).toBe(true);
});

test("tools, and what plays, are built anew", () => {
  const speech = { text: "a passage", audioPaths: [] };
  const player: Stimulus = { kind: "audio_player", speech, title: "A passage" };
  const view = choosing();
  expect(canReuseView({ ...view, showScratchpad: true })).toBe(false);
  expect(canReuseView({ ...view, showCalculator: true })).toBe(false);
  expect(canReuseView({ ...view, stimulus: [player] })).toBe(false);
  const questions = view.questions.map((question) => ({ ...question, stimulus: [player] }));
  expect(canReuseView({ ...view, questions })).toBe(false);
});

test("what holds or moves things is built anew", () => {
  const board = 15;
  const sequence = 48;
  for (const { taskView } of makeSession([board, sequence]).tasks)
    expect(canReuseView(taskView), taskView.templateName).toBe(false);
});
