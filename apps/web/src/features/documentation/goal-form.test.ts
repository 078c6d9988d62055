import { expect, it } from "vitest";
import {
  areSendable,
  changedGoal,
  emptyGoals,
  isChanged,
  joinGoals,
  measuredBy,
  newGoal,
  trimmedGoals,
  withState,
} from "./goal-form.ts";

it("a new goal says nothing until it is written or measured", () => {
  const goals = [newGoal("a", "long"), newGoal("b", "short"), newGoal("c", "short")];
  const written = changedGoal(changedGoal(goals, "a", { text: "Reads the paper." }), "b", {
    task: { taskTypeId: 1, taskLevel: 2, targetPercent: 80 },
  });
  expect(emptyGoals(written)).toEqual(new Set(["c"]));
  expect(emptyGoals(changedGoal(written, "a", { text: "  " }))).toEqual(new Set(["a", "c"]));
});

it("starts from the patient's level in its exercise, whenever that is another one", () => {
  const first = measuredBy(null, 1, 4);
  expect(first).toEqual({ taskTypeId: 1, taskLevel: 4, targetPercent: 80 });
  const set = { taskTypeId: 1, taskLevel: 6, targetPercent: 90 };
  expect(measuredBy(set, 1, 4)).toEqual(set);
  expect(measuredBy(set, 2, 3)).toEqual({ taskTypeId: 2, taskLevel: 3, targetPercent: 90 });
});

it("has a day when it ends, and none when it is taken up again", () => {
  expect(withState("met", "2026-03-02")).toEqual({ state: "met", endedOn: "2026-03-02" });
  expect(withState("open", "2026-03-02")).toEqual({ state: "open", endedOn: null });
});

it("is lost when it was typed, and not when nobody has touched it", () => {
  const base = [{ ...newGoal("a", "long"), text: "Reads the paper." }];
  expect(isChanged(base, base)).toBe(false);
  expect(isChanged([...base, newGoal("b", "short")], base)).toBe(false);
  expect(isChanged([...base, { ...newGoal("b", "short"), text: "x" }], base)).toBe(true);
  expect(isChanged(changedGoal(base, "a", { byDate: "2026-03-02" }), base)).toBe(true);
  expect(isChanged([], base)).toBe(true);
  const retyped = changedGoal(changedGoal(base, "a", { text: "" }), "a", { text: base[0]!.text });
  expect(isChanged(retyped, base)).toBe(false);
});

it("a goal of characters that nobody can see is none, and one that is too long is not sent", () => {
  const goal = { ...newGoal("a", "short"), text: " \u200b\ufeff" };
  expect(emptyGoals([goal])).toEqual(new Set(["a"]));
  const task = { taskTypeId: 1, taskLevel: 2, targetPercent: 80 };
  expect(trimmedGoals([{ ...goal, task }])).toMatchObject([{ text: "" }]);
  const sendable = (text: string) => areSendable([{ ...goal, text }]);
  expect(["", "x".repeat(501), "x".repeat(500)].map(sendable)).toEqual([false, false, true]);
});

const worded = (id: string, text: string) => ({ ...newGoal(id, "long"), text });

it("what two clinicians have added, changed and removed is all joined", () => {
  const base = ["a", "b", "c", "d", "e"].map((id) => worded(id, id));
  const mine = [worded("a", "mine"), base[1]!, base[3]!, base[4]!, worded("m", "mine, new")];
  const theirs = [base[0]!, worded("b", "theirs"), base[2]!, base[3]!, worded("t", "theirs, new")];
  const { goals, clashes } = joinGoals(base, mine, theirs);
  expect(goals.map(({ text }) => text)).toEqual([
    "mine",
    "theirs",
    "d",
    "theirs, new",
    "mine, new",
  ]);
  expect(clashes).toEqual([]);
});

it("asks only about a goal that both have changed, or one changed and the other removed", () => {
  const base = ["a", "b", "c", "d"].map((id) => worded(id, id));
  const mine = [worded("a", "mine"), worded("b", "mine"), base[3]!];
  const theirs = [
    worded("a", "theirs"),
    worded("c", "theirs"),
    { ...base[3]!, byDate: "2026-03-02" },
  ];
  const joined = joinGoals(base, mine, theirs);
  expect(joined.clashes).toEqual([
    { id: "a", mine: mine[0], theirs: theirs[0] },
    { id: "c", mine: undefined, theirs: theirs[1] },
    { id: "b", mine: mine[1], theirs: undefined },
  ]);
  const chosen = (choice: "mine" | "theirs") =>
    joinGoals(base, mine, theirs, { a: choice, b: choice, c: choice }).goals;
  expect(chosen("mine")).toEqual([mine[0], theirs[2], mine[1]]);
  expect(chosen("theirs")).toEqual(theirs);
});

it("is content where both have changed a goal alike", () => {
  const base = [worded("a", "a"), worded("b", "b")];
  const mine = [worded("a", "alike")];
  expect(joinGoals(base, mine, mine)).toEqual({ goals: mine, clashes: [] });
});
