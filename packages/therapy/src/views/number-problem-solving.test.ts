import { expect, test } from "vitest";
import { after, done, judged, price, sum } from "../testing/views.ts";
import { numberProblemSolvingRules as rules, parseNumber } from "./number-problem-solving.ts";
import type { Move } from "./rules.ts";

const enter = (text: string): Move => ({ kind: "enter", text });

test.each([
  { typed: "1250", value: 1_250 },
  { typed: " 1,250 ", value: 1_250 },
  { typed: "$4.50", value: 4.5 },
  { typed: ".5", value: 0.5 },
  { typed: "-3", value: -3 },
  { typed: "", value: undefined },
  { typed: "12a", value: undefined },
  { typed: "1.2.3", value: undefined },
])("'$typed' is read as $value", ({ typed, value }) => {
  expect(parseNumber(typed)).toBe(value);
});

test("the value counts, not how it is written", () => {
  expect(judged(rules, sum, enter("1,250"), done).grade).toBe("right");
  expect(judged(rules, price, enter("4.5"), done).grade).toBe("right");
  expect(judged(rules, price, enter("4.51"), done).grade).toBe("wrong");
});

test("what is no number cannot be handed in", () => {
  const state = after(rules, sum, enter("about"), done);
  expect(state.isDone).toBe(false);
  expect(rules.isAnswerable(sum, state)).toBe(false);
});

test("the last thing entered counts, and nothing after the end", () => {
  const end = after(rules, sum, enter("12"), enter("1250"), done);
  expect(rules.apply(sum, end, enter("7"))).toBe(end);
  expect(rules.judge(sum, end).grade).toBe("right");
});

test("a mistake is a wrong number handed in, not one on its way", () => {
  const state = after(rules, sum, enter("12"));
  expect(rules.isMistake(sum, state, enter("125"))).toBe(false);
  expect(rules.isMistake(sum, state, done)).toBe(true);
});
