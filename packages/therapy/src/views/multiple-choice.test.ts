import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { after, judged, tap, twoQuestions } from "../testing/views.ts";
import { comparedWith, multipleChoiceRules as rules, nextInterval } from "./multiple-choice.ts";
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

describe("in a run", () => {
  const run: MultipleChoiceView = {
    ...twoQuestions,
    run: { showMs: 500, answerMs: 1_500, gapMs: 500 },
    questions: twoQuestions.questions.map((question, index) =>
      index === 1 ? { ...question, answer: null } : question,
    ),
  };
  const pass = (question: string): Move => ({ kind: "pass", question });

  test("what a question is compared with are those before it, as far back as the run looks", () => {
    const back = { ...run, run: { showMs: 500, answerMs: 1_500, gapMs: 500, lookBack: 2 } };
    const begun = after(rules, back, choose("first", "yes"));
    expect(comparedWith(back, begun).map(({ id }) => id)).toEqual(["first"]);
    expect(comparedWith(back, rules.start(back))).toEqual([]);
    expect(comparedWith(run, begun)).toEqual([]);
  });

  test("a question that was let pass is answered by nothing, which can be right", () => {
    expect(judged(rules, run, choose("first", "yes"), pass("second"))).toMatchObject({ share: 1 });
    expect(judged(rules, run, pass("first"), pass("second"))).toMatchObject({ share: 0.5 });
    expect(judged(rules, run, pass("first"), choose("second", "yes"))).toMatchObject({ share: 0 });
  });

  test("what is missed and what is tapped for nothing are both mistakes", () => {
    const start = rules.start(run);
    expect(rules.isMistake(run, start, pass("first"))).toBe(true);
    const second = rules.apply(run, start, choose("first", "yes"));
    expect(rules.isMistake(run, second, pass("second"))).toBe(false);
    expect(rules.isMistake(run, second, choose("second", "no"))).toBe(true);
  });

  test("outside a run nothing passes by", () => {
    const start = rules.start(twoQuestions);
    expect(rules.apply(twoQuestions, start, pass("first"))).toBe(start);
  });
});

describe("in spaced retrieval", () => {
  const [question] = twoQuestions.questions;
  const askings = ["1", "2", "3", "4", "5"].map((id) => ({ ...question!, id }));
  const spaced: MultipleChoiceView = {
    ...twoQuestions,
    spaced: { intervalsMs: [15_000, 30_000, 60_000], tasks: [] },
    questions: askings,
  };
  const right = (id: string) => choose(id, "yes");
  const wrong = (id: string) => choose(id, "no");

  test("right answers lead to longer intervals, and it ends after the last", () => {
    const end = after(rules, spaced, ...rules.solve(spaced));
    expect(rules.isComplete(spaced, end)).toBe(true);
    expect(rules.judge(spaced, end)).toEqual({ grade: "right", share: 1 });
  });

  test("a wrong answer goes back to the interval that worked last", () => {
    const state = after(rules, spaced, right("1"), right("2"), wrong("3"));
    expect(nextInterval(spaced, state)).toBe(1);
    const end = after(rules, spaced, right("1"), right("2"), wrong("3"), right("4"), right("5"));
    expect(rules.isComplete(spaced, end)).toBe(true);
    expect(rules.judge(spaced, end)).toEqual({ grade: "partly", share: 0.8 });
  });

  test("it ends when the questions run out", () => {
    const end = after(rules, spaced, ...askings.map(({ id }) => wrong(id)));
    expect(rules.isComplete(spaced, end)).toBe(true);
    expect(rules.judge(spaced, end)).toEqual({ grade: "wrong", share: 0 });
  });
});
