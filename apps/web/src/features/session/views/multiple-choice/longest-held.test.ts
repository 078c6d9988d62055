import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { longestHeld } from "./longest-held.ts";

const view = {
  questions: ["1", "2", "3", "4"].map((id) => ({ id, answer: "Anna" })),
  spaced: { intervalsMs: [15_000, 30_000, 60_000], tasks: [] },
} as unknown as MultipleChoiceView;

test("the longest time a name was kept, whatever came after", () => {
  expect(longestHeld(view, { chosen: {} })).toBe(0);
  expect(longestHeld(view, { chosen: { 1: "Anna" } })).toBe(15_000);
  expect(longestHeld(view, { chosen: { 1: "Anna", 2: "Anna", 3: "Ben" } })).toBe(30_000);
  expect(longestHeld(view, { chosen: { 1: "Ben", 2: "Anna", 3: "Anna" } })).toBe(30_000);
});
