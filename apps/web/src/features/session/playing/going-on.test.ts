import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tabStore, writeJson } from "../../../lib/storage.ts";
import { forgetGoingOn, keepGoingOn, readGoingOn } from "./going-on.ts";

const wish = { kind: "SCHEDULED", scheduleId: "1" } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  forgetGoingOn();
  vi.useRealTimers();
});

test("a session goes on after the page came back, of the patient who had it, once", () => {
  keepGoingOn("rosa", wish);
  expect(readGoingOn("sam")).toBeUndefined();
  expect(readGoingOn("rosa")).toEqual(wish);
  forgetGoingOn();
  expect(readGoingOn("rosa")).toBeUndefined();
});

test("it does not go on by itself when somebody comes back later", () => {
  keepGoingOn("rosa", wish);
  vi.advanceTimersByTime(60_001);
  expect(readGoingOn("rosa")).toBeUndefined();
});

test.each([
  ["another release's wish", { patientId: "rosa", wish: "SCHEDULED", at: Date.now() }],
  ["no wish", { patientId: "rosa", at: Date.now() }],
  ["a list", []],
  ["nothing", null],
])("what is kept in another shape is none, and goes: %s", (_, kept) => {
  writeJson(tabStore, "goOnWith", kept);
  expect(readGoingOn("rosa")).toBeUndefined();
  expect(tabStore.read("goOnWith")).toBeUndefined();
});
