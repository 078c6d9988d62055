import { expect, test } from "vitest";
import { after, judged, tap, twoQuestions } from "../testing/views.ts";
import { multipleChoiceRules as rules } from "./multiple-choice.ts";
import type { Move } from "./rules.ts";

const choose = (question: string, choice: string): Move => ({ kind: "choose", question, choice });
const answered = (first: string, second: string) =>
  judged(rules, twoQuestions, choose("first", first), choose("second", second));

test("questions come one after the other, and the last answer ends the item", () => {
  const halfway = after(rules, twoQuestions, choose("first", "yes"));
  expect(rules.isComplete(twoQuestions, halfway)).toBe(false);
  const end = rules.apply(twoQuestions, halfway, choose("second", "yes"));
  expect(rules.isComplete(twoQuestions, end)).toBe(true);
});

test("all right is right, one of two is half, none is wrong", () => {
  expect(answered("yes", "yes")).toEqual({ grade: "right", share: 1 });
  expect(answered("no", "yes")).toEqual({ grade: "partly", share: 0.5 });
  expect(answered("no", "no")).toEqual({ grade: "wrong", share: 0 });
});

test.each([
  { why: "of a later question", move: choose("second", "yes") },
  { why: "that is not offered", move: choose("first", "maybe") },
  { why: "of another view", move: tap("yes") },
])("a move $why leaves everything as it is", ({ move }) => {
  const start = rules.start(twoQuestions);
  expect(rules.apply(twoQuestions, start, move)).toBe(start);
  expect(rules.isMistake(twoQuestions, start, choose("second", "no"))).toBe(false);
});

test("an answer is final", () => {
  const state = after(rules, twoQuestions, choose("first", "no"), choose("first", "yes"));
  expect(state.chosen).toEqual({ first: "no" });
});

test("hints show the answer of the question on the screen, and none at the end", () => {
  expect(rules.hints(twoQuestions, rules.start(twoQuestions))).toEqual([{ part: "yes" }]);
  const end = after(rules, twoQuestions, ...rules.solve(twoQuestions));
  expect(rules.hints(twoQuestions, end)).toEqual([]);
});
