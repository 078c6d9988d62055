import { expect, test } from "vitest";
import { effortOf, isAssessment, isNewAssessment } from "./assessment.ts";
import { newPlayer } from "./player.ts";
import { makeSession } from "./session.fixture.ts";

test("an assessment is known by its kind", () => {
  const session = makeSession([26]);
  expect(isAssessment(session)).toBe(false);
  expect(isAssessment({ ...session, kind: "ASSESSMENT" })).toBe(true);
});

test("before its first answer it is told about, once", () => {
  const session = { ...makeSession([26]), kind: "ASSESSMENT" } as const;
  const state = { ...newPlayer, session };
  expect(isNewAssessment(state, undefined)).toBe(true);
  expect(isNewAssessment(state, session.sessionId)).toBe(false);
  const [first] = session.tasks;
  expect(isNewAssessment({ ...state, answered: new Set([first!.taskId]) }, undefined)).toBe(false);
  expect(isNewAssessment({ ...state, session: makeSession([26]) }, undefined)).toBe(false);
  expect(isNewAssessment(newPlayer, undefined)).toBe(false);
});

test("its effort is said in items, and in minutes to the nearest five", () => {
  const session = makeSession([1, 33], 20);
  const lasting = (secondsPerItem: number) =>
    effortOf({
      ...session,
      taskTypes: session.taskTypes.map((type) => ({ ...type, secondsPerItem })),
    });
  expect(lasting(22.9)).toEqual({ items: 40, minutes: 15 });
  expect(lasting(18)).toEqual({ items: 40, minutes: 10 });
  expect(lasting(1), "never none").toEqual({ items: 40, minutes: 5 });
});
