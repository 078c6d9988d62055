import { expect, test } from "vitest";
import { isAssessment, isNewAssessment } from "./assessment.ts";
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
