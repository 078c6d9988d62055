import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tabStore, writeJson } from "../../../lib/storage.ts";
import { clearAutoResume, saveAutoResume, readAutoResume } from "./auto-resume.ts";

const wish = { kind: "SCHEDULED", scheduleId: "1" } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clearAutoResume();
  vi.useRealTimers();
});

test("a session goes on after the page came back, of the patient who had it, once", () => {
  saveAutoResume("rosa", wish);
  expect(readAutoResume("sam")).toBeUndefined();
  expect(readAutoResume("rosa")).toEqual(wish);
  clearAutoResume();
  expect(readAutoResume("rosa")).toBeUndefined();
});

test("it does not go on by itself when somebody comes back later", () => {
  saveAutoResume("rosa", wish);
  vi.advanceTimersByTime(60_001);
  expect(readAutoResume("rosa")).toBeUndefined();
});

test.each([
  ["another release's wish", { patientId: "rosa", wish: "SCHEDULED", at: Date.now() }],
  ["no wish", { patientId: "rosa", at: Date.now() }],
  ["a list", []],
  ["nothing", null],
])("what is kept in another shape is none, and goes: %s", (_, kept) => {
  writeJson(tabStore, "goOnWith", kept);
  expect(readAutoResume("rosa")).toBeUndefined();
  expect(tabStore.read("goOnWith")).toBeUndefined();
});
