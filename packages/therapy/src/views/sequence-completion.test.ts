import { expect, test } from "vitest";
import { after, done, judged, place, spelling } from "../testing/views.ts";
import { sequenceCompletionRules as rules } from "./sequence-completion.ts";

const full = [place("n-1", "p1"), place("o-2", "p2"), place("o-3", "p3"), place("n-4", "p4")];

test("alike letters can stand for one another", () => {
  const swapped = [place("n-4", "p1"), place("o-3", "p2"), place("o-2", "p3"), place("n-1", "p4")];
  expect(judged(rules, spelling, ...swapped, done)).toEqual({ grade: "right", share: 1 });
});

test("one letter wrong of four is three quarters", () => {
  const verdict = judged(rules, spelling, ...full.slice(0, 3), place("x-5", "p4"), done);
  expect(verdict).toEqual({ grade: "partly", share: 0.75 });
});

test("nobody is done before every place is filled", () => {
  const state = after(rules, spelling, ...full.slice(0, 3), done);
  expect(state.isDone).toBe(false);
  expect(rules.isAnswerable(spelling, state)).toBe(false);
  expect(rules.isComplete(spelling, after(rules, spelling, ...full, done))).toBe(true);
});

test("a choice lies in one place only: placed again, it moves; taken, it goes back", () => {
  const moved = after(rules, spelling, place("n-1", "p1"), place("n-1", "p4"));
  expect(moved.placed).toEqual({ p4: "n-1" });
  expect(rules.apply(spelling, moved, { kind: "take", from: "p4" }).placed).toEqual({});
  expect(rules.apply(spelling, moved, { kind: "take", from: "p1" })).toBe(moved);
});

test("a given place cannot be filled, and is not asked for", () => {
  const view = {
    ...spelling,
    placeholders: [{ id: "p1", given: "n" }, ...spelling.placeholders.slice(1)],
    answers: ["o", "o", "n"],
  };
  const start = rules.start(view);
  expect(rules.apply(view, start, place("n-1", "p1"))).toBe(start);
  expect(judged(rules, view, ...full.slice(1), done).grade).toBe("right");
});

test("after the end nothing moves", () => {
  const end = after(rules, spelling, ...full, done);
  expect(rules.apply(spelling, end, place("x-5", "p1"))).toBe(end);
});

test("a letter in a wrong place is a mistake; one that fits there is none", () => {
  const start = rules.start(spelling);
  expect(rules.isMistake(spelling, start, place("x-5", "p1"))).toBe(true);
  expect(rules.isMistake(spelling, start, place("n-4", "p1"))).toBe(false);
});

test("hints go through what is not right yet, in reading order, and leave right letters alone", () => {
  const state = after(rules, spelling, place("n-1", "p1"), place("x-5", "p2"));
  expect(rules.hints(spelling, state)).toEqual([
    { part: "o-2", to: "p2" },
    { part: "o-3", to: "p3" },
    { part: "n-4", to: "p4" },
  ]);
});
