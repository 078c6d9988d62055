import type { TherapySession } from "@regain/contract/entities/session";
import { expect, test } from "vitest";
import { fits, wishOf } from "./session-wish.ts";

const planned = {
  kind: "SCHEDULED",
  scheduleId: "monday",
  taskTypes: [],
} as unknown as TherapySession;
const chosen = {
  kind: "SELF_GUIDED",
  scheduleId: null,
  taskTypes: [{ typeId: 1 }, { typeId: 7 }],
} as unknown as TherapySession;

test("without a network a kept session serves the schedule it was built for", () => {
  expect(fits(planned, { kind: "SCHEDULED", scheduleId: undefined })).toBe(true);
  expect(fits(planned, { kind: "SCHEDULED", scheduleId: "monday" })).toBe(true);
  expect(fits(planned, { kind: "SCHEDULED", scheduleId: "tuesday" })).toBe(false);
  expect(fits(planned, { kind: "SELF_GUIDED", taskTypeIds: [1] })).toBe(false);
});

test("an assessment that was begun serves whoever goes on with it, and no other practice", () => {
  const assessment = { ...planned, kind: "ASSESSMENT", scheduleId: null } as TherapySession;
  expect(fits(assessment, wishOf(assessment))).toBe(true);
  expect(fits(assessment, { kind: "SCHEDULED", scheduleId: undefined })).toBe(false);
  expect(fits(planned, { kind: "ASSESSMENT" })).toBe(false);
});

test("what was begun in the clinic is gone on with in the clinic, and nothing else is", () => {
  const inClinic = { ...planned, place: "clinic" } as TherapySession;
  expect(fits(inClinic, wishOf(inClinic))).toBe(true);
  expect(fits(inClinic, wishOf(planned))).toBe(false);
  expect(fits(planned, { kind: "CLINIC" })).toBe(false);
});

test("a choice of one's own is served only by the very same choice", () => {
  expect(fits(chosen, { kind: "SELF_GUIDED", taskTypeIds: [7, 1] })).toBe(true);
  expect(fits(chosen, { kind: "SELF_GUIDED", taskTypeIds: [7] })).toBe(false);
  expect(fits(chosen, { kind: "SELF_GUIDED", taskTypeIds: [7, 2] })).toBe(false);
});
