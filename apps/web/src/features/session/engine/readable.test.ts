import { expect, test } from "vitest";
import { applyMove, finishStudy, startItem } from "./item.ts";
import { instructionOf, readableOf, saysWhatIsTapped } from "./readable.ts";
import { makeSession } from "./session.fixture.ts";

/** The first item of an exercise. */
function itemOf(typeId: number, level = 1) {
  const [task] = makeSession([typeId], 1, level).tasks;
  if (!task) throw new Error("The session has tasks.");
  return startItem(task);
}
const textsOf = (item: ReturnType<typeof itemOf>) =>
  readableOf(item)
    .slice(1)
    .map(({ text }) => text);

test("the instruction is always read first", () => {
  for (const typeId of [1, 10, 30, 37, 41, 42, 54])
    expect(readableOf(itemOf(typeId)).slice(0, 1)).toEqual(
      instructionOf(itemOf(typeId).task.taskView),
    );
});

test("a word problem is read too", () => {
  const problem = itemOf(37);
  const [shown] = problem.task.taskView.stimulus;
  expect(shown).toMatchObject({ kind: "text", text: textsOf(problem)[0] });
});

test("of a passage to be read, the question is read and the passage is not", () => {
  const passage = itemOf(30, 2);
  const view = passage.task.taskView;
  if (view.templateName !== "MultipleChoice") throw new Error("Questions are asked here.");
  const [first, second] = view.questions;
  expect(textsOf(passage)).toEqual([first?.text]);
  const wasAnswered = { kind: "choose", question: first?.id ?? "", choice: "choice-1" } as const;
  expect(textsOf(applyMove(passage, wasAnswered, 4_000))).toEqual([second?.text]);
});

test("words and sentences to be read are left to the reader", () => {
  for (const typeId of [26, 29, 33, 54]) expect(textsOf(itemOf(typeId))).toEqual([]);
});

test("nothing is read into a run but its instruction", () => {
  expect(textsOf(itemOf(14))).toEqual([]);
});

test("what is to be kept in mind is announced, and gone when it is asked for", () => {
  const list = itemOf(42);
  expect(textsOf(list)).toEqual(["Your shopping list. Keep it in mind."]);
  expect(textsOf(finishStudy(list, 9_000))).toEqual([]);
});

test("what choices say when they are tapped can be heard before one of them is the answer", () => {
  const { taskView: view } = itemOf(58).task;
  if (view.templateName !== "MultipleChoice") throw new Error("A question is asked here.");
  const choices = view.questions[0]?.choices.map(({ text }) => text) ?? [];
  expect(choices.length).toBeGreaterThan(1);
  expect(textsOf(itemOf(58)).slice(-choices.length)).toEqual(choices);
  expect([58, 39, 26].map((typeId) => saysWhatIsTapped(itemOf(typeId).task.taskView))).toEqual([
    true,
    true,
    false,
  ]);
});
