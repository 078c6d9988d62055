import { expect, test } from "vitest";
import { segmentsOf } from "./progress.ts";
import { makeSession } from "./session.fixture.ts";

const { tasks } = makeSession([26, 33, 26], 2);
const ids = tasks.map(({ taskId }) => taskId);

test("each exercise is one part of the bar: done, current, pending", () => {
  const segments = segmentsOf(tasks, new Set(ids.slice(0, 3)), 3);
  expect(segments).toEqual([
    { taskType: 26, total: 2, done: 2, state: "done" },
    { taskType: 33, total: 2, done: 1, state: "current" },
    { taskType: 26, total: 2, done: 0, state: "pending" },
  ]);
});

test("when all is done nothing is current", () => {
  const states = segmentsOf(tasks, new Set(ids), ids.length).map(({ state }) => state);
  expect(states).toEqual(["done", "done", "done"]);
});
