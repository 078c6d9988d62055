import { expect, it } from "vitest";
import { changedGoal, emptyGoals, isChanged, measuredBy, newGoal, withState } from "./goal-form.ts";

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
