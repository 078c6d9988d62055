import type { SessionResponse } from "@regain/contract/entities/session-response";
import { expect, test } from "vitest";
import { beginsAnew, scaleEnd, shareOf } from "./bar-scale.ts";

const answer = (own: Partial<SessionResponse> = {}): SessionResponse => ({
  responseId: "0199dead-0000-7000-8000-000000000001",
  patientId: "0199dead-0000-7000-8000-000000000002",
  accuracy: 100,
  accuracyWithoutHelp: 100,
  latency: 4.2,
  startTime: "2026-11-20T15:00:00.000Z",
  endTime: "2026-11-20T15:00:10.000Z",
  sessionId: "0199dead-0000-7000-8000-000000000003",
  taskType: 33,
  taskLevel: 2,
  date: "2026-11-20",
  place: "home",
  result: "correct",
  cueCount: 0,
  hintCount: 0,
  skipType: "NONE",
  skipReason: null,
  isCorrected: false,
  ...own,
});

test("a scale ends at a round number that holds the longest time", () => {
  expect(scaleEnd([])).toBe(5);
  expect(scaleEnd([null, 4.9, 5])).toBe(5);
  expect(scaleEnd([5.1])).toBe(10);
  expect(scaleEnd([299])).toBe(300);
  expect(scaleEnd([1_250])).toBe(1_800);
});

test("shares stay within the scale", () => {
  expect([shareOf(3, 6), shareOf(9, 6), shareOf(-1, 6)]).toEqual([50, 100, 0]);
});

test("a day begins with its first answer, and so does a place", () => {
  const answers = [
    answer(),
    answer(),
    answer({ place: "clinic" }),
    answer({ place: "clinic", date: "2026-11-21" }),
  ];
  expect(answers.map((_, index) => beginsAnew(answers, index))).toEqual([true, false, true, true]);
});
